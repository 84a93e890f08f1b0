using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO050.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class FallbackTypeAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Error(
        RuleIds.FallbackType,
        "Fallback type cannot stand for unknown types",
        "What stands for unknown types of '{0}' cannot be read: {1}");

    private protected override void Analyze(AnalyzedType type)
    {
        if (type.Symbol.Find("NinoFallbackTypeAttribute") is { } attribute && Problem(type, attribute.Argument(0) as INamedTypeSymbol) is { } problem)
        {
            type.Report(attribute, type.Name, problem);
        }
    }

    private static string? Problem(AnalyzedType type, INamedTypeSymbol? fallback) =>
        type.Rules is not { IsTolerant: true } ? $"'{type.Name}' is not version-tolerant"
        : fallback is null ? null
        : fallback is not { TypeKind: TypeKind.Class, IsAbstract: false } ? $"'{fallback.ToDisplayString()}' is no class that can be made"
        : !NinoTypes.IsTolerant(fallback) ? $"'{fallback.ToDisplayString()}' is not version-tolerant"
        : !Is(fallback, type.Symbol) ? $"'{fallback.ToDisplayString()}' is not derived from it"
        : null;

    private static bool Is(INamedTypeSymbol type, INamedTypeSymbol declared) =>
        NinoTypes.Ancestors(type).Concat(type.AllInterfaces).Prepend(type).Any(level => SymbolEqualityComparer.Default.Equals(level.OriginalDefinition, declared));
}
