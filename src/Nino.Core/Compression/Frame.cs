using System;
using System.Buffers;
using Nino.Core.Buffers;

namespace Nino.Core.Compression;

/// <summary>A frame that is about to be written (format.md §12).</summary>
internal readonly struct Frame : IDisposable
{
    /// <summary>The first byte of a frame. No object begins with it (format.md §7).</summary>
    public const byte Mark = 0xFD;

    private const int MaxHeaderSize = 1 + 1 + 5 + 5;

    private readonly ReadOnlySequence<byte> _payload;
    private readonly PooledBuffer? _packed;
    private readonly byte _codec;

    public Frame(ReadOnlySequence<byte> payload, NinoCompression compression)
    {
        if (payload.Length > Payload.MaxSize)
        {
            throw TooLarge();
        }

        _payload = payload;
        _packed = compression.Compress(payload, out _codec);
    }

    public long Size
    {
        get
        {
            Span<byte> header = stackalloc byte[MaxHeaderSize];
            return WriteHeader(header) + (_packed?.Count ?? _payload.Length);
        }
    }

    /// <summary>A codec's result of this size or more is not worth its header.</summary>
    public static long LargestWorthwhile(long payload)
    {
        Span<byte> varint = stackalloc byte[MaxHeaderSize];
        return payload - PutVarint(varint, 0, (uint)payload);
    }

    public byte[] ToArray()
    {
        if (Size > Payload.MaxSize)
        {
            throw TooLarge();
        }

        byte[] result = Platform.AllocateUninitialized<byte>((int)Size);
        CopyTo(result);
        return result;
    }

    /// <summary>Copies the frame to a span, which is large enough.</summary>
    public void CopyTo(Span<byte> destination)
    {
        Span<byte> header = stackalloc byte[MaxHeaderSize];
        int size = WriteHeader(header);
        header.Slice(0, size).CopyTo(destination);
        if (_packed is null)
        {
            Segments.CopyTo(_payload, destination.Slice(size));
        }
        else
        {
            _packed.Written.CopyTo(destination.Slice(size));
        }
    }

    public void CopyTo(IBufferWriter<byte> output)
    {
        Span<byte> header = stackalloc byte[MaxHeaderSize];
        output.Write(header.Slice(0, WriteHeader(header)));
        if (_packed is not null)
        {
            output.Write(_packed.Written);
            return;
        }

        foreach (ReadOnlyMemory<byte> segment in _payload)
        {
            output.Write(segment.Span);
        }
    }

    public void Dispose() => _packed?.Dispose();

    private int WriteHeader(Span<byte> destination)
    {
        destination[0] = Mark;
        destination[1] = _codec;
        int size = PutVarint(destination, 2, (uint)_payload.Length);
        return _packed is null ? size : PutVarint(destination, size, (uint)_packed.Count);
    }

    private static int PutVarint(Span<byte> destination, int position, uint value)
    {
        for (; value >= 0x80; value >>= 7)
        {
            destination[position++] = (byte)(value | 0x80);
        }

        destination[position++] = (byte)value;
        return position;
    }

    private static NinoException TooLarge() => new($"A payload holds at most {Payload.MaxSize} bytes.");
}
