using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Which types take part, and under which rules.</summary>
internal static class NinoTypes
{
    private static readonly ConditionalWeakTable<INamedTypeSymbol, StrongBox<TypeRules?>> Known = new();

    /// <summary>The rules of a type: its own attribute, else that of the nearest attributed base class, else that of an interface; null when it takes no part.</summary>
    public static TypeRules? RulesOf(INamedTypeSymbol type)
    {
        if (type.TypeKind is not (TypeKind.Class or TypeKind.Struct or TypeKind.Interface))
        {
            return null;
        }

        return Known.GetValue(type.OriginalDefinition, static definition => new(Find(definition))).Value;
    }

    /// <summary>Whether an assembly references the runtime, so that it may have Nino types, formatters, or code that calls the serializer.</summary>
    public static bool MayBeIn(IAssemblySymbol assembly) => assembly.Modules.Any(module => module.ReferencedAssemblies.Any(reference => reference.Name == "Nino.Core"));

    /// <summary>Whether a <c>[NinoType]</c> says that its type is version-tolerant.</summary>
    public static bool IsTolerant(AttributeData attribute) => Says(attribute, "VersionTolerant");

    /// <summary>Whether it says that instances keep their identity (format.md §15).</summary>
    public static bool PreservesReferences(AttributeData attribute) => Says(attribute, "PreserveReferences");

    /// <summary>Whether it is version-tolerant (format.md §14).</summary>
    public static bool IsTolerant(INamedTypeSymbol type) => RulesOf(type) is { IsTolerant: true };

    /// <summary>A version-tolerant base class or interface, under which a type has to be version-tolerant, too; or null.</summary>
    public static INamedTypeSymbol? TolerantBaseOf(INamedTypeSymbol type) => Ancestors(type).Concat(type.AllInterfaces).FirstOrDefault(IsTolerant);

    /// <summary>The numbers that a type and its base classes keep, ascending.</summary>
    public static int[] ReservedBy(INamedTypeSymbol type) => Ancestors(type).Prepend(type).SelectMany(Reserved).Distinct().OrderBy(number => number).ToArray();

    /// <summary>The number above all that members of a version-tolerant type have or had, or null when the largest is taken.</summary>
    public static int? NextNumber(IEnumerable<int> taken) => taken.Append(0).Max() is < int.MaxValue and var last ? last + 1 : null;

    private static IEnumerable<int> Reserved(INamedTypeSymbol type) => type.Find("NinoReservedAttribute") is { ConstructorArguments.Length: 1 } attribute && attribute.ConstructorArguments[0] is { Kind: TypedConstantKind.Array, Values: { IsDefault: false } numbers }
        ? numbers.Select(number => unchecked((int)(number.Value as uint? ?? 0)))
        : [];

    /// <summary>Whether a member of the type keeps the members that a version-tolerant type does not know.</summary>
    public static bool IsPlace(ITypeSymbol type) => type is INamedTypeSymbol { Name: "NinoUnknownMembers" } named && MetadataName(named) == "Nino.Core.NinoUnknownMembers";

    public static bool IsNinoType(ITypeSymbol type) => type is INamedTypeSymbol named && RulesOf(named) is not null;

    /// <summary>Whether C# takes the type as a type argument: not an interface that leaves static members to who implements it. Its rules are inherited all the same.</summary>
    public static bool CanBeArgument(INamedTypeSymbol type) =>
        type.TypeKind != TypeKind.Interface || !type.AllInterfaces.Concat([type]).Any(contract => LeavesStatic(type, contract));

    private static bool LeavesStatic(INamedTypeSymbol type, INamedTypeSymbol contract) => contract.GetMembers()
        .Any(member => member is { IsStatic: true, IsAbstract: true } && type.FindImplementationForInterfaceMember(member) is null or { IsAbstract: true });

    /// <summary>Whether a root of the type carries its id (format.md §9).</summary>
    public static bool CarriesId(ITypeSymbol type) => IsNinoType(type) && BasesOf(type).Any();

    /// <summary>The name by which types stand in tables; empty for nested ones.</summary>
    public static string MetadataName(INamedTypeSymbol type) =>
        type.ContainingType is null ? InScope(type.ContainingNamespace, type.MetadataName) : "";

    /// <summary>A name behind that of its namespace.</summary>
    public static string InScope(INamespaceSymbol? scope, string name) =>
        scope is null || scope.IsGlobalNamespace ? name : InScope(scope.ContainingNamespace, $"{scope.Name}.{name}");

    public static IEnumerable<INamedTypeSymbol> Ancestors(ITypeSymbol type)
    {
        for (INamedTypeSymbol? ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            yield return ancestor;
        }
    }

    /// <summary>The base classes and interfaces that take part.</summary>
    public static IEnumerable<INamedTypeSymbol> BasesOf(ITypeSymbol type) => Ancestors(type).Concat(type.AllInterfaces).Where(IsNinoType);

    /// <summary>The interface whose rules a type follows that has none of its own or of a base class, or null.</summary>
    public static INamedTypeSymbol? ProviderOf(INamedTypeSymbol type) => ProviderOf(type, type.AllInterfaces.Select(OwnRules).ToArray()) is { } place ? type.AllInterfaces[place] : null;

    /// <summary>The name by which a compilation finds the type.</summary>
    public static string Metadata(INamedTypeSymbol type) => type.ContainingType is { } outer
        ? $"{Metadata(outer)}+{type.MetadataName}"
        : InScope(type.ContainingNamespace, type.MetadataName);

    private static TypeRules? Find(INamedTypeSymbol type)
    {
        TypeRules?[] interfaces = type.AllInterfaces.Select(OwnRules).ToArray();
        return TypeRules.Of(OwnRules(type), Ancestors(type).Select(OwnRules).ToArray(), interfaces, ProviderOf(type, interfaces));
    }

    private static int? ProviderOf(INamedTypeSymbol type, TypeRules?[] rules) => TypeRules.ProviderOf(
        rules,
        (one, other) => type.AllInterfaces[one].AllInterfaces.Contains(type.AllInterfaces[other], SymbolEqualityComparer.Default),
        place => Metadata(type.AllInterfaces[place]));

    private static bool Says(AttributeData attribute, string option) => attribute.NamedArguments.Any(argument => argument.Key == option && argument.Value.Value is true);

    private static TypeRules? OwnRules(INamedTypeSymbol type)
    {
        if (type.Find("NinoTypeAttribute") is not { } attribute)
        {
            return null;
        }

        return new TypeRules(
            attribute.Argument(0) as bool? ?? TypeRules.Default.AutoCollect,
            attribute.Argument(1) as bool? ?? TypeRules.Default.ContainNonPublicMembers,
            attribute.Argument(2) as bool? ?? TypeRules.Default.AllowInheritance)
        {
            IsTolerant = IsTolerant(attribute),
            SkipsDefaults = Says(attribute, "SkipDefaults"),
            PreservesReferences = PreservesReferences(attribute),
        };
    }
}
