using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Nino.Contract;

namespace Nino.Analyzers.Rules;

/// <summary>NINO043.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class LargeNumberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = new(
        RuleIds.LargeNumber,
        "Member number is too large",
        "'{0}' has a number above 2147483647, which is the largest one",
        Rule.Category,
        DiagnosticSeverity.Error,
        isEnabledByDefault: true,
        helpLinkUri: HelpLinks.Of(RuleIds.LargeNumber));

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract)
        {
            return;
        }

        foreach (DeclaredMember member in type.Members.Where(member => member is { Number: MemberOrder.TooLarge, Ignore: null, Obstacle: null }))
        {
            type.Report(member.Symbol, member.Name);
        }
    }
}
