using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>A stream of elements with an index, as its first and last bytes tell.</summary>
internal sealed class ElementFile
{
    private ElementFile(long start, StreamFlags flags, ElementIndex index)
    {
        Start = start;
        Flags = flags;
        Index = index;
    }

    /// <summary>Where the stream of elements begins.</summary>
    public long Start { get; }

    public StreamFlags Flags { get; }

    public ElementIndex Index { get; }

    /// <summary>Reads what stands from the position of a stream to its end.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="maxBytes">How many bytes the index may take.</param>
    /// <param name="cancellation">Stops reading.</param>
    public static async ValueTask<ElementFile> OpenAsync(Stream stream, long maxBytes, CancellationToken cancellation)
    {
        long start = stream.Position;
        long length = stream.Length - start;
        byte[] head = await ReadAsync(stream, Math.Min(length, StreamHeader.SizeWithChecksum), cancellation).ConfigureAwait(false);
        if (!StreamHeader.TryRead(head, out StreamFlags flags, out int first))
        {
            throw new NinoException("The stream was cut off in its header.", null, length, "");
        }

        if ((flags & StreamFlags.Index) == 0)
        {
            throw new NinoException("The stream has no index. NinoStreamOptions.Index writes one.", null, 6, "");
        }

        int trailer = IndexTrailer.Size(flags);
        long end = length - trailer;
        if (end < first)
        {
            throw NoIndex(length);
        }

        stream.Position = start + end;
        byte[] last = await ReadAsync(stream, trailer, cancellation).ConfigureAwait(false);
        if (!IndexTrailer.TryRead(last, out uint distance) || distance > end - first)
        {
            throw NoIndex(end);
        }

        if (distance > maxBytes)
        {
            throw new NinoException($"The index takes {distance} bytes; NinoOptions.MaxMessageBytes allows {maxBytes}.", null, end, "");
        }

        stream.Position = start + end - distance;
        byte[] bytes = await ReadAsync(stream, distance, cancellation).ConfigureAwait(false);
        return new ElementFile(start, flags, ReadIndex(bytes, flags, first, end - distance));
    }

    private static ElementIndex ReadIndex(byte[] bytes, StreamFlags flags, long first, long position)
    {
        if (!MessageHeader.TryRead(bytes, flags, out MessageHeader header, out string? problem) || problem is not null || header.Kind != MessageKind.Index
            || header.Number > (ulong)(bytes.Length - header.Size))
        {
            throw NoIndex(position);
        }

        int contentEnd = header.Size + (int)header.Number;
        Span<byte> content = bytes.AsSpan(header.Size, (int)header.Number);
        bool hasChecksums = (flags & StreamFlags.Checksums) != 0;
        if ((hasChecksums && Crc32C.Of(content) != header.Crc)
            || !MessageHeader.TryRead(bytes.AsSpan(contentEnd), flags, out MessageHeader end, out problem) || problem is not null
            || end.Kind != MessageKind.End || contentEnd + end.Size != bytes.Length)
        {
            throw NoIndex(position);
        }

        try
        {
            return ElementIndex.Read(content, first, position);
        }
        catch (NinoException error) when (error.Path is null)
        {
            // A number is cut off.
            throw ElementIndex.Disagrees(position);
        }
    }

    private static NinoException NoIndex(long position) => new("The stream was cut off or is damaged: its last bytes are not those of an index.", null, position, "");

    private static async ValueTask<byte[]> ReadAsync(Stream stream, long count, CancellationToken cancellation)
    {
        byte[] bytes = new byte[count];
        for (int done = 0; done < bytes.Length;)
        {
            int read = await stream.ReadAsync(bytes.AsMemory(done), cancellation).ConfigureAwait(false);
            done += read > 0 ? read : throw new EndOfStreamException("The stream is shorter than its length.");
        }

        return bytes;
    }
}
