using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Formatters that users name with <c>[NinoCustomFormatter]</c> on types, and on assemblies for types of others.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class CustomFormatters
{
    private static readonly TypeCache<Type?[]> OfTypes = new();

    /// <summary>The formatter of a closed type where an assembly holds it, or null.</summary>
    /// <param name="type">The type.</param>
    /// <param name="holder">The assembly of the type that has it as a member; null for a root, which any loaded assembly may know.</param>
    /// <param name="isOpen">Whether it has type parameters where it is declared: then a formatter that an assembly declares for all closed forms counts, but none for this one.</param>
    public static Type? Of(Type type, Assembly? holder, bool isOpen = false) =>
        type.IsPointer || type.IsByRef || type.IsByRefLike || type.ContainsGenericParameters || type == typeof(void) ? null
        : OfTypes.GetOrAdd(type, static type => [FindOwn(type)])[0] ?? FindGlobal(type, holder, isOpen);

    /// <summary>The formatter of a type as it is declared in another, or null.</summary>
    public static Type? OfDeclared(Type open, GenericScope scope) => Of(scope.Close(open), scope.Holder, open.ContainsGenericParameters);

    /// <summary>Whether a type has a formatter; of an open one, whether one is there for its closed forms.</summary>
    public static bool Serve(Type type, Assembly holder) => !type.ContainsGenericParameters ? Of(type, holder) is not null
        : type.IsGenericType && (type.IsDefined(typeof(NinoCustomFormatterAttribute), inherit: false) || GlobalFormatters.For(type, holder).Any());

    /// <summary>Whether a type and its parts have the same formatters as a member as they have as roots.</summary>
    public static bool AreThoseOfRoots(Type type, Assembly? holder) =>
        holder is null || (Of(type, holder) == Of(type, null) && Parts(type).All(part => AreThoseOfRoots(part, holder)));

    /// <summary>Whether a type, as it is declared in another, or a part of it has a formatter.</summary>
    public static bool Concern(Type open, GenericScope scope) => OfDeclared(open, scope) is not null || Parts(open).Any(part => Concern(part, scope));

    /// <summary>The formatter that an attribute names, closed for the type.</summary>
    /// <exception cref="NinoException">It cannot format the type.</exception>
    public static Type Fit(Type formatter, Type type)
    {
        Type? closed = Close(formatter, type);
        string? problem = closed is null
            ? CustomFormatterRules.NotOpen
            : CustomFormatterRules.Problem(type.ToString(), TargetOf(closed) == type, closed.IsAbstract, closed.GetConstructor(Type.EmptyTypes) is not null, isReachable: true);
        return problem is null ? closed! : throw Bad(formatter, type, problem);
    }

    /// <summary>The type that a formatter is made for, or null. Of an open one it mentions the formatter's type parameters.</summary>
    public static Type? TargetOf(Type formatter) => DeclaredRules.Ancestors(formatter)
        .FirstOrDefault(ancestor => ancestor.IsGenericType && ancestor.GetGenericTypeDefinition() == typeof(NinoFormatter<>))?
        .GetGenericArguments()[0];

    public static NinoException Bad(Type formatter, Type type, string problem) => new($"{formatter} cannot format {type}: {problem}.", type);

    private static Type? FindOwn(Type type)
    {
        Type[] declared = type.GetCustomAttributes<NinoCustomFormatterAttribute>(inherit: false).Select(attribute => attribute.FormatterType).ToArray();
        return declared.Length == 0 ? null
            : declared.Length == 1 ? FitType(declared[0], type)
            : throw Bad(declared[1], type, CustomFormatterRules.Taken(declared[0].ToString()));
    }

    private static Type? FindGlobal(Type type, Assembly? holder, bool isOpen)
    {
        Type? ofAll = null;
        Type? ofOne = null;
        foreach (Type formatter in GlobalFormatters.For(type, holder))
        {
            if (isOpen && !formatter.IsGenericTypeDefinition)
            {
                continue;
            }

            ref Type? found = ref formatter.IsGenericTypeDefinition ? ref ofAll : ref ofOne;
            if (found is not null && found != formatter)
            {
                throw Bad(formatter, type, CustomFormatterRules.Taken(found.ToString()));
            }

            found = formatter;
        }

        // That of one closed form wins over that of all.
        return (ofOne ?? ofAll) is { } chosen ? FitType(chosen, type) : null;
    }

    /// <summary>The formatter of all values of a type, which stand under its base classes, too.</summary>
    private static Type FitType(Type formatter, Type type)
    {
        Type closed = Fit(formatter, type);
        return ContractMistakes.UnderTolerant(type, isTolerant: true, hasFormatter: true) is { } mistake ? throw new NinoException(mistake, type) : closed;
    }

    /// <summary>The formatter itself, or an open one closed for the type; null when its type parameters are not those of the type.</summary>
    private static Type? Close(Type formatter, Type type)
    {
        if (!formatter.IsGenericTypeDefinition)
        {
            return formatter;
        }

        if (TargetOf(formatter) is not { IsGenericType: true } pattern || !type.IsGenericType || pattern.GetGenericTypeDefinition() != type.GetGenericTypeDefinition())
        {
            return null;
        }

        Type[] places = pattern.GetGenericArguments();
        int[] order = Array.ConvertAll(formatter.GetGenericArguments(), parameter => Array.IndexOf(places, parameter));
        if (places.Length != order.Length || Array.IndexOf(order, -1) >= 0)
        {
            return null;
        }

        try
        {
            return formatter.MakeGenericType(Array.ConvertAll(order, place => type.GetGenericArguments()[place]));
        }
        catch (ArgumentException)
        {
            // A constraint that the type does not have.
            return null;
        }
    }

    private static IEnumerable<Type> Parts(Type type) => type.IsArray ? [type.GetElementType()!] : type.GetGenericArguments();
}
