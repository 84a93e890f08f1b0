using System;
using System.Buffers;
using System.IO;
using Nino.Core;

namespace Nino.Tests.Kit;

/// <summary>A codec of a user: pairs of a count and a byte.</summary>
public sealed class RunLengthCodec(byte id = RunLengthCodec.DefaultId) : NinoCodec(id)
{
    public const byte DefaultId = 200;

    public override void Compress(ReadOnlySequence<byte> payload, IBufferWriter<byte> output)
    {
        byte[] rest = payload.ToArray();
        for (int start = 0, end = 0; start < rest.Length; start = end)
        {
            while (end < rest.Length && end - start < byte.MaxValue && rest[end] == rest[start])
            {
                end++;
            }

            output.Write([(byte)(end - start), rest[start]]);
        }
    }

    public override void Decompress(ReadOnlySpan<byte> packed, int size, IBufferWriter<byte> output)
    {
        if (packed.Length % 2 != 0)
        {
            throw new InvalidDataException("A pair is cut.");
        }

        byte[] pairs = packed.ToArray();
        for (int i = 0; i < pairs.Length; i += 2)
        {
            output.GetSpan(pairs[i])[..pairs[i]].Fill(pairs[i + 1]);
            output.Advance(pairs[i]);
        }
    }
}
