using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO037.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class StaticTypeAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.StaticType,
        "NinoType on a static class",
        "[NinoType] on '{0}' does nothing: a static class has no instances");

    private protected override void Analyze(AnalyzedType type)
    {
        if (type.Symbol.IsStatic && Providers.Attribute(type.Symbol) is { } attribute)
        {
            type.Report(attribute, type.Name);
        }
    }
}
