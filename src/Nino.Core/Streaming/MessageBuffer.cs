using System;
using System.Buffers;
using Nino.Core.Memory;

namespace Nino.Core.Streaming;

/// <summary>Messages that are about to be written, in one rented array.</summary>
internal sealed class MessageBuffer : IBufferWriter<byte>, IDisposable
{
    private const int Smallest = 4 * 1024;

    private byte[] _bytes = [];

    /// <summary>The number of bytes written.</summary>
    public int Count { get; private set; }

    /// <summary>How many bytes the array holds.</summary>
    public int Capacity => _bytes.Length;

    /// <summary>The bytes written.</summary>
    public ReadOnlyMemory<byte> Written => _bytes.AsMemory(0, Count);

    public void Advance(int count)
    {
        if ((uint)count > (uint)(_bytes.Length - Count))
        {
            throw new ArgumentOutOfRangeException(nameof(count));
        }

        Count += count;
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        MakeRoom(Math.Max(sizeHint, 1));
        return _bytes.AsMemory(Count);
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        MakeRoom(Math.Max(sizeHint, 1));
        return _bytes.AsSpan(Count);
    }

    /// <summary>Forgets the bytes from a position on.</summary>
    public void Truncate(int count) => Count = count;

    /// <summary>Puts a header before the bytes from <paramref name="start"/> on, of which the first <paramref name="room"/> were left for it.</summary>
    public void PutBefore(int start, int room, ReadOnlySpan<byte> header)
    {
        int difference = header.Length - room;
        if (difference != 0)
        {
            int size = Count - start - room;
            MakeRoom(Math.Max(difference, 1));
            _bytes.AsSpan(start + room, size).CopyTo(_bytes.AsSpan(start + header.Length));
            Count += difference;
        }

        header.CopyTo(_bytes.AsSpan(start));
    }

    /// <summary>Gives the array back; the next message rents another.</summary>
    public void Dispose()
    {
        byte[] bytes = _bytes;
        _bytes = [];
        Count = 0;
        if (bytes.Length > 0)
        {
            Rented<byte>.Return(bytes);
        }
    }

    private void MakeRoom(int size)
    {
        if (size <= _bytes.Length - Count)
        {
            return;
        }

        long needed = (long)Count + size;
        if (needed > Payload.MaxSize)
        {
            throw Payload.TooLarge();
        }

        byte[] larger = Rented<byte>.Take((int)Math.Max(needed, Math.Min(Payload.MaxSize, Math.Max(Smallest, _bytes.Length * 2L))));
        Written.Span.CopyTo(larger);
        byte[] smaller = _bytes;
        _bytes = larger;
        if (smaller.Length > 0)
        {
            Rented<byte>.Return(smaller);
        }
    }
}
