using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;

namespace Nino.Generator.Diagnostics;

/// <summary>Turns diagnostics as values into those that the compiler shows.</summary>
internal static class Reporter
{
    /// <remarks>The place is looked up in the compilation, because <c>#pragma warning disable</c> works only on places in a syntax tree.</remarks>
    public static void Report(SourceProductionContext context, DiagnosticModel diagnostic, Compilation compilation) =>
        context.ReportDiagnostic(Diagnostic.Create(
            Descriptors.Of(diagnostic.Id),
            diagnostic.Location is { } place ? Find(place, compilation) : Location.None,
            diagnostic.IsWarning ? DiagnosticSeverity.Warning : Descriptors.Of(diagnostic.Id).DefaultSeverity,
            additionalLocations: null,
            ImmutableDictionary<string, string?>.Empty.Add(RuleProperties.Subject, diagnostic.Subject),
            diagnostic.Arguments.Cast<object>().ToArray()));

    private static Location Find(LocationModel place, Compilation compilation) =>
        compilation.SyntaxTrees.FirstOrDefault(tree => tree.FilePath == place.Path && tree.Length >= place.Span.End) is { } tree
            ? Location.Create(tree, place.Span)
            : Location.Create(place.Path, place.Span, place.Lines);
}
