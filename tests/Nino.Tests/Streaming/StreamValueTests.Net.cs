using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipelines;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Tests.CustomFormatters;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Streaming;

/// <summary>Single values; the kit has those of every type (<c>FormatterTests.Streams.cs</c>).</summary>
public sealed class StreamValueTests
{
    private static readonly NinoOptions Limited = NinoOptions.Default with { MaxMessageBytes = 1000 };

    [Fact]
    public async Task Read_ValueAboveTheLimit_IsRefusedBeforeItsBytesCome()
    {
        // An array of 2,000 bytes, of which ten come and no others ever.
        byte[] beginning = NinoSerializer.Serialize(new byte[2000])[..10];
        foreach (byte[] bytes in new[] { beginning, NinoSerializer.Serialize(new byte[2000], Compressions.Of("None"))[..10] })
        {
            NinoOptions options = bytes == beginning ? Limited : Limited with { Compression = NinoCompression.None };
            DripStream stream = new(new MemoryStream(bytes), canSeek: true, Endless(bytes.Length));
            NinoException error = await Assert.ThrowsAsync<NinoException>(async () => await NinoDeserializer.DeserializeAsync<byte[]>(stream, options));
            Assert.Contains("MaxMessageBytes", error.Message, StringComparison.Ordinal);
            Assert.Equal((0, typeof(byte[])), (error.Offset, error.Type));
            Assert.Equal(0, stream.Position);

            Pipe pipe = new();
            await pipe.Writer.WriteAsync(bytes);
            await Assert.ThrowsAsync<NinoException>(async () => await NinoDeserializer.DeserializeAsync<byte[]>(pipe.Reader, options));
            Assert.True(pipe.Reader.TryRead(out ReadResult rest));
            Assert.Equal(bytes.Length, rest.Buffer.Length);
        }
    }

    /// <summary>2^61 elements of 8 bytes, which are 0 bytes in 64 bits.</summary>
    [Fact]
    public async Task Read_PackedElementsWhoseSizeOverflows_AreRefusedBeforeTheyCome()
    {
        byte[] bytes = [0x84, .. Enumerable.Repeat((byte)0x80, 8)];
        DripStream stream = new(new MemoryStream(bytes), canSeek: true, Endless(bytes.Length));
        NinoException error = await Assert.ThrowsAsync<NinoException>(async () => await NinoDeserializer.DeserializeAsync<NinoCompactValue<long[]>>(stream));
        Assert.Contains("MaxMessageBytes", error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(998, true)]
    [InlineData(999, false)]
    public void Read_ValueAtTheLimit_IsRead(int length, bool isRead)
    {
        foreach (int size in new[] { 3, 5000 })
        {
            using DripStream stream = new(NinoSerializer.Serialize(new byte[length]), size);
            if (isRead)
            {
                Assert.Equal(length, NinoDeserializer.Deserialize<byte[]>(stream, Limited)!.Length);
            }
            else
            {
                Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<byte[]>(stream, Limited));
            }
        }
    }

    /// <summary>Values of less than five bytes that begin as a type id does, and are none.</summary>
    [Fact]
    public async Task Read_ShortValueThatBeginsAsAnIdDoes_DoesNotWaitForMore()
    {
        await Test<(byte, string?)>((248, null));
        await Test<(byte, string?)>((248, "a"));
        await Test(Tuple.Create((byte)248, (string?)null));
        await Test<NinoCompactValue<int>>(Enumerable.Range(0, 100_000).First(number => NinoSerializer.Serialize<NinoCompactValue<int>>(number)[0] == 248));

        static async Task Test<T>(T value)
        {
            byte[] bytes = NinoSerializer.Serialize(value);
            Assert.InRange(bytes.Length, 1, 4);
            DripStream stream = new(new MemoryStream(bytes), canSeek: false, Endless(bytes.Length));
            Assert.Equal(value, await NinoDeserializer.DeserializeAsync<T>(stream));
        }
    }

    /// <summary>A part of three bytes, of which its formatter reads four; and a part in a part, which claims more than that has. More bytes do not help.</summary>
    [Theory]
    [InlineData("01 03000000 000000")]
    [InlineData("01 09000000 00000000 01 64000000")]
    public async Task Read_PartThatIsTooShort_IsAnErrorAtOnce(string hex)
    {
        byte[] bytes = Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal));
        DripStream stream = new(new MemoryStream(bytes), canSeek: true, Endless(bytes.Length));
        NinoException error = await Assert.ThrowsAsync<NinoException>(async () => await NinoDeserializer.DeserializeAsync<Parcel>(stream));
        Assert.Contains("ends too early", error.Message, StringComparison.Ordinal);
        Assert.Equal(0, stream.Position);
        using DripStream again = new(new MemoryStream(bytes), canSeek: false, Endless(bytes.Length));
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Parcel>(again));

        Pipe pipe = new();
        await pipe.Writer.WriteAsync(bytes);
        await Assert.ThrowsAsync<NinoException>(async () => await NinoDeserializer.DeserializeAsync<Parcel>(pipe.Reader));
    }

    /// <summary>However few bytes come at a time, each is looked at a few times only, and objects are made once.</summary>
    [Fact]
    public void Read_ByteByByte_TakesTimeInLineWithTheSize()
    {
        Counted[] values = Enumerable.Range(0, 3000).Select(i => new Counted { Number = i }).ToArray();
        byte[] bytes = NinoSerializer.Serialize(values.ToList());
        CountedFormatter formatter = new();
        NinoOptions options = NinoOptions.Default.WithFormatter(formatter);
        using DripStream stream = new([.. bytes, 1, 2, 3], 1);
        List<Counted>? read = NinoDeserializer.Deserialize<List<Counted>>(stream, options);
        Assert.Equal(values.Select(value => value.Number), read!.Select(value => value.Number));
        Assert.InRange(formatter.Reads, values.Length, 2 * bytes.Length);
    }

    [Fact]
    public void Read_ByteByByte_CallsBackOnce()
    {
        Noted.Calls = 0;
        using DripStream stream = new([.. NinoSerializer.Serialize(new[] { new Noted { Text = "a" }, new Noted { Text = "b" } }), 0], 1);
        Assert.Equal(["a", "b"], NinoDeserializer.Deserialize<Noted[]>(stream)!.Select(noted => noted.Text));
        Assert.Equal(2, Noted.Calls);
    }

    [Fact]
    public void Read_NestedDeeperThanAllowed_ThrowsByteByByte()
    {
        // Each level is an object with two members, of which the second is the next level.
        byte[] bytes = Enumerable.Repeat(new byte[] { 3, 0 }, 100_000).SelectMany(level => level).ToArray();
        using DripStream stream = new(bytes, 1, canSeek: true);
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Loop>(stream));
        Assert.Contains("MaxDepth", error.Message, StringComparison.Ordinal);
        Assert.Equal(0, stream.Position);
        Assert.InRange(stream.Calls, 0, 5000);
    }

    [Fact]
    public void Read_ValuesBehindEachOther_GivesEach()
    {
        using MemoryStream stream = new();
        NinoSerializer.Serialize(new Person { Name = "a" }, stream);
        NinoSerializer.Serialize((object)12, stream);
        NinoSerializer.Serialize("text", stream, Compressions.Of("RunLength"));
        stream.Position = 0;
        Assert.Equal("a", NinoDeserializer.Deserialize<Person>(stream)!.Name);
        Assert.Equal(12, NinoDeserializer.Deserialize<object>(stream));
        Assert.Equal("text", NinoDeserializer.Deserialize<string>(stream, Compressions.Reading));
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<string>(stream));
    }

    [Theory]
    [MemberData(nameof(Compressions.Names), MemberType = typeof(Compressions))]
    public async Task Frame_ByteByByte_IsReadAndTheRestIsLeft(string name)
    {
        string text = new('x', 3000);
        byte[] bytes = NinoSerializer.Serialize(text, Compressions.Of(name));
        Pipe pipe = new();
        ValueTask<string?> reading = NinoDeserializer.DeserializeAsync<string>(pipe.Reader, Compressions.Reading);
        foreach (byte next in bytes.Append((byte)9))
        {
            await pipe.Writer.WriteAsync(new[] { next });
        }

        Assert.Equal(text, await reading);
        Assert.True(pipe.Reader.TryRead(out ReadResult rest));
        Assert.Equal(1, rest.Buffer.Length);
    }

    [Fact]
    public async Task Cancelled_BeforeOrWhileItWaits_LosesNothing()
    {
        byte[] bytes = NinoSerializer.Serialize("some text");
        Pipe pipe = new();
        using CancellationTokenSource source = new();
        await pipe.Writer.WriteAsync(bytes.AsMemory(0, 4));
        ValueTask<string?> reading = NinoDeserializer.DeserializeAsync<string>(pipe.Reader, null, source.Token);
        source.Cancel();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reading);
        reading = NinoDeserializer.DeserializeAsync<string>(pipe.Reader);
        pipe.Reader.CancelPendingRead();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reading);
        await pipe.Writer.WriteAsync(bytes.AsMemory(4));
        Assert.Equal("some text", await NinoDeserializer.DeserializeAsync<string>(pipe.Reader));

        using MemoryStream stream = new();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await NinoSerializer.SerializeAsync(stream, 1, null, source.Token));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await NinoSerializer.SerializeAsync(pipe.Writer, 1, null, source.Token));
        Assert.Equal(0, stream.Length);
        Assert.False(pipe.Reader.TryRead(out _));
        FlushResult flushed = await NinoSerializer.SerializeAsync(pipe.Writer, 77);
        Assert.False(flushed.IsCompleted);
        Assert.Equal(77, await NinoDeserializer.DeserializeAsync<int>(pipe.Reader));
    }

    [Fact]
    public void Null_StreamOrPipe_Throws()
    {
        Assert.Throws<ArgumentNullException>(() => NinoSerializer.Serialize(1, (Stream)null!));
        Assert.Throws<ArgumentNullException>(() => NinoSerializer.Serialize((object)1, (Stream)null!));
        Assert.Throws<ArgumentNullException>(() => { _ = NinoSerializer.SerializeAsync((Stream)null!, 1); });
        Assert.Throws<ArgumentNullException>(() => { _ = NinoSerializer.SerializeAsync((PipeWriter)null!, 1); });
        Assert.Throws<ArgumentNullException>(() => NinoDeserializer.Deserialize<int>((Stream)null!));
        Assert.Throws<ArgumentNullException>(() => { _ = NinoDeserializer.DeserializeAsync<int>((Stream)null!); });
        Assert.Throws<ArgumentNullException>(() => { _ = NinoDeserializer.DeserializeAsync<int>((PipeReader)null!); });
    }

    /// <summary>Gives the bytes, and then raises an error where a reader would wait for ever.</summary>
    private static Func<CancellationToken, Task<int>> Endless(int length)
    {
        int given = 0;
        return _ => given++ < length ? Task.FromResult(1) : throw new InvalidOperationException("More bytes were asked for.");
    }
}
