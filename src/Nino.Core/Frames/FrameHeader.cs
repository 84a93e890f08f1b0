using Nino.Core.Compression;
using Nino.Core.Faults;
using Nino.Core.Formatters;

namespace Nino.Core.Frames;

/// <summary>The header of a frame that is read (format.md §12).</summary>
internal readonly struct FrameHeader
{
    private FrameHeader(NinoCodec? codec, int size, int packedSize, int start)
    {
        Codec = codec;
        Size = size;
        PackedSize = packedSize;
        Start = start;
    }

    /// <summary>Null when the payload is not compressed.</summary>
    public NinoCodec? Codec { get; }

    /// <summary>The length of the payload that the header claims.</summary>
    public int Size { get; }

    /// <summary>The number of bytes after the header.</summary>
    public int PackedSize { get; }

    /// <summary>The offset of the first byte after the header.</summary>
    public int Start { get; }

    /// <summary>The offset of the first byte after the frame.</summary>
    public int End => Start + PackedSize;

    public static FrameHeader Read(ReadOnlySpan<byte> bytes, bool exact, Type type, NinoOptions options)
    {
        if (bytes.IsEmpty)
        {
            throw new NinoException("The input is empty.", type, 0, "");
        }

        Reader reader = new(bytes, options);
        try
        {
            return Read(ref reader, exact, options);
        }
        catch (NinoException error)
        {
            throw error.At(type, error.Offset, "");
        }
    }

    /// <summary>How many bytes the frame takes that begins with these, as far as they tell; what is bad about them, reading tells.</summary>
    public static long SizeOf(ReadOnlySpan<byte> bytes, NinoOptions options)
    {
        Reader reader = new(bytes);
        try
        {
            if (reader.Take(1) != Head.Frame)
            {
                return reader.Position;
            }

            bool isPacked = reader.Take(1) != (byte)BuiltInCodec.None;
            uint size = reader.ReadVarint();
            if (!isPacked)
            {
                return size + (long)reader.Position;
            }

            return size > (uint)options.MaxDecompressedBytes ? 0 : reader.ReadVarint() + (long)reader.Position;
        }
        catch (NinoException error) when (error.Fault == Fault.End)
        {
            return error.Needed;
        }
        catch (NinoException)
        {
            return 0;
        }
    }

    /// <summary>The number of bytes of the payload in a frame that was written here.</summary>
    public static long PayloadOf(ReadOnlySpan<byte> frame)
    {
        Reader reader = new(frame);
        reader.Skip(2);
        return reader.ReadVarint();
    }

    public ReadOnlySpan<byte> Packed(ReadOnlySpan<byte> bytes) => bytes.Slice(Start, PackedSize);

    private static FrameHeader Read(ref Reader reader, bool exact, NinoOptions options)
    {
        if (reader.Current != Head.Frame)
        {
            reader.ThrowInvalid("The input is not a frame, which begins with FD. Without NinoOptions.Compression it is read as a plain payload.");
        }

        reader.Skip(1);
        NinoCodec? codec = ReadCodec(ref reader, options.Compression!);
        uint size = ReadSize(ref reader, codec, options);
        uint packedSize = codec is null ? size : reader.ReadVarint();
        if (packedSize > (uint)reader.Remaining)
        {
            reader.ThrowInvalid($"The frame claims {packedSize} bytes, and {reader.Remaining} are left.");
        }

        FrameHeader header = new(codec, (int)size, (int)packedSize, reader.Position);
        reader.Skip(header.PackedSize);
        if (exact && !reader.Eof)
        {
            reader.ThrowInvalid($"{reader.Remaining} bytes follow the frame. Ask for 'out consumed' to read several.");
        }

        return header;
    }

    private static NinoCodec? ReadCodec(ref Reader reader, NinoCompression compression)
    {
        int start = reader.Position;
        byte id = reader.Take(1);
        if (id == (byte)BuiltInCodec.None)
        {
            return null;
        }

        return compression.Find(id) ?? throw new NinoException(
            $"Codec {id} is unknown. A codec of your own is made known to readers by NinoCompression.Using or Accepting.", null, start);
    }

    private static uint ReadSize(ref Reader reader, NinoCodec? codec, NinoOptions options)
    {
        int start = reader.Position;
        uint size = reader.ReadVarint();
        if (codec is not null && size > (uint)options.MaxDecompressedBytes)
        {
            throw new NinoException($"The frame claims {size} bytes; NinoOptions.MaxDecompressedBytes allows {options.MaxDecompressedBytes}.", null, start);
        }

        return size;
    }
}
