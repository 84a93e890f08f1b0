using System;
using System.Buffers;
using Nino.Core.Memory;

namespace Nino.Core.Compression;

/// <summary>Bytes in a rented array, which grows with what is really written.</summary>
internal sealed class PooledBuffer : IBufferWriter<byte>, IDisposable
{
    private const int Smallest = 1024;

    // A codec may ask for room without knowing how much it needs; what it writes counts.
    private const int Slack = 64 * 1024;

    private readonly int _limit;
    private byte[] _bytes;

    /// <param name="expected">How much to rent at first.</param>
    /// <param name="limit">How many bytes may be written; more are a <see cref="NinoException"/>.</param>
    public PooledBuffer(int expected, int limit = Payload.MaxSize)
    {
        _limit = limit;
        _bytes = Rented<byte>.Take(Math.Max(Smallest, expected));
    }

    public int Count { get; private set; }

    public ReadOnlySpan<byte> Written => _bytes.AsSpan(0, Count);

    public void Advance(int count)
    {
        if ((uint)count > (uint)(_bytes.Length - Count))
        {
            throw new ArgumentOutOfRangeException(nameof(count));
        }

        Count += count;
        if (Count > _limit)
        {
            ThrowTooMuch();
        }
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        MakeRoom(Math.Max(sizeHint, 1));
        return _bytes.AsMemory(Count);
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    public void Dispose()
    {
        Rented<byte>.Return(_bytes);
        _bytes = [];
    }

    private void MakeRoom(int size)
    {
        if (size <= _bytes.Length - Count)
        {
            return;
        }

        long needed = (long)Count + size;
        if (needed > (long)_limit + Slack || needed > Payload.MaxSize)
        {
            ThrowTooMuch();
        }

        byte[] larger = Rented<byte>.Take((int)Math.Max(needed, Math.Min(Count * 2L, Math.Min((long)_limit + 1, Payload.MaxSize))));
        Written.CopyTo(larger);
        Rented<byte>.Return(_bytes);
        _bytes = larger;
    }

    private void ThrowTooMuch() => throw new NinoException($"The codec gave more than the {_limit} bytes that are allowed.");
}
