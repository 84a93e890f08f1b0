using System;
using System.Buffers;
using System.Buffers.Binary;
using System.IO;
using System.Runtime.InteropServices;
using Nino.Core;

namespace Nino.Samples.Lz4;

#region codec
/// <summary>
/// LZ4: a block for each segment of the payload, behind its length and its
/// compressed length.
/// </summary>
public sealed class Lz4Codec() : NinoCodec(FirstFreeId)
{
    private const int HeaderSize = 2 * sizeof(int);

    // LZ4 cannot do better, so that a longer claim is a lie.
    private const int BestRatio = 255;

    public override void Compress(
        ReadOnlySequence<byte> payload,
        IBufferWriter<byte> output)
    {
        foreach (ReadOnlyMemory<byte> segment in payload)
        {
            if (segment.IsEmpty)
                continue;

            int capacity = NativeLz4.MaxPackedSize(segment.Length);
            Span<byte> block = output.GetSpan(HeaderSize + capacity);
            int packed = NativeLz4.Compress(
                ref MemoryMarshal.GetReference(segment.Span),
                ref block[HeaderSize],
                segment.Length,
                capacity);
            if (packed <= 0)
                throw new InvalidDataException("A segment is too large.");

            BinaryPrimitives.WriteInt32LittleEndian(block, segment.Length);
            BinaryPrimitives.WriteInt32LittleEndian(block[sizeof(int)..], packed);
            output.Advance(HeaderSize + packed);
        }
    }

    public override void Decompress(
        ReadOnlySpan<byte> packed,
        int size,
        IBufferWriter<byte> output)
    {
        while (!packed.IsEmpty)
        {
            if (packed.Length <= HeaderSize)
                throw new InvalidDataException("A block ends too early.");

            int length = BinaryPrimitives.ReadInt32LittleEndian(packed);
            int packedLength =
                BinaryPrimitives.ReadInt32LittleEndian(packed[sizeof(int)..]);
            packed = packed[HeaderSize..];
            if (packedLength <= 0 || packedLength > packed.Length
                || length <= 0 || length > size
                || length > (long)packedLength * BestRatio)
                throw new InvalidDataException("A block has impossible lengths.");

            Span<byte> block = output.GetSpan(length);
            ref byte source = ref MemoryMarshal.GetReference(packed);
            int read = NativeLz4.Decompress(
                ref source, ref block[0], packedLength, length);
            if (read != length)
                throw new InvalidDataException("A block is not LZ4.");

            output.Advance(length);
            size -= length;
            packed = packed[packedLength..];
        }
    }
}
#endregion codec
