using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Analyzers.Rules;

/// <summary>NINO043.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class LargeNumberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Error(
        RuleIds.LargeNumber,
        "Member number is too large",
        "'{0}' has a number above 2147483647, which is the largest one");

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
