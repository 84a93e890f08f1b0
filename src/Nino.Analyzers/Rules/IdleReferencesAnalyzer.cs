using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO045.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class IdleReferencesAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.IdleReferences,
        "PreserveReferences does nothing",
        "PreserveReferences of '{0}' does nothing: {1}");

    private protected override void Analyze(AnalyzedType type)
    {
        if (Providers.Attribute(type.Symbol) is { } attribute
            && NinoTypes.PreservesReferences(attribute)
            && Reason(type) is { } reason)
        {
            type.Report(attribute, type.Name, reason);
        }
    }

    private static string? Reason(AnalyzedType type) =>
        type.Symbol.TypeKind == TypeKind.Struct ? "a struct is a value and has no identity"
        : type.HasFormatter ? "a custom formatter writes it, each time as a value of its own"
        : null;
}
