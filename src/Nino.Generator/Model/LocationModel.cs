using Microsoft.CodeAnalysis.Text;

namespace Nino.Generator.Model;

/// <summary>A place in source, without the syntax tree.</summary>
internal sealed record LocationModel(string Path, TextSpan Span, LinePositionSpan Lines);
