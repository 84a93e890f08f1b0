using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Reads the fields and properties of a type and of its base classes.</summary>
internal static class MemberCollector
{
    /// <summary>What could be a member of a type; an interface has no members on the wire.</summary>
    public static IReadOnlyList<MemberSymbol> Collect(ParseContext context, INamedTypeSymbol type) => type.TypeKind == TypeKind.Interface ? []
        : MemberRules.Collect(Levels(type).Select(level => Read(context, level, context.Bases.RulesOf(level, type))).ToArray());

    /// <summary>What a class by itself would declare under some rules.</summary>
    public static IReadOnlyList<MemberSymbol> OfLevel(ParseContext context, INamedTypeSymbol level, TypeRules rules) => MemberRules.Collect([Read(context, level, rules)]);

    /// <summary>The fields of a struct, whoever may see them.</summary>
    public static IReadOnlyList<MemberSymbol> OfFields(ParseContext context, INamedTypeSymbol type) =>
        MemberRules.OfFields(UnmarkedStructs.Shown(type).Select(shown => new MemberSymbol(context, shown, type, parameter: null)).ToArray());

    private static IEnumerable<INamedTypeSymbol> Levels(INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class, BaseType: { SpecialType: not SpecialType.System_Object } ancestor } ? Levels(ancestor).Concat([type]) : [type];

    private static ContractLevel<MemberSymbol> Read(ParseContext context, INamedTypeSymbol level, TypeRules? rules)
    {
        IMethodSymbol? primary = ConstructionParser.PrimaryConstructor(level);
        return new ContractLevel<MemberSymbol>(
            rules,
            level.Has("NinoCompactAttribute"),
            Declared(context, level)
                .Select(member => new MemberSymbol(context, member, level, member.Kind == SymbolKind.Property ? primary?.Parameters.FirstOrDefault(parameter => parameter.Name == member.Name) : null))
                .ToArray());
    }

    /// <summary>Instance fields and readable properties that are declared in source, in declaration order; of other assemblies also those that the compiler does not show.</summary>
    private static IReadOnlyList<ISymbol> Declared(ParseContext context, INamedTypeSymbol type)
    {
        IEnumerable<ISymbol> members = type.GetMembers().Where(IsCandidate);
        return type.DeclaringSyntaxReferences.Length == 0
            ? HiddenMembers.Complete(context, type, members.Where(member => context.Shows(member) || IsKept(context, type, member)).ToArray())
            : DeclarationOrder.Sort(members).ToArray();
    }

    /// <summary>Whether a member that is not shown is taken as the compiler finds it: reference assemblies have virtual ones, and no formatter declares others once more where there is none.</summary>
    private static bool IsKept(ParseContext context, INamedTypeSymbol type, ISymbol member) =>
        NinoTypes.IsNinoType(type) && (member.IsVirtual || member.IsOverride || member.IsAbstract || ForeignFormatters.Of(context, type) is null);

    private static bool IsCandidate(ISymbol member) => member switch
    {
        { IsStatic: true } or { IsImplicitlyDeclared: true } => false,
        // Metadata does not tell what the compiler made by itself.
        IPropertySymbol { ExplicitInterfaceImplementations.IsEmpty: false } property => IsReadable(property),
        { CanBeReferencedByName: false } or { Name: "EqualityContract", ContainingType.IsRecord: true } => false,
        IFieldSymbol field => field is { IsConst: false, AssociatedSymbol: null },
        IPropertySymbol property => IsReadable(property),
        _ => false,
    };

    private static bool IsReadable(IPropertySymbol property) => !property.IsIndexer && MemberSymbol.Getter(property) is not null;
}
