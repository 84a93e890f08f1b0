using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public sealed class PlainText
{
    public string? Text { get; set; }
}

/// <summary>As <see cref="PlainText"/>, for readers in other languages.</summary>
[NinoType]
public sealed class MarkedText
{
    [NinoUtf8]
    public string? Text { get; set; }
}
