using System;
using Nino.Core;

namespace Nino.Tests.Streaming;

/// <summary>Notes that one was read.</summary>
[NinoType]
public sealed class Noted : INinoOnDeserialized
{
    public static int Calls { get; set; }

    /// <summary>What this thread does then.</summary>
    [field: ThreadStatic]
    public static Action? Then { get; set; }

    public string? Text { get; set; }

    public void OnDeserialized()
    {
        Calls++;
        Then?.Invoke();
    }
}
