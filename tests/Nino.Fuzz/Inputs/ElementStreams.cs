using System;
using System.Collections.Generic;

namespace Nino.Fuzz.Inputs;

/// <summary>Puts any bytes into a stream of elements that is as it should be (format.md §13), as its only element.</summary>
internal static class ElementStreams
{
    private static readonly byte[] Header = [0xFE, 0x4E, 0x69, 0x6E, 0x6F, 1, 0];
    private static readonly byte[] End = [3, 1];

    public static byte[] Of(ReadOnlySpan<byte> payload)
    {
        List<byte> stream = [.. Header, 1];
        Varints.Add(stream, (uint)payload.Length + 1);
        return [.. stream, 2, .. payload, .. End];
    }
}
