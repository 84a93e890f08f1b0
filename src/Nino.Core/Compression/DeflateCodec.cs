using System.Buffers;
using System.Buffers.Binary;
using System.IO;
using System.IO.Compression;
using Nino.Core.Memory;

namespace Nino.Core.Compression;

/// <summary>Deflate (RFC 1951) by the framework, and zlib (RFC 1950) around it.</summary>
/// <remarks>
/// Not every target has zlib streams. Those that have them do not tell whether bytes are left over; so that all targets
/// read alike, the header and the checksum are handled here.
/// </remarks>
internal sealed class DeflateCodec : NinoCodec
{
    public static readonly DeflateCodec ReadingZlib = Zlib(CompressionLevel.Optimal);
    public static readonly DeflateCodec ReadingDeflate = Deflate(CompressionLevel.Optimal);

    private const int HeaderSize = 2;
    private const int ChecksumSize = sizeof(uint);

    // Deflate with a window of 32 KB, no dictionary, the default level: 789C, a multiple of 31.
    private const ushort Header = 0x789C;
    private const int MethodMask = 0x0F00;
    private const int Method = 0x0800;
    private const int LargestWindow = 0x7000;
    private const int WindowMask = 0xF000;
    private const int Dictionary = 0x0020;

    private readonly CompressionLevel _level;
    private readonly bool _wraps;

    private DeflateCodec(BuiltInCodec id, CompressionLevel level, bool wraps) : base(id)
    {
        _level = Platform.Supported(level);
        _wraps = wraps;
    }

    public static DeflateCodec Zlib(CompressionLevel level) => new(BuiltInCodec.Zlib, level, wraps: true);

    public static DeflateCodec Deflate(CompressionLevel level) => new(BuiltInCodec.Deflate, level, wraps: false);

    public override void Compress(ReadOnlySequence<byte> payload, IBufferWriter<byte> output)
    {
        if (_wraps)
        {
            BinaryPrimitives.WriteUInt16BigEndian(output.GetSpan(HeaderSize), Header);
            output.Advance(HeaderSize);
        }

        Adler32 checksum = Adler32.Empty;
        using (DeflateStream deflate = new(new OutputStream(output), _level))
        {
            foreach (ReadOnlyMemory<byte> segment in payload)
            {
                deflate.Write(segment.Span);
                if (_wraps)
                {
                    checksum.Add(segment.Span);
                }
            }
        }

        if (_wraps)
        {
            BinaryPrimitives.WriteUInt32BigEndian(output.GetSpan(ChecksumSize), checksum.Value);
            output.Advance(ChecksumSize);
        }
    }

    public override void Decompress(ReadOnlySpan<byte> packed, int size, IBufferWriter<byte> output)
    {
        if (!_wraps)
        {
            Inflate(packed, output);
            return;
        }

        if (packed.Length < HeaderSize + ChecksumSize || !IsHeader(BinaryPrimitives.ReadUInt16BigEndian(packed)))
        {
            throw new NinoException("The bytes do not begin as zlib does.");
        }

        if (Inflate(packed[HeaderSize..^ChecksumSize], output) != BinaryPrimitives.ReadUInt32BigEndian(packed[^ChecksumSize..]))
        {
            throw new NinoException("The checksum does not match the payload.");
        }
    }

    private static bool IsHeader(int header) =>
        (header & MethodMask) == Method && (header & WindowMask) <= LargestWindow && (header & Dictionary) == 0 && header % 31 == 0;

    /// <summary>Inflates and returns the checksum of what came out.</summary>
    private uint Inflate(ReadOnlySpan<byte> packed, IBufferWriter<byte> output)
    {
        byte[] rented = Rented<byte>.Take(packed.Length);
        try
        {
            packed.CopyTo(rented);
            InputStream input = new(rented, packed.Length);
            using DeflateStream inflate = new(input, CompressionMode.Decompress);
            Adler32 checksum = Adler32.Empty;
            while (Read(inflate, output.GetSpan()) is var count and > 0)
            {
                if (_wraps)
                {
                    checksum.Add(output.GetSpan().Slice(0, count));
                }

                output.Advance(count);
            }

            if (!input.IsUsedExactly)
            {
                throw new NinoException("The bytes are not exactly one Deflate stream.");
            }

            return checksum.Value;
        }
        finally
        {
            Rented<byte>.Return(rented);
        }
    }

    // Mono has an IOException for what others call invalid data.
    private static int Read(DeflateStream inflate, Span<byte> destination)
    {
        try
        {
            return inflate.Read(destination);
        }
        catch (Exception error) when (error is InvalidDataException or IOException)
        {
            throw new NinoException("The bytes are not Deflate.", error);
        }
    }
}
