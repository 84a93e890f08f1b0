using System.Buffers;
using Nino.Core.Compression;

namespace Nino.Core;

/// <summary>A compression method of frames (format.md §12). Deflate, zlib and Brotli are built in; derive from this class for others.</summary>
/// <remarks>One instance serves all threads at once, so it keeps no state between calls.</remarks>
public abstract class NinoCodec
{
    /// <summary>The first id that is free for codecs of users; those below belong to the format.</summary>
    public const byte FirstFreeId = 64;

    /// <summary>Creates a codec.</summary>
    /// <param name="id">What names the codec in frames: from <see cref="FirstFreeId"/> to 255, and the same for writers and readers.</param>
    /// <exception cref="ArgumentOutOfRangeException">The id belongs to the format.</exception>
    protected NinoCodec(byte id) =>
        Id = id >= FirstFreeId ? id : throw new ArgumentOutOfRangeException(nameof(id), id, "Ids below 64 belong to the format.");

    private protected NinoCodec(BuiltInCodec id) => Id = (byte)id;

    /// <summary>What names the codec in frames.</summary>
    public byte Id { get; }

    /// <summary>Compresses a payload.</summary>
    /// <param name="payload">The payload, one byte or more. It is in several segments when it is large.</param>
    /// <param name="output">Takes the compressed bytes. Where they are not fewer, the frame is written without compression.</param>
    public abstract void Compress(ReadOnlySequence<byte> payload, IBufferWriter<byte> output);

    /// <summary>Decompresses what <see cref="Compress"/> wrote, or what anyone claims to be that.</summary>
    /// <param name="packed">The compressed bytes: all of them, and nothing behind them. Bytes that are left over are an error.</param>
    /// <param name="size">
    /// The length that the frame claims, at most <see cref="NinoOptions.MaxDecompressedBytes"/>. It is checked in the end;
    /// a codec that has to know its output's size asks for no more than <paramref name="packed"/> can hold.
    /// </param>
    /// <param name="output">Takes the payload. It raises <see cref="NinoException"/> when it gets more than <paramref name="size"/> bytes.</param>
    /// <exception cref="NinoException">The bytes are bad. Other exceptions are reported as such too, with the exception as their cause, but for <see cref="System.OutOfMemoryException"/> and those that end a thread or cancel.</exception>
    public abstract void Decompress(ReadOnlySpan<byte> packed, int size, IBufferWriter<byte> output);
}
