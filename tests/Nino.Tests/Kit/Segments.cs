using System;
using System.Buffers;

namespace Nino.Tests.Kit;

/// <summary>A sequence of segments of one byte each.</summary>
public sealed class Segments : ReadOnlySequenceSegment<byte>
{
    private Segments(ReadOnlyMemory<byte> memory, long index)
    {
        Memory = memory;
        RunningIndex = index;
    }

    public static ReadOnlySequence<byte> OfOneByte(byte[] bytes)
    {
        Segments first = new(bytes.AsMemory(0, Math.Min(1, bytes.Length)), 0);
        Segments last = first;
        for (int i = 1; i < bytes.Length; i++)
        {
            Segments next = new(bytes.AsMemory(i, 1), i);
            last.Next = next;
            last = next;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }
}
