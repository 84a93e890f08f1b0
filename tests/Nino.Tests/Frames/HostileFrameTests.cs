using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Frames;

/// <summary>Frames from strangers: nothing but <see cref="NinoException"/>, and no memory for what is only claimed.</summary>
public sealed class HostileFrameTests
{
    private const long SomeMemory = 2 * 1024 * 1024;

    private static readonly string Value = string.Concat(Enumerable.Range(0, 40).Select(i => $"line {i % 7} of some text; "));

    public static TheoryData<string> Names => Compressions.Names;

    /// <summary>Codec ids that compress.</summary>
    public static TheoryData<byte> Codecs => [1, 2, 3, RunLengthCodec.DefaultId];

    [Theory]
    [MemberData(nameof(Names))]
    public void Deserialize_TruncatedAtEveryByte_Throws(string name)
    {
        byte[] frame = NinoSerializer.Serialize(Value, Compressions.Of(name));
        for (int length = 0; length < frame.Length; length++)
        {
            NinoException error = Rejected<string>(frame[..length]);
            Assert.InRange(error.Offset, 0, length);
        }
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Deserialize_EveryBitFlipped_GivesValueOrNinoException(string name)
    {
        byte[] frame = NinoSerializer.Serialize(Workloads.SimpleClass.Create(), Compressions.Of(name));
        int refused = 0;
        for (int bit = 0; bit < frame.Length * 8; bit++)
        {
            byte[] flipped = (byte[])frame.Clone();
            flipped[bit / 8] ^= (byte)(1 << (bit % 8));
            try
            {
                NinoDeserializer.Deserialize<SimpleClass>(flipped, Compressions.Reading);
            }
            catch (NinoException error)
            {
                Assert.Equal((true, true), (error.Offset >= 0, error.Type is not null));
                refused++;
            }
        }

        Assert.NotEqual(0, refused);
    }

    [Fact]
    public void Deserialize_ZlibWithAnyBitFlipped_NeverGivesAnotherValue()
    {
        byte[] frame = NinoSerializer.Serialize(Value, Compressions.Of("Zlib"));
        int refused = 0;
        for (int bit = 0; bit < frame.Length * 8; bit++)
        {
            byte[] flipped = (byte[])frame.Clone();
            flipped[bit / 8] ^= (byte)(1 << (bit % 8));
            try
            {
                Assert.Equal(Value, NinoDeserializer.Deserialize<string>(flipped, Compressions.Reading));
            }
            catch (NinoException)
            {
                refused++;
            }
        }

        Assert.InRange(refused, (frame.Length * 8) - 16, frame.Length * 8);
    }

    [Theory]
    [MemberData(nameof(Codecs))]
    public void Deserialize_ClaimOf2GB_AllocatesNone(byte codec)
    {
        byte[] frame = [0xFD, codec, 0xFF, 0xFF, 0xFF, 0xFF, 0x07, 4, 1, 2, 3, 4];
        NinoOptions allowing = Compressions.Reading with { MaxDecompressedBytes = int.MaxValue };
        Rejected<string>(frame, allowing);
        Assert.InRange(Allocations.Once(() => Rejected<string>(frame, allowing)), 0, SomeMemory);
        NinoException error = Rejected<string>(frame);
        Assert.Equal((2, "", typeof(string)), (error.Offset, error.Path, error.Type));
        Assert.Contains("MaxDecompressedBytes", error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Deserialize_Bomb_StopsAtWhatIsClaimed(string name)
    {
        byte[] frame = NinoSerializer.Serialize(new byte[50_000_000], Compressions.Of(name));
        byte[] honest = Header(frame, out int start);
        if (frame[1] == 0)
        {
            return;
        }

        byte[] bomb = [0xFD, frame[1], 100, .. Varint(frame.Length - start), .. frame[start..]];
        Assert.NotEqual(honest, bomb[..honest.Length]);
        Rejected<byte[]>(bomb);
        Assert.InRange(Allocations.Once(() => Rejected<byte[]>(bomb)), 0, SomeMemory);
    }

    [Theory]
    [InlineData(100)]
    [InlineData(1_000_000)]
    public void Deserialize_EndlessStream_IsStoppedAtWhatIsClaimed(int claim)
    {
        EndlessCodec codec = new();
        Rejected<byte[]>([0xFD, EndlessCodec.DefaultId, .. Varint(claim), 1, 1], NinoOptions.Default with { Compression = NinoCompression.Using(codec) });
        Assert.InRange(codec.Written, 0, claim);
    }

    [Fact]
    public void Deserialize_CodecThatFails_ThrowsWithTheCause()
    {
        IndexOutOfRangeException cause = new("no such block");
        NinoException error = Rejected<byte[]>([0xFD, FailingCodec.DefaultId, 100, 1, 1], NinoOptions.Default with { Compression = NinoCompression.Using(new FailingCodec(cause)) });
        Assert.Same(cause, error.InnerException);
        Assert.StartsWith("no such block", error.Message, StringComparison.Ordinal);

        NinoOptions cancelled = NinoOptions.Default with { Compression = NinoCompression.Using(new FailingCodec(new OperationCanceledException())) };
        Assert.Throws<OperationCanceledException>(() => NinoDeserializer.Deserialize<byte[]>([0xFD, FailingCodec.DefaultId, 100, 1, 1], cancelled));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Deserialize_AnotherLengthThanClaimed_Throws(string name)
    {
        byte[] frame = NinoSerializer.Serialize(Value, Compressions.Of(name));
        Header(frame, out int start);
        int size = (int)NinoSerializer.GetSize(Value);
        IEnumerable<byte> packed = frame[1] == 0 ? [] : Varint(frame.Length - start);
        Rejected<string>([0xFD, frame[1], .. Varint(size - 1), .. packed, .. frame[start..]]);
        Rejected<string>([0xFD, frame[1], .. Varint(size + 1), .. packed, .. frame[start..]]);
        Rejected<string>([0xFD, frame[1], 0, .. packed, .. frame[start..]]);
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Deserialize_BytesBehindTheStream_Throws(string name)
    {
        byte[] frame = NinoSerializer.Serialize(Value, Compressions.Of(name));
        Header(frame, out int start);
        Rejected<string>([.. frame, 0]);
        if (frame[1] != 0)
        {
            Rejected<string>([.. frame[..2], .. Varint((int)NinoSerializer.GetSize(Value)), .. Varint(frame.Length - start + 1), .. frame[start..], 0]);
        }
    }

    [Fact]
    public void Deserialize_BytesBetweenDeflateAndItsChecksum_Throws()
    {
        byte[] frame = NinoSerializer.Serialize(Value, Compressions.Of("Zlib"));
        Header(frame, out int start);
        int size = (int)NinoSerializer.GetSize(Value);
        Rejected<string>([0xFD, 1, .. Varint(size), .. Varint(frame.Length - start + 1), .. frame[start..^4], 0, .. frame[^4..]]);
    }

    [Theory]
    [InlineData(4)]
    [InlineData(63)]
    [InlineData(64)]
    [InlineData(255)]
    public void Deserialize_UnknownCodec_ThrowsWithItsOffset(byte codec)
    {
        NinoException error = Rejected<int>([0xFD, codec, 4, 4, 1, 2, 3, 4]);
        Assert.Equal((1, "", typeof(int)), (error.Offset, error.Path, error.Type));
        Assert.Contains($"Codec {codec}", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Deserialize_BadPayload_ThrowsWithItsOffsetInThePayload()
    {
        NinoException error = Rejected<bool[]>([0xFD, 0, 3, 3, 1, 2]);
        Assert.Equal((2, "[1]"), (error.Offset, error.Path));
    }

    [Fact]
    public void Deserialize_EmptyPayload_Throws() => Rejected<string>([0xFD, 0, 0]);

    [Fact]
    public void Deserialize_TooLarge_AllocatesNoMoreThanAllowed()
    {
        byte[] frame = NinoSerializer.Serialize(new byte[3_000_000], Compressions.Of("Brotli"));
        Assert.Equal(3_000_000, NinoDeserializer.Deserialize<byte[]>(frame, Compressions.Reading)!.Length);
        Rejected<byte[]>(frame, Compressions.Reading with { MaxDecompressedBytes = 3_000_000 });
        Assert.NotNull(NinoDeserializer.Deserialize<byte[]>(frame, Compressions.Reading with { MaxDecompressedBytes = 3_000_004 }));
    }

    [Fact]
    public void Deserialize_AfterFailures_StillWorks()
    {
        byte[] frame = NinoSerializer.Serialize(Value, Compressions.Of("Brotli"));
        for (int i = 0; i < 100; i++)
        {
            Rejected<string>(frame[..^1]);
            Assert.Equal(Value, NinoDeserializer.Deserialize<string>(frame, Compressions.Reading));
        }
    }

    private static NinoException Rejected<T>(byte[] frame, NinoOptions? options = null)
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T>(frame, options ?? Compressions.Reading));
        Assert.NotNull(error.Path);
        Assert.NotNull(error.Type);
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize(frame, typeof(T), options ?? Compressions.Reading));
        return error;
    }

    private static byte[] Header(byte[] frame, out int start)
    {
        start = 2;
        for (int varints = frame[1] == 0 ? 1 : 2; varints > 0; varints--)
        {
            while (frame[start++] >= 0x80)
            {
            }
        }

        return frame[..start];
    }

    private static byte[] Varint(int value)
    {
        ArrayBufferWriter<byte> output = new();
        for (; value >= 0x80; value >>= 7)
        {
            output.Write([(byte)(value | 0x80)]);
        }

        output.Write([(byte)value]);
        return output.WrittenSpan.ToArray();
    }
}
