using Nino.Core;

namespace Nino.Tests.Streaming;

/// <summary>A type with a formatter that counts.</summary>
[NinoCustomFormatter(typeof(CountedFormatter))]
public sealed class Counted
{
    public int Number { get; set; }
}
