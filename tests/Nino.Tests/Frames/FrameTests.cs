using System;
using System.Linq;
using System.Security.Cryptography;
using Nino.Core;
using Nino.Core.Frames;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Frames;

public sealed partial class FrameTests
{
    private const byte None = 0;
    private const byte Zlib = 1;
    private const byte Brotli = 2;
    private const byte Deflate = 3;

    private static readonly string Text = new('x', 500);

    [Fact]
    public void Serialize_WithoutCompression_PutsAHeaderBeforeThePayload()
    {
        byte[] plain = NinoSerializer.Serialize(Text);
        Assert.Equal([0xFD, None, 0xF6, 0x03, .. plain], NinoSerializer.Serialize(Text, Of(NinoCompression.None)));
    }

    [Fact]
    public void Serialize_CompressibleText_TakesTheCodec()
    {
        Assert.Equal(Zlib, NinoSerializer.Serialize(Text, Of(NinoCompression.Zlib()))[1]);
        Assert.Equal(Brotli, NinoSerializer.Serialize(Text, Of(NinoCompression.Brotli()))[1]);
        Assert.Equal(Deflate, NinoSerializer.Serialize(Text, Of(NinoCompression.Deflate()))[1]);
        Assert.Equal(RunLengthCodec.DefaultId, NinoSerializer.Serialize(Text, Compressions.Of("RunLength"))[1]);
    }

    [Theory]
    [MemberData(nameof(Compressions.Names), MemberType = typeof(Compressions))]
    public void Serialize_Incompressible_IsLeftAlone(string name)
    {
        byte[] noise = RandomNumberGenerator.GetBytes(2000);
        byte[] frame = NinoSerializer.Serialize(noise, Compressions.Of(name));
        Assert.Equal((None, 2 + 2 + 2 + 2000), (frame[1], frame.Length));
    }

    [Fact]
    public void Automatic_SmallPayload_IsLeftAlone()
    {
        Assert.Equal(None, NinoSerializer.Serialize(new string('x', 45), Of(NinoCompression.Automatic()))[1]);
        Assert.NotEqual(None, NinoSerializer.Serialize(new string('x', 46), Of(NinoCompression.Automatic()))[1]);
    }

    [Fact]
    public void RoundTrip_LargerThanTheThreadsBuffer_GivesSameValue()
    {
        string[] large = Enumerable.Range(0, 200_000).Select(i => $"text {i % 5000}").ToArray();
        Assert.All(Compressions.All, options =>
        {
            byte[] frame = NinoSerializer.Serialize(large, options);
            Assert.Equal(large, NinoDeserializer.Deserialize<string[]>(frame, Compressions.Reading));
            Assert.Equal(frame.Length, NinoSerializer.GetSize(large, options));
        });
    }

    /// <summary>Arrays of that size are not kept: the payload is allocated, and where it is packed so well that its size is not foreseen, the buffers that grow to it, each twice the last.</summary>
    [Fact]
    public void LargePayload_IsCopiedOnce()
    {
        byte[] zeros = new byte[3_000_000];
        const int LargestBuffer = 4 << 20;
        NinoOptions options = Of(NinoCompression.Brotli(1));
        byte[] frame = NinoSerializer.Serialize(zeros, options);
        Assert.InRange(Allocations.Of(() => NinoSerializer.Serialize(zeros, options)), 0, zeros.Length + 100_000);
        Assert.InRange(Allocations.Of(() => NinoDeserializer.Deserialize<byte[]>(frame, options)), zeros.Length, zeros.Length + (2 * LargestBuffer));
    }

    [Fact]
    public void Deserialize_PlainPayload_IsRefused()
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<string>(NinoSerializer.Serialize("text"), Compressions.Reading));
        Assert.Equal((0, typeof(string)), (error.Offset, error.Type));
        Assert.Contains("not a frame", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Deserialize_FrameOfAnObjectAsPlainPayload_SaysSo()
    {
        byte[] frame = NinoSerializer.Serialize(new Person(), Compressions.Reading);
        NinoException error = Read.Rejected<Person>(frame);
        Assert.Contains("is a frame", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Deserialize_CodecOfAUser_HasToBeGiven()
    {
        byte[] frame = NinoSerializer.Serialize(Text, Compressions.Of("RunLength"));
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<string>(frame, Of(NinoCompression.Automatic())));
        Assert.Equal(1, error.Offset);
        Assert.Equal(Text, NinoDeserializer.Deserialize<string>(frame, Of(NinoCompression.Automatic().Accepting(new RunLengthCodec()))));
    }

    [Fact]
    public void Serialize_ToAWriter_IsPlain()
    {
        byte[] destination = new byte[600];
        Writer writer = new(destination, Compressions.Reading);
        NinoSerializer.Serialize(Text, ref writer);
        Assert.Equal(NinoSerializer.Serialize(Text), destination[..(int)writer.WrittenCount]);
    }

    [Fact]
    public void Codec_WithAnIdOfTheFormat_Throws()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => new RunLengthCodec(63));
        Assert.Equal(64, new RunLengthCodec(64).Id);
    }

    [Fact]
    public void Accepting_Null_Throws() => Assert.Throws<ArgumentNullException>("codecs", () => NinoCompression.None.Accepting(null!));

    /// <summary>The payload, or what it is with a header, would be longer than an array can be.</summary>
    [Fact]
    public void Frame_TooLarge_Throws()
    {
        byte[] part = new byte[1 << 20];
        Assert.Throws<NinoException>(() => new Frame(Segments.Repeated(part, Core.Memory.Payload.MaxSize + 1L), NinoCompression.None));
        Assert.Throws<NinoException>(() => new Frame(Segments.Repeated(part, Core.Memory.Payload.MaxSize), NinoCompression.None).ToArray());
    }

    /// <summary>As a codec may that does not know what it does.</summary>
    [Fact]
    public void Buffer_AskedForTooMuch_Throws()
    {
        using Core.Memory.PooledBuffer buffer = new(0, limit: 10);
        int room = buffer.GetSpan().Length;
        Assert.Throws<ArgumentOutOfRangeException>(() => buffer.Advance(room + 1));
        Assert.Throws<ArgumentOutOfRangeException>(() => buffer.Advance(-1));
        Assert.Throws<NinoException>(() => buffer.GetMemory(10 + (64 * 1024) + 1));
    }

    [Fact]
    public void Accepting_OneIdTwice_Throws()
    {
        Assert.Throws<ArgumentException>(() => NinoCompression.None.Accepting(new RunLengthCodec(), new RunLengthCodec()));
        Assert.Throws<ArgumentException>(() => NinoCompression.Using(new RunLengthCodec()).Accepting(new RunLengthCodec()));
        Assert.Throws<ArgumentNullException>(() => NinoCompression.Using(null!));
        Assert.Throws<ArgumentException>(() => NinoCompression.None.Accepting(null!, null!));
    }

    [Fact]
    public void Options_OutOfRange_Throw()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => NinoCompression.Brotli(12));
        Assert.Throws<ArgumentOutOfRangeException>(() => NinoCompression.Brotli(-1));
        Assert.Throws<ArgumentOutOfRangeException>(() => NinoOptions.Default with { MaxDecompressedBytes = 0 });
    }


    private static NinoOptions Of(NinoCompression compression) => NinoOptions.Default with { Compression = compression };
}
