using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Nino.Core;

namespace Nino.Fuzz.Running;

/// <summary>How long 64 KB may take: 50 ms, and on a slow machine as many times as long as 64 KB of texts.</summary>
internal static class Yardstick
{
    /// <summary>How long 64 KB may take.</summary>
    public static readonly TimeSpan Longest = TimeSpan.FromMilliseconds(50);

    private const int Repeats = 30;
    private const double OfTexts = 100;

    private static readonly byte[] Texts = NinoSerializer.Serialize(Enumerable.Range(0, 6000).ToDictionary(i => $"text{i}", i => (byte)i));

    /// <summary>Whether an action takes longer than 64 KB may, each time, by the processor time of this thread.</summary>
    public static bool IsExceeded(Action action, out string figures)
    {
        TimeSpan least = ProcessorTime.Least(action, Repeats, Longest);
        TimeSpan texts = least > Longest ? ProcessorTime.Least(() => NinoDeserializer.Deserialize<Dictionary<string, byte>>(Texts), Repeats) : TimeSpan.Zero;
        figures = string.Create(CultureInfo.InvariantCulture, $"{least.TotalMilliseconds:F1} ms at the least of {Repeats} times, where 64 KB of texts take {texts.TotalMilliseconds:F2} ms");
        return least > Longest && least > OfTexts * texts;
    }
}
