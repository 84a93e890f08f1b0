using System.Buffers;

namespace Nino.Core.Memory;

/// <summary>Bytes in one rented array, which grows with what is really written.</summary>
internal sealed class PooledBuffer : IBufferWriter<byte>, IDisposable
{
    private const int Smallest = 4 * 1024;

    // A codec may ask for room without knowing how much it needs; what it writes counts.
    private const int Slack = 64 * 1024;

    private readonly int _limit;
    private byte[] _bytes;

    /// <param name="expected">How much to rent at once; 0: nothing before it is asked for.</param>
    /// <param name="limit">How many bytes may be written; more are a <see cref="NinoException"/>.</param>
    public PooledBuffer(int expected = 0, int limit = Payload.MaxSize)
    {
        _limit = limit;
        _bytes = expected == 0 ? [] : Rented<byte>.Take(Math.Max(Smallest, expected));
    }

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

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        MakeRoom(Math.Max(sizeHint, 1));
        return _bytes.AsSpan(Count);
    }

    /// <summary>Forgets the bytes from a position on.</summary>
    public void Truncate(int count) => Count = count;

    /// <summary>Moves what is written to an array that is no larger than it has to be.</summary>
    public void Shrink()
    {
        byte[] smaller = Rented<byte>.Take(Math.Max(Smallest, Count));
        Written.Span.CopyTo(smaller);
        Rented<byte>.Return(_bytes);
        _bytes = smaller;
    }

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

    /// <summary>Gives the array back; what is written next rents another.</summary>
    public void Dispose()
    {
        byte[] bytes = _bytes;
        LetGo();
        Rented<byte>.Return(bytes);
    }

    /// <summary>Leaves the array to whoever still uses it.</summary>
    public void LetGo()
    {
        _bytes = [];
        Count = 0;
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

        byte[] larger = Rented<byte>.Take((int)Math.Max(needed, Math.Min(Math.Max(Smallest, _bytes.Length * 2L), Math.Min(_limit + 1L, Payload.MaxSize))));
        Written.Span.CopyTo(larger);
        Rented<byte>.Return(_bytes);
        _bytes = larger;
    }

    private void ThrowTooMuch() => throw (_limit == Payload.MaxSize ? Payload.TooLarge() : new NinoException($"The codec gave more than the {_limit} bytes that are allowed."));
}
