using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO009.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class DuplicateNumberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Error(
        RuleIds.DuplicateNumber,
        "Duplicate member number",
        "'{0}' has number {2}, which another member of '{1}' has already");

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract)
        {
            return;
        }

        DeclaredMember[] numbered = type.Members
            .Where(member => member is { Number: >= 0, Ignore: null, Obstacle: null, IsOverride: false })
            .ToArray();
        HashSet<int> taken = new(numbered.Select(member => member.Number));
        if (type.IsTolerant)
        {
            taken.UnionWith(NinoTypes.Ancestors(type.Symbol).SelectMany(DeclaredMember.NumbersOf).Concat(NinoTypes.ReservedBy(type.Symbol)));
        }

        HashSet<int> seen = [];
        foreach (DeclaredMember member in numbered.Where(member => !seen.Add(member.Number)))
        {
            // Each duplicate gets a number of its own, so that all of them can be mended at once.
            int? free = type.IsTolerant ? NinoTypes.NextNumber(taken) : Enumerable.Range(0, taken.Count + 1).First(number => !taken.Contains(number));
            taken.Add(free ?? 0);
            type.Report(
                AnalyzedType.Place(member.Symbol),
                [type.PlaceOf(member.Member)],
                type.Properties(free is null ? null : RuleProperties.Number, free),
                member.Name,
                type.Name,
                member.Number);
        }
    }
}
