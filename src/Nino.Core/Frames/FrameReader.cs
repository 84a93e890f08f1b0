using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.Frames;

/// <summary>Reads roots in frames (format.md §12).</summary>
internal static class FrameReader
{
    // What most payloads are packed to at best; a payload that is packed better grows its buffer.
    private const int UsualRatio = 8;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static T? Deserialize<T>(ReadOnlySpan<byte> bytes, NinoOptions options)
    {
        T? value = default;
        Deserialize(FormatterOf<T>.Binding, bytes, exact: true, reuse: false, ref value, options);
        return value;
    }

    /// <summary>Reads a frame and returns the number of bytes that it takes.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Deserialize<T>(TypeBinding<T> binding, ReadOnlySpan<byte> bytes, bool exact, bool reuse, ref T? value, NinoOptions options)
    {
        FrameHeader header = FrameHeader.Read(bytes, exact, typeof(T), options);
        using PooledBuffer? inflated = Inflate(bytes, header, typeof(T));
        binding.Deserialize(inflated is null ? header.Packed(bytes) : inflated.Written.Span, exact: true, reuse, ref value, options);
        return header.End;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static object? Deserialize(TypeBinding binding, ReadOnlySpan<byte> bytes, object? existing, NinoOptions options)
    {
        FrameHeader header = FrameHeader.Read(bytes, exact: true, binding.Type, options);
        using PooledBuffer? inflated = Inflate(bytes, header, binding.Type);
        return binding.DeserializeBoxed(inflated is null ? header.Packed(bytes) : inflated.Written.Span, existing, options);
    }

    /// <summary>The payload in a rented buffer; null when it is not compressed.</summary>
    private static PooledBuffer? Inflate(ReadOnlySpan<byte> bytes, FrameHeader header, Type type)
    {
        if (header.Codec is null)
        {
            return null;
        }

        // What the header claims is never allocated; the buffer grows with what comes out.
        int expected = (int)Math.Min(header.Size, (long)header.PackedSize * UsualRatio);
        PooledBuffer inflated = new(expected, header.Size);
        try
        {
            header.Codec.Decompress(header.Packed(bytes), header.Size, inflated);
            if (inflated.Count != header.Size)
            {
                throw new NinoException($"The frame claims {header.Size} bytes and holds {inflated.Count}.");
            }

            return inflated;
        }
        catch (Exception error)
        {
            inflated.Dispose();
            if (error is not NinoException && !ReadTrace.IsOfUserCode(error))
            {
                throw;
            }

            throw new NinoException(error.Message, type, header.Start, "", error);
        }
    }
}
