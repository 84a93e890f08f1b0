using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>
/// Members of a class that the compiler does not show to other assemblies: private, internal and <c>private protected</c> ones. Its formatter declares
/// them once more, for derived classes elsewhere, because reference assemblies, which builds hand to each other, lack them.
/// </summary>
internal static class HiddenMembers
{
    private const string Separator = ", ";

    /// <summary>What the class hides from other assemblies.</summary>
    public static string Of(ParseContext context, INamedTypeSymbol type) => string.Join(Separator, Hidden(context, type).Select(member => member.Name));

    /// <summary>The members among them that generated code of other assemblies can reach.</summary>
    public static IEnumerable<MemberSymbol> ReachedBy(ParseContext context, INamedTypeSymbol type) => Hidden(context, type)
        .Where(member => member.Name.IndexOf('.') < 0 && member.IsReachable);

    /// <summary>How its formatter declares these.</summary>
    public static EquatableArray<HiddenMemberModel> DeclaredBy(ParseContext context, INamedTypeSymbol type) => ReachedBy(context, type)
        .Select(member => new HiddenMemberModel(
            Names.Identifier(member.Name),
            Names.Display(member.Type),
            string.Concat(AttributesOf(member)),
            member.IsPublic,
            member.IsReadOnly,
            member.IsField ? HiddenMemberBody.Field : member.HasBackingField ? HiddenMemberBody.AutoProperty : HiddenMemberBody.Property))
        .ToEquatable();

    /// <summary>The names of what the class itself declares, in order; empty where its formatter declares none of its members.</summary>
    public static string NamesOf(ParseContext context, INamedTypeSymbol type) => !ReachedBy(context, type).Any() ? "" : string.Join(Separator, context.ContractOf(type).Candidates
        .Where(member => member.IsDeclaredBy(type))
        .OrderBy(member => member.Order.Declaration)
        .Select(member => member.Name));

    /// <summary>What the formatter of a class in another assembly tells of members that the compiler does not show.</summary>
    /// <param name="context">The compilation.</param>
    /// <param name="level">The class.</param>
    /// <param name="shown">The fields and properties that the compiler shows.</param>
    /// <returns>Those and the others. As in metadata, the fields come first.</returns>
    public static IReadOnlyList<ISymbol> Complete(ParseContext context, INamedTypeSymbol level, IReadOnlyList<ISymbol> shown)
    {
        if (Declarations(context, level) is not { } declared)
        {
            return shown;
        }

        List<string> order = Constant(declared.ContainingType, nameof(TypeModel.DeclaredNames)).Split([Separator], StringSplitOptions.RemoveEmptyEntries).ToList();
        ISymbol[] hidden = declared.GetMembers().Where(member => member is IFieldSymbol { AssociatedSymbol: null } or IPropertySymbol && !shown.Any(known => known.Name == member.Name && !IsPart(known, member))).ToArray();
        return shown.Where(known => !Array.Exists(hidden, member => member.Name == known.Name))
            .Concat(hidden)
            .OrderBy(member => member is IPropertySymbol)
            .ThenBy(member => order.IndexOf(member.Name) is >= 0 and var place ? place : int.MaxValue)
            .ToArray();
    }

    /// <summary>Reports base classes in other assemblies of which a type leaves out members, unless a base class of this assembly does already.</summary>
    public static void Report(ParseContext context, INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        if (NinoTypes.Ancestors(type).TakeWhile(context.IsOwn).Any(NinoTypes.IsNinoType))
        {
            return;
        }

        foreach (INamedTypeSymbol level in NinoTypes.Ancestors(type).Where(level => !context.IsOwn(level) && context.Bases.RulesOf(level, type) is not null))
        {
            (string missing, string reason) = Missing(context, type, level);
            if (missing.Length > 0)
            {
                diagnostics.Add(new DiagnosticModel(RuleIds.HiddenMembers, Locations.Of(type), new[] { type.ToDisplayString(), missing, level.ToDisplayString(), reason }.ToEquatable()));
            }
        }
    }

    private static (string Members, string Reason) Missing(ParseContext context, INamedTypeSymbol type, INamedTypeSymbol level)
    {
        if (ForeignFormatters.Of(context, level) is not { } formatter)
        {
            string all = context.Bases.RulesOf(level, type) is { ContainNonPublicMembers: true } ? "private and internal members" : "";
            return (all, "the compiler does not show them to other assemblies, and that of the base class has no generated code which tells of them");
        }

        string hidden = Constant(formatter, nameof(TypeModel.HiddenMembers));
        ContractSymbol contract = context.ContractOf(type);
        HashSet<string> shown = new(contract.Candidates
            .Where(member => member.IsDeclaredBy(level) && (type.IsAbstract || contract.Construction.CanSet(member)))
            .Select(member => member.Name));
        string missing = string.Join(Separator, hidden.Split([Separator], StringSplitOptions.RemoveEmptyEntries).Where(name => !shown.Contains(name)).Select(name => $"'{name}'"));
        return (missing, "their types or formatters are not public");
    }

    /// <summary>The members of a class that may hold data, and its place for unknown members, where the compiler does not show them.</summary>
    private static IEnumerable<MemberSymbol> Hidden(ParseContext context, INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class, IsSealed: false }
            ? context.ContractOf(type).Candidates.Where(member => member is { IsMember: true, IsShown: false, Setting: not Setting.Never } && (member.IsServed || member.IsPlace) && member.IsDeclaredBy(type))
            : [];

    /// <summary>The class, closed like the level, in whose formatter it is declared; null where there is none.</summary>
    private static INamedTypeSymbol? Declarations(ParseContext context, INamedTypeSymbol level)
    {
        if (context.IsOwn(level) || !NinoTypes.IsNinoType(level) || ForeignFormatters.Of(context, level) is not { } formatter)
        {
            return null;
        }

        ITypeSymbol[] arguments = Names.AllTypeArguments(level).ToArray();
        INamedTypeSymbol closed = arguments.Length == 0 ? formatter : formatter.Construct([.. arguments, .. arguments]);
        return closed.GetTypeMembers().FirstOrDefault(nested => nested is { IsAbstract: true, TypeKind: TypeKind.Class } && nested.Name.TrimEnd('_') == HiddenMemberModel.Class);
    }

    /// <summary>Whether the compiler shows less of a member than its declaration tells: not its setter.</summary>
    private static bool IsPart(ISymbol shown, ISymbol declared) =>
        shown is IPropertySymbol { SetMethod: null } && declared is IPropertySymbol { SetMethod: not null };

    private static string Constant(INamedTypeSymbol formatter, string name) =>
        formatter.GetMembers(name).OfType<IFieldSymbol>().FirstOrDefault()?.ConstantValue as string ?? "";

    private static IEnumerable<string> AttributesOf(MemberSymbol member) => member.Marks.Attributes()
        .Concat((member.Custom ?? []).Select(CustomFormatters.TypeOf).OfType<INamedTypeSymbol>().Select(formatter => $"[NinoCustomFormatter(typeof({Names.Display(formatter)}))]"))
        .Select(attribute => attribute + " ");
}
