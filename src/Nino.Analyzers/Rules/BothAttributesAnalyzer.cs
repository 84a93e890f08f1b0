using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO006.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class BothAttributesAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Error(
        RuleIds.BothAttributes,
        "NinoMember and NinoIgnore together",
        "'{0}' is marked [NinoMember] and [NinoIgnore]: remove one of them");

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract)
        {
            return;
        }

        foreach (DeclaredMember member in type.Members)
        {
            if (member is { Member: { } mark, Ignore: { } ignore })
            {
                type.Report(member.Symbol, [type.PlaceOf(ignore), type.PlaceOf(mark)], member.Name);
            }
        }
    }
}
