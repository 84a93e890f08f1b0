using System.Linq;
using System.Reflection;
using Nino.Contract;

namespace Nino.Core.Runtime;

/// <summary>What the attributes of a type and of its bases say.</summary>
internal static class DeclaredRules
{
    private const string Interfaces = "Interfaces that are not kept are implemented by no type that is declared as one.";

    /// <summary>The rules of a type, or null when it takes no part.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = Interfaces)]
    public static TypeRules? Of(Type type)
    {
        if (type.IsArray || type.IsPointer || type.IsByRef || type.IsGenericParameter || type.IsEnum || typeof(Delegate).IsAssignableFrom(type))
        {
            return null;
        }

        List<TypeRules?> ancestors = [];
        foreach (Type ancestor in Ancestors(type))
        {
            ancestors.Add(Own(ancestor));
        }

        Type[] interfaces = type.GetInterfaces();
        TypeRules?[] rules = Array.ConvertAll(interfaces, Own);
        int? provider = TypeRules.ProviderOf(
            rules,
            (one, other) => Extends(interfaces[one], interfaces[other]),
            place => (interfaces[place].IsGenericType ? interfaces[place].GetGenericTypeDefinition() : interfaces[place]).FullName!);
        return TypeRules.Of(Own(type), ancestors.ToArray(), rules, provider);
    }

    // As declared: what variance converts to is no base.
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = Interfaces)]
    private static bool Extends(Type type, Type other) => Array.IndexOf(type.GetInterfaces(), other) >= 0;

    /// <summary>The base classes, nearest first.</summary>
    public static IEnumerable<Type> Ancestors(Type type)
    {
        for (Type? ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            yield return ancestor;
        }
    }

    /// <summary>The base classes and interfaces that take part.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = Interfaces)]
    public static IEnumerable<Type> BasesOf(Type type) => Ancestors(type).Concat(type.GetInterfaces()).Where(level => Of(level) is not null);

    /// <summary>The numbers that a type and its base classes keep, ascending.</summary>
    public static int[] ReservedBy(Type type) => Ancestors(type).Prepend(type)
        .Select(level => level.GetCustomAttribute<NinoReservedAttribute>(inherit: false))
        .SelectMany(attribute => attribute?.Numbers ?? [])
        .Select(number => (int)number)
        .Distinct()
        .OrderBy(number => number)
        .ToArray();

    private static TypeRules? Own(Type type) => type.GetCustomAttribute<NinoTypeAttribute>(inherit: false) is { } attribute
        ? new TypeRules(attribute.AutoCollect, attribute.ContainNonPublicMembers, attribute.AllowInheritance) { IsTolerant = attribute.VersionTolerant, SkipsDefaults = attribute.SkipDefaults, PreservesReferences = attribute.PreserveReferences }
        : null;
}
