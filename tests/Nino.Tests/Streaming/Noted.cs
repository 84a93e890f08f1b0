using Nino.Core;

namespace Nino.Tests.Streaming;

/// <summary>Notes that one was read.</summary>
[NinoType]
public sealed class Noted : INinoOnDeserialized
{
    public static int Calls { get; set; }

    public string? Text { get; set; }

    public void OnDeserialized() => Calls++;
}
