using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO005.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class RedundantIgnoreAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Info(
        RuleIds.RedundantIgnore,
        "Redundant NinoIgnore",
        "[NinoIgnore] on '{0}' does nothing: {1}",
        WellKnownDiagnosticTags.Unnecessary);

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract)
        {
            return;
        }

        foreach (DeclaredMember member in type.Members)
        {
            if (member is { Ignore: { } ignore, Member: null, IsOverride: false } && Reason(type, member) is { } reason)
            {
                type.Report(ignore, member.Name, reason);
            }
        }
    }

    private static string? Reason(AnalyzedType type, DeclaredMember member) =>
        member.Obstacle is { } obstacle ? $"it is {obstacle}, which is never a member"
        : type.Rules is { AutoCollect: false } ? $"'{type.Name}' serializes only members marked [NinoMember]"
        : null;
}
