using System;
using System.Buffers;
using Nino.Core;

namespace Nino.Tests.Kit;

/// <summary>A codec whose library raises an exception of its own.</summary>
/// <param name="error">The exception.</param>
public sealed class FailingCodec(Exception error) : NinoCodec(DefaultId)
{
    public const byte DefaultId = 202;

    public override void Compress(ReadOnlySequence<byte> payload, IBufferWriter<byte> output) => output.Write((ReadOnlySpan<byte>)[1]);

    public override void Decompress(ReadOnlySpan<byte> packed, int size, IBufferWriter<byte> output) => throw error;
}
