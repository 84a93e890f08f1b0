using System.Buffers.Binary;

namespace Nino.Core.Streaming;

/// <summary>The last bytes of a stream of elements with an index: how many bytes the index and the end before it take (format.md §13).</summary>
internal static class IndexTrailer
{
    public const int MaxSize = 2 * sizeof(uint);

    public static int Size(StreamFlags flags) => (flags & StreamFlags.Checksums) == 0 ? sizeof(uint) : MaxSize;

    public static int Write(Span<byte> destination, uint distance, bool hasChecksums)
    {
        BinaryPrimitives.WriteUInt32LittleEndian(destination, distance);
        return hasChecksums ? Crc32C.PutBehind(destination, sizeof(uint)) : sizeof(uint);
    }

    /// <summary>Reads the trailer; false where its checksum is another.</summary>
    /// <param name="bytes">Its bytes, as many as <see cref="Size"/> tells.</param>
    /// <param name="distance">How many bytes stand between the beginning of the index and the trailer.</param>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out uint distance)
    {
        distance = BinaryPrimitives.ReadUInt32LittleEndian(bytes);
        return bytes.Length == sizeof(uint) || Crc32C.IsBehind(bytes, sizeof(uint));
    }
}
