using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Says what makes a type serializable that is not.</summary>
internal static class Remedies
{
    public static string Of(ParseContext context, ITypeSymbol type)
    {
        if (type is INamedTypeSymbol { IsUnboundGenericType: true })
        {
            return "name its type arguments";
        }

        ITypeSymbol culprit = Culprit(context, type);
        string name = SymbolEqualityComparer.Default.Equals(culprit, type) ? "it" : $"'{Names.InMessage(culprit)}'";
        (string reason, string remedy) = context.WhyUnnamable(culprit);
        return context.IsUnnamable(culprit) ? $"generated code cannot name {name}, because {reason}: {remedy}"
            : UnnamableFormatter(context, culprit) is var (formatter, why) ? $"generated code cannot name '{formatter}', which formats {name}, because {why.Reason}"
            : LostMembers(context, culprit) is { } lost ? lost
            : culprit is not INamedTypeSymbol { IsAnonymousType: false, IsTupleType: false } named || !context.IsOwn(named) ? $"{name} has no form"
            : !context.IsAccessible(named) ? $"generated code cannot reach {name}, make it and its outer types internal or public"
            : Unmade(context, named) is { } unmade ? $"{name} {unmade}"
            : $"put [NinoType] on {name}";
    }

    /// <summary>What is wrong with the type of a member, and what to do about it.</summary>
    /// <param name="context">The compilation.</param>
    /// <param name="type">The type of the member.</param>
    /// <param name="owner">The class that declares it: where a <c>NinoBaseType</c> names one of another assembly, its members cannot be marked.</param>
    public static string OfMember(ParseContext context, ITypeSymbol type, INamedTypeSymbol owner)
    {
        bool canBeMarked = context.IsOwn(owner) || NinoTypes.IsNinoType(owner);
        if (Dataless.Is(type))
        {
            return "which never holds data: it is left out" + (canBeMarked ? "; say so with [NinoIgnore]" : "");
        }

        string ignore = canBeMarked ? "put [NinoIgnore] on the member" : $"leave out the members of '{Names.InMessage(owner)}' with {BaseClasses.WithoutMembers(owner)}";
        string write = canBeMarked ? "put [NinoCustomFormatter] or [NinoIgnore] on the member" : $"name a formatter of the type with [assembly: NinoCustomFormatter], or {ignore}";
        ITypeSymbol culprit = Culprit(context, type);
        string name = $"'{Names.InMessage(culprit)}'";
        string which = SymbolEqualityComparer.Default.Equals(culprit, type) ? "which" : $"of which {name}";
        (string reason, string remedy) = context.WhyUnnamable(culprit);
        return context.IsUnnamable(culprit) ? $"{which} generated code cannot name, because {reason}: {remedy}, or {ignore}"
            : UnnamableFormatter(context, culprit) is var (formatter, why) ? $"{which} '{formatter}' formats, which generated code cannot name, because {why.Reason}: {why.Remedy}, or {write}"
            : Dataless.Is(culprit) ? $"{which} never holds data: {write}"
            : LostMembers(context, culprit) is { } lost ? $"{which} cannot be serialized: {lost}, or {write}"
            : culprit is INamedTypeSymbol argument && !NinoTypes.CanBeArgument(argument) ? $"{which} cannot be serialized, because C# takes no interface with static abstract members as a type argument: declare a base class in place of {name}, or {ignore}"
            : culprit is INamedTypeSymbol unreachable && context.IsOwn(unreachable) && !context.IsAccessible(unreachable) ? $"{which} generated code cannot reach: make {name} and its outer types internal or public, or {write}"
            : culprit is INamedTypeSymbol collection && context.IsOwn(collection) && Unmade(context, collection) is { } unmade ? $"{which} cannot be serialized: '{Names.InMessage(culprit)}' {unmade}, or {write}"
            : TypeToMark(context, type) is not null ? $"{which} cannot be serialized: put [NinoType] on {name}, or {write}"
            : $"{which} cannot be serialized: {write}";
    }

    /// <summary>The metadata name of the type that lacks <c>[NinoType]</c>, or null when that is not what is wrong.</summary>
    public static string? TypeToMark(ParseContext context, ITypeSymbol type) =>
        Culprit(context, type).OriginalDefinition is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct or TypeKind.Interface, IsAnonymousType: false } named
        && context.IsOwn(named)
        && context.IsAccessible(named)
        && !NinoTypes.IsNinoType(named)
        && NinoTypes.CanBeArgument(named)
        && !IsOfCollection(named)
            ? NinoTypes.Metadata(named)
            : null;

    /// <summary>The formatter of a type, where generated code cannot name it, and why; null where there is none.</summary>
    private static (string Formatter, (string Reason, string Remedy) Why)? UnnamableFormatter(ParseContext context, ITypeSymbol type) =>
        context.Customs.Of(type) is { } formatter && context.IsUnnamable(formatter) ? (Names.InMessage(formatter), context.WhyUnnamable(formatter)) : null;

    /// <summary>What to do about a collection that has members beside its elements; null for any other type. Those of a class of another assembly cannot be marked.</summary>
    private static string? LostMembers(ParseContext context, ITypeSymbol type) =>
        type is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } collection && !NinoTypes.IsNinoType(collection) && context.Forms.IsCollection(collection) && context.Bases.LostByCollection(collection).ToArray() is { Length: > 0 } lost
            ? $"as a collection it would lose {string.Join(", ", lost.SelectMany(level => level.Members).Select(name => $"'{name}'"))}: {string.Join(" and ", lost.Select(level => context.IsOwn(level.Level) ? "mark these [NinoIgnore]" : $"put {BaseClasses.WithoutMembers(level.Level)} in the project").Distinct())}, or hold the elements in a member"
            : null;

    /// <summary>What to do about a class derived from a collection that is none that Nino can make; null for any other type. Marked, its elements would be lost.</summary>
    private static string? Unmade(ParseContext context, INamedTypeSymbol type) => !IsOfCollection(type) ? null
        : context.Forms.IsCollection(type) || type.IsAbstract || type.InstanceConstructors.Any(constructor => constructor is { Parameters.IsEmpty: true, DeclaredAccessibility: Accessibility.Public })
            ? "is a collection that cannot be made and filled: hold its elements in a member of another type"
        : "is a collection, which is made by a public constructor without parameters: give it one";

    private static bool IsOfCollection(INamedTypeSymbol type) => type is { TypeKind: TypeKind.Class, BaseType: { } ancestor } && !NinoTypes.IsNinoType(type)
        && ancestor.AllInterfaces.Any(contract => contract.Name is "ICollection" or "IReadOnlyCollection" && contract.ContainingNamespace.ToDisplayString().StartsWith("System.Collections", StringComparison.Ordinal));

    /// <summary>The part that cannot be serialized although all of its own parts can.</summary>
    private static ITypeSymbol Culprit(ParseContext context, ITypeSymbol type) => Culprit(context, type, new(SymbolEqualityComparer.Default)) ?? type;

    /// <param name="context">The compilation.</param>
    /// <param name="type">A type that cannot be serialized.</param>
    /// <param name="known">Those that were looked at: a collection may be among its own parts.</param>
    private static ITypeSymbol? Culprit(ParseContext context, ITypeSymbol type, HashSet<ITypeSymbol> known)
    {
        if (!known.Add(type))
        {
            return null;
        }

        IEnumerable<ITypeSymbol> parts = type switch
        {
            IArrayTypeSymbol array => [array.ElementType],
            INamedTypeSymbol named => context.Forms.ElementsOf(named) ?? Names.AllTypeArguments(named),
            _ => [],
        };
        ITypeSymbol[] failing = parts.Where(part => new Composer(context, new ComposeScope()).Of(part) is null).ToArray();
        return failing.Length == 0 ? type : failing.Select(part => Culprit(context, part, known)).FirstOrDefault(found => found is not null);
    }
}
