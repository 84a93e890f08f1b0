using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Nino.Analyzers.Rules;

/// <summary>NINO033.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class ImpossibleMemberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = new(
        RuleIds.ImpossibleMember,
        "Marked member can be no member",
        "'{0}' is marked [NinoMember] but never serialized: it is {1}",
        Rule.Category,
        DiagnosticSeverity.Error,
        isEnabledByDefault: true,
        helpLinkUri: HelpLinks.Of(RuleIds.ImpossibleMember));

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract)
        {
            return;
        }

        foreach (DeclaredMember member in type.Members)
        {
            if (member is { Member: { } mark, Ignore: null, Obstacle: { } obstacle })
            {
                type.Report(mark, member.Name, obstacle);
            }
        }
    }
}
