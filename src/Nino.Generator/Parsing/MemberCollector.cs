using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Finds the members of a type and of those of its base classes that are Nino types (format.md §7).</summary>
internal static class MemberCollector
{
    public static IReadOnlyList<MemberSymbol> Collect(ParseContext context, INamedTypeSymbol type)
    {
        List<MemberSymbol> members = [];
        INamedTypeSymbol[] levels = Levels(type).ToArray();
        for (int level = 0; level < levels.Length; level++)
        {
            bool isSelf = level == levels.Length - 1;
            TypeRules? rules = NinoTypes.RulesOf(levels[level]) ?? (isSelf ? TypeRules.Default : null);
            ISymbol[] declared = Declared(levels[level]);
            for (int i = 0; i < declared.Length; i++)
            {
                Add(context, members, declared[i], rules, new MemberOrder(level, MemberOrder.NoNumber, i));
            }
        }

        return members.OrderBy(member => member.Order).ToArray();
    }

    /// <summary>Instance fields and readable properties that are declared in source, in declaration order.</summary>
    public static ISymbol[] Declared(INamedTypeSymbol type)
    {
        IEnumerable<ISymbol> members = type.GetMembers().Where(IsCandidate);
        return type.DeclaringSyntaxReferences.Length == 0 ? members.ToArray() : members.OrderBy(Place).ToArray();
    }

    private static IEnumerable<INamedTypeSymbol> Levels(INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class, BaseType: { SpecialType: not SpecialType.System_Object } ancestor } ? Levels(ancestor).Concat([type]) : [type];

    private static bool IsCandidate(ISymbol member) => member switch
    {
        { IsStatic: true } or { IsImplicitlyDeclared: true } => false,
        // Metadata does not tell what the compiler made by itself.
        { CanBeReferencedByName: false } or { Name: "EqualityContract", ContainingType.IsRecord: true } => false,
        IFieldSymbol field => field is { IsConst: false, AssociatedSymbol: null },
        IPropertySymbol property => property is { IsIndexer: false, ExplicitInterfaceImplementations.IsEmpty: true } && MemberAccess.Getter(property) is not null,
        _ => false,
    };

    /// <summary>Parts of a partial type come in the order of their files' names, whatever the order the compiler got them in.</summary>
    public static (string Path, int Position) Place(ISymbol member)
    {
        Location? location = member.Locations.FirstOrDefault();
        return (location?.SourceTree?.FilePath ?? "", location?.SourceSpan.Start ?? 0);
    }

    private static void Add(ParseContext context, List<MemberSymbol> members, ISymbol symbol, TypeRules? rules, MemberOrder place)
    {
        int known = members.FindIndex(member => member.Name == symbol.Name && !member.IsHidden);
        bool isOverride = symbol is IPropertySymbol { IsOverride: true } && known >= 0;
        if (known >= 0 && !isOverride)
        {
            members[known] = members[known] with { IsHidden = true };
        }

        if (rules is not { } applied)
        {
            return;
        }

        MemberMarks marks = MemberMarks.Of(symbol);
        if (NinoTypes.RulesOf(symbol.ContainingType) is null)
        {
            // A struct without an attribute keeps the form of its fields.
            marks = marks with { IsCompact = false };
        }

        marks = isOverride ? marks.Over(members[known].Marks) : marks;
        MemberOrder order = (isOverride ? members[known].Order : place) with { Number = marks.Number };
        MemberSymbol member = Create(context, symbol, applied, marks, order);
        if (isOverride)
        {
            members[known] = member;
        }
        else
        {
            members.Add(member);
        }
    }

    private static MemberSymbol Create(ParseContext context, ISymbol symbol, TypeRules rules, MemberMarks marks, MemberOrder order)
    {
        IPropertySymbol? property = symbol as IPropertySymbol;
        bool isPublic = (property is null ? symbol : MemberAccess.Getter(property)!).DeclaredAccessibility == Accessibility.Public;
        return new MemberSymbol(
            symbol,
            property?.Type ?? ((IFieldSymbol)symbol).Type,
            order,
            MemberAccess.Of(context, symbol, rules.ContainNonPublicMembers, marks.Member is not null),
            IsMember: rules.Includes(isPublic, marks.Member is not null, marks.Ignore is not null),
            marks);
    }
}
