using System.Buffers;
using Nino.Core.Formatters;
using Nino.Core.Memory;

namespace Nino.Core.Frames;

/// <summary>A frame that is about to be written (format.md §12).</summary>
internal readonly struct Frame : IDisposable
{
    private const int MaxHeaderSize = 1 + 1 + 5 + 5;

    private readonly ReadOnlySequence<byte> _payload;
    private readonly PooledBuffer? _packed;
    private readonly byte _codec;

    public Frame(ReadOnlySequence<byte> payload, NinoCompression compression)
    {
        if (payload.Length > Payload.MaxSize)
        {
            throw Payload.TooLarge();
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

    public byte[] ToArray()
    {
        if (Size > Payload.MaxSize)
        {
            throw Payload.TooLarge();
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
            _packed.Written.Span.CopyTo(destination.Slice(size));
        }
    }

    public void CopyTo(IBufferWriter<byte> output)
    {
        Span<byte> header = stackalloc byte[MaxHeaderSize];
        output.Write(header.Slice(0, WriteHeader(header)));
        if (_packed is not null)
        {
            output.Write(_packed.Written.Span);
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
        destination[0] = Head.Frame;
        destination[1] = _codec;
        int size = 2 + Varint.Write(ref destination[2], (uint)_payload.Length);
        return _packed is null ? size : size + Varint.Write(ref destination[size], (uint)_packed.Count);
    }
}
