using System.Buffers;
using System.Threading;
using Nino.Core.Memory;

namespace Nino.Core;

/// <summary>A buffer writer over one array that grows; <see cref="NinoSerializer.GetBufferWriter"/> gives one whose array is used again.</summary>
/// <remarks>Not for two threads at once. <see cref="ArrayBufferWriter{T}"/> of .NET serves as well where the array is not to be used again.</remarks>
public sealed class NinoArrayBufferWriter : IBufferWriter<byte>
{
    private const int DefaultCapacity = 256;

    // Null once the writer was returned.
    private byte[]? _buffer;
    private int _written;

    /// <summary>Creates a buffer writer.</summary>
    /// <param name="capacity">The number of bytes that the first array has room for.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="capacity"/> is negative.</exception>
    public NinoArrayBufferWriter(int capacity = DefaultCapacity) : this(
        capacity < 0 ? throw new ArgumentOutOfRangeException(nameof(capacity))
        : capacity == 0 ? Array.Empty<byte>()
        : new byte[capacity])
    {
    }

    internal NinoArrayBufferWriter(byte[] buffer) => _buffer = buffer;

    /// <summary>The number of bytes written.</summary>
    public int WrittenCount => _written;

    /// <summary>The bytes written. Valid until the next call of any other member, and until the writer is returned.</summary>
    public ReadOnlySpan<byte> WrittenSpan => new(_buffer, 0, _written);

    /// <summary>The bytes written. Valid until the next call of any other member, and until the writer is returned.</summary>
    public ReadOnlyMemory<byte> WrittenMemory => new(_buffer, 0, _written);

    /// <summary>The number of bytes that the array has room for, those that are written included.</summary>
    public int Capacity => _buffer?.Length ?? 0;

    /// <summary>Counts bytes as written that were put into the memory of <see cref="GetSpan"/> or <see cref="GetMemory"/>.</summary>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="count"/> is negative, or more than the memory holds.</exception>
    /// <exception cref="ObjectDisposedException">The writer was returned.</exception>
    public void Advance(int count)
    {
        byte[] buffer = _buffer ?? throw Returned();
        if ((uint)count > (uint)(buffer.Length - _written))
        {
            throw new ArgumentOutOfRangeException(nameof(count));
        }

        _written += count;
    }

    /// <summary>Memory behind the bytes written, which may hold anything; it is at least <paramref name="sizeHint"/> bytes long, and at least one.</summary>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="sizeHint"/> is negative.</exception>
    /// <exception cref="NinoException">The array would pass 2147483591 bytes.</exception>
    /// <exception cref="ObjectDisposedException">The writer was returned.</exception>
    public Memory<byte> GetMemory(int sizeHint = 0) => WithRoom(sizeHint).AsMemory(_written);

    /// <inheritdoc cref="GetMemory"/>
    public Span<byte> GetSpan(int sizeHint = 0) => WithRoom(sizeHint).AsSpan(_written);

    /// <summary>Forgets the bytes written and keeps the array, which still holds them.</summary>
    public void ResetWrittenCount() => _written = 0;

    /// <summary>Forgets the bytes written, and sets them to zero in the array.</summary>
    public void Clear()
    {
        _buffer.AsSpan(0, _written).Clear();
        _written = 0;
    }

    /// <summary>Four of the bytes written, for a length that is known by now.</summary>
    internal Span<byte> LengthAt(int position) => _buffer.AsSpan(0, _written).Slice(position, sizeof(int));

    /// <summary>Takes the array away, after which the writer takes no more bytes.</summary>
    /// <exception cref="ObjectDisposedException">The writer was returned.</exception>
    internal byte[] Detach()
    {
        byte[] buffer = Interlocked.Exchange(ref _buffer, null) ?? throw Returned();
        _written = 0;
        return buffer;
    }

    private byte[] WithRoom(int sizeHint)
    {
        byte[] buffer = _buffer ?? throw Returned();
        if (sizeHint < 0)
        {
            throw new ArgumentOutOfRangeException(nameof(sizeHint));
        }

        return buffer.Length - _written < Math.Max(sizeHint, 1) ? Grow(buffer, Math.Max(sizeHint, 1)) : buffer;
    }

    private byte[] Grow(byte[] buffer, int size)
    {
        long needed = (long)_written + size;
        if (needed > Payload.MaxSize)
        {
            throw Payload.TooLarge();
        }

        byte[] larger = Platform.AllocateUninitialized<byte>((int)Math.Min(Math.Max(needed, Math.Max(buffer.Length * 2L, DefaultCapacity)), Payload.MaxSize));
        buffer.AsSpan(0, _written).CopyTo(larger);
        return _buffer = larger;
    }

    private static ObjectDisposedException Returned() =>
        new(nameof(NinoArrayBufferWriter), "The buffer writer was returned. NinoSerializer.GetBufferWriter gives another.");
}
