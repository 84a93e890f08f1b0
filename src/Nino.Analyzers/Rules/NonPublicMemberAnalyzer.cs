using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO007.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class NonPublicMemberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Error(
        RuleIds.NonPublicMember,
        "Non-public member is left out",
        "'{0}' is marked [NinoMember] but left out because it is not public: say containNonPublicMembers: true for '{1}'");

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
