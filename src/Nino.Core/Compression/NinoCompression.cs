using System.Buffers;
using System.IO.Compression;
using Nino.Core.Compression;
using Nino.Core.Memory;

namespace Nino.Core;

/// <summary>How payloads are framed (format.md §12): what writers compress with, and what readers accept.</summary>
/// <remarks>
/// Every value reads frames without compression and those of the built-in codecs. Whatever is chosen, a payload that
/// compression would not make smaller is framed as it is.
/// </remarks>
public sealed class NinoCompression
{
    /// <summary>Below this size <see cref="Automatic"/> does not try.</summary>
    private const int SmallestTried = 48;

    private readonly NinoCodec[] _candidates;
    private readonly NinoCodec[] _plugIns;
    private readonly int _smallestTried;

    // Set by what makes an instance: a native program that makes none is spared the codecs.
    private readonly Func<byte, NinoCodec?> _findBuiltIn;

    private NinoCompression(NinoCodec[] candidates, NinoCodec[] plugIns, int smallestTried = 0)
    {
        _candidates = candidates;
        _plugIns = plugIns;
        _smallestTried = smallestTried;
        _findBuiltIn = static id => (BuiltInCodec)id switch
        {
            BuiltInCodec.Zlib => DeflateCodec.ReadingZlib,
            BuiltInCodec.Brotli => BrotliCodec.Reading,
            BuiltInCodec.Deflate => DeflateCodec.ReadingDeflate,
            _ => null,
        };
    }

    /// <summary>Frames without compression.</summary>
    public static NinoCompression None { get; } = new([], []);

    /// <summary>Zlib (RFC 1950), which ends with a checksum. On netstandard2.1 <c>SmallestSize</c> is the same as <c>Optimal</c>.</summary>
    public static NinoCompression Zlib(CompressionLevel level = CompressionLevel.Optimal) => new([DeflateCodec.Zlib(level)], []);

    /// <summary>Deflate (RFC 1951): zlib without its six bytes of header and checksum.</summary>
    public static NinoCompression Deflate(CompressionLevel level = CompressionLevel.Optimal) => new([DeflateCodec.Deflate(level)], []);

    /// <summary>Brotli (RFC 7932).</summary>
    /// <param name="quality">From 0, the fastest, to 11, the smallest and by far the slowest.</param>
    /// <exception cref="ArgumentOutOfRangeException">The quality is not between 0 and 11.</exception>
    public static NinoCompression Brotli(int quality = 4) => new([new BrotliCodec(quality)], []);

    /// <summary>
    /// The smaller of Deflate and Brotli, both of which are tried. Payloads below 48 bytes, and those that neither makes
    /// smaller, are left as they are.
    /// </summary>
    /// <param name="level">For Deflate; Brotli has quality 1 for <c>Fastest</c>, 4 for <c>Optimal</c> and 11 for <c>SmallestSize</c>.</param>
    public static NinoCompression Automatic(CompressionLevel level = CompressionLevel.Optimal) =>
        new([DeflateCodec.Deflate(level), new BrotliCodec(BrotliCodec.QualityOf(level))], [], SmallestTried);

    /// <summary>A codec of the user, which is written with and read.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="codec"/> is null.</exception>
    public static NinoCompression Using(NinoCodec codec) => new([codec ?? throw new ArgumentNullException(nameof(codec))], [codec]);

    /// <summary>The same for writers; readers accept frames of these codecs too.</summary>
    /// <exception cref="ArgumentException">Two codecs have one id.</exception>
    public NinoCompression Accepting(params NinoCodec[] codecs)
    {
        NinoCodec[] all = [.. _plugIns, .. codecs ?? throw new ArgumentNullException(nameof(codecs))];
        for (int i = 0; i < all.Length; i++)
        {
            if (all[i] is null || Array.FindIndex(all, codec => codec?.Id == all[i].Id) != i)
            {
                throw new ArgumentException("A codec is null, or two have one id.", nameof(codecs));
            }
        }

        return new NinoCompression(_candidates, all, _smallestTried);
    }

    /// <summary>The codec that an id names, or null.</summary>
    internal NinoCodec? Find(byte id) => _findBuiltIn(id) ?? Array.Find(_plugIns, codec => codec.Id == id);

    /// <summary>Compresses a payload with each candidate and gives the smallest result; null when none is smaller than the payload.</summary>
    internal PooledBuffer? Compress(ReadOnlySequence<byte> payload, out byte id)
    {
        id = (byte)BuiltInCodec.None;
        PooledBuffer? smallest = null;
        if (payload.Length < _smallestTried)
        {
            return null;
        }

        foreach (NinoCodec codec in _candidates)
        {
            PooledBuffer packed = new((int)Math.Max(1, Math.Min(payload.Length / 4, Rented<byte>.LargestKept)));
            try
            {
                codec.Compress(payload, packed);
            }
            catch
            {
                packed.Dispose();
                smallest?.Dispose();
                throw;
            }

            // The header of a frame tells both sizes where it is compressed.
            if (packed.Count < (smallest?.Count ?? payload.Length - Varint.Size((uint)payload.Length)))
            {
                smallest?.Dispose();
                smallest = packed;
                id = codec.Id;
            }
            else
            {
                packed.Dispose();
            }
        }

        return smallest;
    }
}
