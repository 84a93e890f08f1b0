namespace Nino.Core.Streaming;

/// <summary>The beginning of a stream of messages (format.md §13).</summary>
internal static class StreamHeader
{
    private const byte Version = 1;

    private const StreamFlags Known = StreamFlags.Checksums | StreamFlags.Index;

    /// <summary>Without the checksum.</summary>
    public const int Size = 7;

    public const int SizeWithChecksum = Size + sizeof(uint);

    // No object begins with the first byte (format.md §7).
    private static ReadOnlySpan<byte> Mark => [0xFE, (byte)'N', (byte)'i', (byte)'n', (byte)'o'];

    public static int Write(Span<byte> destination, StreamFlags flags)
    {
        Mark.CopyTo(destination);
        destination[5] = Version;
        destination[6] = (byte)flags;
        return (flags & StreamFlags.Checksums) == 0 ? Size : Crc32C.PutBehind(destination, Size);
    }

    /// <summary>Reads the header; false when it needs more than these bytes.</summary>
    /// <exception cref="NinoException">The bytes are no header.</exception>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out StreamFlags flags, out int size)
    {
        flags = StreamFlags.None;
        size = Size;
        int known = Math.Min(bytes.Length, Mark.Length);
        if (!bytes.Slice(0, known).SequenceEqual(Mark.Slice(0, known)))
        {
            throw new NinoException("The input is not a stream of messages, which begins with FE and 'Nino'.", null, 0, "");
        }

        if (bytes.Length < Size)
        {
            return false;
        }

        Reader reader = new(bytes);
        reader.Skip(Mark.Length);
        byte version = reader.Take(1);
        flags = (StreamFlags)reader.Take(1);
        if (version != Version)
        {
            throw new NinoException($"The stream is of version {version}; this reader knows {Version}.", null, 5, "");
        }

        if ((flags & ~Known) != 0)
        {
            throw new NinoException($"The stream has flags {(byte)flags:X2}, which this reader does not know.", null, 6, "");
        }

        if ((flags & StreamFlags.Checksums) == 0)
        {
            return true;
        }

        size = SizeWithChecksum;
        if (bytes.Length < SizeWithChecksum)
        {
            return false;
        }

        return Crc32C.IsBehind(bytes, Size)
            ? true
            : throw new NinoException("The header of the stream is damaged: its checksum is another.", null, 0, "");
    }
}
