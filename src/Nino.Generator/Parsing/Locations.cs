using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Places in source, as values.</summary>
internal static class Locations
{
    public static LocationModel? Of(ISymbol symbol) => symbol.Locations
        .Where(location => location.IsInSource)
        .OrderBy(location => location.SourceTree!.FilePath, System.StringComparer.Ordinal)
        .Select(Of)
        .FirstOrDefault();

    public static LocationModel? Of(Location? location) =>
        location is { SourceTree: { } tree } ? new LocationModel(tree.FilePath, location.SourceSpan, location.GetLineSpan().Span) : null;
}
