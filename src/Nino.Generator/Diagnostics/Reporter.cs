using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Generator.Model;

namespace Nino.Generator.Diagnostics;

/// <summary>Turns diagnostics as values into those that the compiler shows.</summary>
internal static class Reporter
{
    public static void Report(SourceProductionContext context, DiagnosticModel diagnostic)
    {
        Location location = diagnostic.Location is { } place ? Location.Create(place.Path, place.Span, place.Lines) : Location.None;
        context.ReportDiagnostic(Diagnostic.Create(Descriptors.Of(diagnostic.Id), location, diagnostic.Arguments.Cast<object>().ToArray()));
    }
}
