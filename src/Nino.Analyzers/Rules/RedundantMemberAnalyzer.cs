using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Contract;

namespace Nino.Analyzers.Rules;

/// <summary>NINO004: numbers that say no more than the order of declaration does.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class RedundantMemberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Info(
        RuleIds.RedundantMember,
        "Redundant NinoMember",
        "[NinoMember] on '{0}' does nothing: '{1}' collects its members, and without numbers their order is the same",
        WellKnownDiagnosticTags.Unnecessary);

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract || type.Rules is not { AutoCollect: true } rules || type.IsTolerant)
        {
            return;
        }

        DeclaredMember[] members = type.Members.Where(member => member.IsIncluded(rules) && !member.IsOverride).ToArray();
        DeclaredMember[] marked = members.Where(member => member.Member is not null).ToArray();
        if (marked.Length == 0
            || !marked.All(member => member.IsState)
            || marked.Select(member => member.Number).Distinct().Count() < marked.Length
            || !InOrder(members, rules, member => member.Number).SequenceEqual(InOrder(members, rules, _ => MemberOrder.NoNumber))
            || NeedsNumbers(type.Symbol, members)
            || type.Symbol.DeclaringSyntaxReferences.Any(HasBranches))
        {
            return;
        }

        // One of the numbers alone cannot go: its member would move behind the others.
        Location?[] all = marked.Select(member => type.PlaceOf(member.Member)).ToArray();
        foreach (DeclaredMember member in marked)
        {
            type.Report(type.PlaceOf(member.Member), all, type.Properties(), member.Name, type.Name);
        }
    }

    /// <summary>The members as <see cref="MemberRules.Collect"/> puts them in order: where all fields are members, properties without one come first.</summary>
    private static IEnumerable<DeclaredMember> InOrder(DeclaredMember[] members, TypeRules rules, Func<DeclaredMember, int> number) => members
        .Select((member, place) => (Member: member, Order: new MemberOrder(0, number(member), rules.ContainNonPublicMembers && member.HoldsValue ? members.Length + place : place)))
        .OrderBy(one => one.Order)
        .Select(one => one.Member);

    /// <summary>Whether numbers hold an order that is not plain to see: that of several files, or of fields and properties in the metadata that derived types in other assemblies read (NINO025).</summary>
    private static bool NeedsNumbers(INamedTypeSymbol type, IReadOnlyCollection<DeclaredMember> members) =>
        members.Select(member => AnalyzedType.Place(member.Symbol)!.SourceTree).Distinct().Count() > 1
        || (type is { TypeKind: TypeKind.Class, IsSealed: false } && members.Select(member => member.Symbol.Kind).Distinct().Count() > 1);

    /// <summary>Whether parts of a declaration are compiled under a condition: those that are not would keep their numbers.</summary>
    private static bool HasBranches(SyntaxReference declaration) => declaration.GetSyntax() is CSharpSyntaxNode node
        && node.GetFirstDirective(directive => directive is BranchingDirectiveTriviaSyntax or EndIfDirectiveTriviaSyntax && directive.SpanStart > node.SpanStart) is not null;
}
