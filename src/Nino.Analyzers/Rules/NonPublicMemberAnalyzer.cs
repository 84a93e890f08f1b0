using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Nino.Analyzers.Rules;

/// <summary>NINO007.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class NonPublicMemberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = new(
        RuleIds.NonPublicMember,
        "Non-public member is left out",
        "'{0}' is marked [NinoMember] but left out because it is not public: say containNonPublicMembers: true for '{1}'",
        Rule.Category,
        DiagnosticSeverity.Error,
        isEnabledByDefault: true,
        helpLinkUri: HelpLinks.Of(RuleIds.NonPublicMember));

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract || type.Rules is not { ContainNonPublicMembers: false })
        {
            return;
        }

        foreach (DeclaredMember member in type.Members)
        {
            if (member is { Member: not null, Ignore: null, Obstacle: null, IsPublic: false })
            {
                type.ReportNonPublic(member.Symbol, member.Name, type.Name);
            }
        }
    }
}
