using System;
using System.Buffers;
using Nino.Core;

namespace Nino.Tests.Kit;

/// <summary>A codec that a bomb found its way into: it never stops by itself.</summary>
public sealed class EndlessCodec() : NinoCodec(DefaultId)
{
    public const byte DefaultId = 201;

    private const int Block = 4096;

    // So that a limit that does not hold is a failed test and not a dead machine.
    private const int Enough = 256 * 1024 * 1024;

    /// <summary>How much it could write before it was stopped.</summary>
    public int Written { get; private set; }

    public override void Compress(ReadOnlySequence<byte> payload, IBufferWriter<byte> output) => output.Write((ReadOnlySpan<byte>)[1]);

    public override void Decompress(ReadOnlySpan<byte> packed, int size, IBufferWriter<byte> output)
    {
        for (Written = 0; Written < Enough; Written += Block)
        {
            output.GetSpan(Block)[..Block].Clear();
            output.Advance(Block);
        }
    }
}
