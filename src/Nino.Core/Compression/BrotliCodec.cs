using System.Buffers;
using System.IO.Compression;

namespace Nino.Core.Compression;

/// <summary>Brotli (RFC 7932) by the framework.</summary>
internal sealed class BrotliCodec : NinoCodec
{
    public static readonly BrotliCodec Reading = new(0);

    private const int MinWindow = 16;
    private const int MaxWindow = 22;

    private readonly int _quality;

    public BrotliCodec(int quality) : base(BuiltInCodec.Brotli) =>
        _quality = quality is >= 0 and <= 11 ? quality : throw new ArgumentOutOfRangeException(nameof(quality), quality, "From 0 to 11.");

    public static int QualityOf(CompressionLevel level) => level switch
    {
        CompressionLevel.Optimal => 4,
        CompressionLevel.Fastest => 1,
        CompressionLevel.NoCompression => 0,
        _ => 11,
    };

    public override void Compress(ReadOnlySequence<byte> payload, IBufferWriter<byte> output)
    {
        using BrotliEncoder encoder = new(_quality, WindowOf(payload.Length));
        foreach (ReadOnlyMemory<byte> segment in payload)
        {
            ReadOnlySpan<byte> source = segment.Span;
            while (!source.IsEmpty)
            {
                encoder.Compress(source, output.GetSpan(), out int consumed, out int written, isFinalBlock: false);
                output.Advance(written);
                source = source.Slice(consumed);
            }
        }

        OperationStatus status;
        do
        {
            status = encoder.Compress(default, output.GetSpan(), out _, out int written, isFinalBlock: true);
            output.Advance(written);
        }
        while (status == OperationStatus.DestinationTooSmall);
    }

    public override void Decompress(ReadOnlySpan<byte> packed, int size, IBufferWriter<byte> output)
    {
        using BrotliDecoder decoder = new();
        OperationStatus status;
        do
        {
            status = decoder.Decompress(packed, output.GetSpan(), out int consumed, out int written);
            output.Advance(written);
            packed = packed.Slice(consumed);
        }
        while (status == OperationStatus.DestinationTooSmall);

        if (status != OperationStatus.Done || !packed.IsEmpty)
        {
            throw new NinoException(status == OperationStatus.InvalidData ? "The bytes are not Brotli." : "The bytes are not exactly one Brotli stream.");
        }
    }

    /// <summary>A window no larger than the payload: the encoder allocates as much.</summary>
    private static int WindowOf(long length)
    {
        int window = MinWindow;
        while (window < MaxWindow && 1L << window < length)
        {
            window++;
        }

        return window;
    }
}
