using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Nino.Analyzers.Rules;

/// <summary>NINO009.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class DuplicateNumberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = new(
        RuleIds.DuplicateNumber,
        "Duplicate member number",
        "'{0}' has number {2}, which another member of '{1}' has already",
        Rule.Category,
        DiagnosticSeverity.Error,
        isEnabledByDefault: true,
        helpLinkUri: HelpLinks.Of(RuleIds.DuplicateNumber));

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
        HashSet<int> seen = [];
        foreach (DeclaredMember member in numbered.Where(member => !seen.Add(member.Number)))
        {
            // Each duplicate gets a number of its own, so that all of them can be mended at once.
            int free = Enumerable.Range(0, ushort.MaxValue + 1).FirstOrDefault(number => !taken.Contains(number));
            taken.Add(free);
            type.Report(
                AnalyzedType.Place(member.Symbol),
                [type.PlaceOf(member.Member)],
                type.Properties(RuleProperties.Number, free),
                member.Name,
                type.Name,
                member.Number);
        }
    }
}
