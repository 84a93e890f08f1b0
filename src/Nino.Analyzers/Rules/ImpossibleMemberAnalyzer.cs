using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO033.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class ImpossibleMemberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Error(
        RuleIds.ImpossibleMember,
        "Marked member can be no member",
        "'{0}' is marked [NinoMember] but never serialized: it is {1}");

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
