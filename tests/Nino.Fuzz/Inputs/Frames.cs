using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;

namespace Nino.Fuzz.Inputs;

/// <summary>Puts any bytes into a frame that is as it should be (format.md §12), so that what is read is the payload.</summary>
internal static class Frames
{
    private const byte Mark = 0xFD;

    public static byte[] Of(ReadOnlySpan<byte> payload)
    {
        bool isPacked = payload.Length % 2 == 0;
        List<byte> frame = [Mark, (byte)(isPacked ? 1 : 0)];
        Varints.Add(frame, (uint)payload.Length);
        if (isPacked)
        {
            using MemoryStream packed = new();
            using (ZLibStream zlib = new(packed, CompressionLevel.Fastest, leaveOpen: true))
            {
                zlib.Write(payload);
            }

            Varints.Add(frame, (uint)packed.Length);
            frame.AddRange(packed.ToArray());
        }
        else
        {
            frame.AddRange(payload);
        }

        return [.. frame];
    }
}
