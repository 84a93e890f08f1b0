using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Nino.Analyzers;

/// <summary>A rule that looks at one type declaration at a time, in compilations that reference Nino.</summary>
public abstract class TypeAnalyzer : DiagnosticAnalyzer
{
    private protected TypeAnalyzer(DiagnosticDescriptor rule) => SupportedDiagnostics = ImmutableArray.Create(rule);

    /// <inheritdoc />
    public sealed override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; }

    /// <inheritdoc />
    public sealed override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(start =>
        {
            if (KnownSymbols.Of(start.Compilation) is { } symbols)
            {
                Register(start, symbols);
            }
        });
    }

    /// <summary>Registers what the rule looks at.</summary>
    private protected virtual void Register(CompilationStartAnalysisContext start, KnownSymbols symbols) =>
        start.RegisterSymbolAction(type => Analyze(new AnalyzedType(type, symbols, SupportedDiagnostics[0])), SymbolKind.NamedType);

    /// <summary>Reports what is wrong with a type.</summary>
    private protected abstract void Analyze(AnalyzedType type);
}
