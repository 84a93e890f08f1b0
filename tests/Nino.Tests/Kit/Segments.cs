using System;
using System.Buffers;

namespace Nino.Tests.Kit;

/// <summary>Sequences of many segments.</summary>
public sealed class Segments : ReadOnlySequenceSegment<byte>
{
    private Segments(ReadOnlyMemory<byte> memory, long index)
    {
        Memory = memory;
        RunningIndex = index;
    }

    /// <summary>The same bytes over and over, which are in memory once.</summary>
    public static ReadOnlySequence<byte> Repeated(byte[] bytes, long length)
    {
        Segments first = new(bytes, 0);
        Segments last = first;
        for (long index = bytes.Length; index < length; index += bytes.Length)
        {
            Segments next = new(bytes.AsMemory(0, (int)Math.Min(bytes.Length, length - index)), index);
            last.Next = next;
            last = next;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    /// <summary>A segment for each byte.</summary>
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
