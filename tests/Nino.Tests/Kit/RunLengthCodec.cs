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
        ReadOnlySpan<byte> rest = payload.ToArray();
        while (!rest.IsEmpty)
        {
            ReadOnlySpan<byte> longest = rest[..Math.Min(rest.Length, byte.MaxValue)];
            int run = longest.IndexOfAnyExcept(rest[0]);
            run = run < 0 ? longest.Length : run;
            output.Write([(byte)run, rest[0]]);
            rest = rest[run..];
        }
    }

    public override void Decompress(ReadOnlySpan<byte> packed, int size, IBufferWriter<byte> output)
    {
        if (packed.Length % 2 != 0)
        {
            throw new InvalidDataException("A pair is cut.");
        }

        for (; !packed.IsEmpty; packed = packed[2..])
        {
            output.GetSpan(packed[0])[..packed[0]].Fill(packed[1]);
            output.Advance(packed[0]);
        }
    }
}
