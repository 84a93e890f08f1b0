using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Streaming;

public sealed partial class MessageStreamTests
{
    private static readonly NinoStreamOptions Checked = new() { Checksums = true };

    private static readonly NinoStreamOptions Open = new() { LeaveOpen = true };

    private static readonly string[] Texts = ["a", "", "three words here", new('x', 300), new('y', 200_000), "end"];

    public static TheoryData<bool, string?> Forms => new()
    {
        { false, null },
        { true, null },
        { false, "RunLength" },
        { true, "Brotli" },
    };

    [Theory]
    [MemberData(nameof(Forms))]
    public async Task RoundTrip_Stream_GivesEveryMessage(bool checksums, string? codec)
    {
        NinoStreamOptions options = OptionsOf(checksums, codec);
        byte[] bytes = await BytesOf(options, Texts);
        Assert.Equal(bytes, BytesOfBlocking(options, Texts));
        foreach (int size in new[] { 1, 7, 1000, int.MaxValue })
        {
            await using NinoStreamReader reader = new(new DripStream(bytes, size), options);
            List<string?> read = [];
            await foreach (string? text in reader.ReadAllAsync<string>())
            {
                read.Add(text);
            }

            Assert.Equal(Texts, read);
            Assert.Equal(bytes.Length, reader.Position);
            using NinoStreamReader blocking = new(new DripStream(bytes, size), options);
            Assert.Equal(Texts, blocking.ReadAll<string>());
        }
    }

    [Fact]
    public async Task RoundTrip_DifferentTypes_GivesEachMessage()
    {
        using MemoryStream stream = new();
        await using (NinoStreamWriter writer = new(stream, Open))
        {
            await writer.WriteAsync<IMessage>(new Login { Sequence = 1, User = "Ada" });
            await writer.WriteAsync<IMessage>(new Ping { Sequence = 2, Time = 3 });
            await writer.WriteAsync<IMessage>(null);
            await writer.WriteAsync(12.5);
            Assert.Equal(4, writer.Messages);
        }

        stream.Position = 0;
        await using NinoStreamReader reader = new(stream);
        Assert.Equal("Ada", Assert.IsType<Login>(await reader.ReadAsync<IMessage>()).User);
        Assert.Equal(3, Assert.IsType<Ping>(await reader.ReadAsync<IMessage>()).Time);
        Assert.Null(await reader.ReadAsync<IMessage>());
        Assert.Equal(12.5, await reader.ReadAsync<double>());
        Assert.False(await reader.WaitToReadAsync());
        await Assert.ThrowsAsync<EndOfStreamException>(async () => await reader.ReadAsync<int>());
        Assert.False(reader.TryRead(out int _));
        Assert.False(reader.Skip());
        Assert.False(reader.IsCutOff);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Read_CutOffAnywhere_IsToldFromACleanEnd(bool checksums)
    {
        byte[] bytes = await BytesOf(new NinoStreamOptions { Checksums = checksums }, ["one", "two"]);
        for (int length = 0; length < bytes.Length; length++)
        {
            await using NinoStreamReader reader = new(new MemoryStream(bytes, 0, length));
            NinoException error = await Assert.ThrowsAsync<NinoException>(async () =>
            {
                while (await reader.WaitToReadAsync())
                {
                    await reader.ReadAsync<string>();
                }
            });
            Assert.True(reader.IsCutOff);
            Assert.Equal(length, error.Offset);
            await Assert.ThrowsAsync<NinoException>(async () => await reader.SkipAsync());

            using NinoStreamReader skipping = new(new DripStream(bytes[..length], 2));
            Assert.Throws<NinoException>(() =>
            {
                while (skipping.Skip())
                {
                }
            });
            Assert.True(skipping.IsCutOff);
        }
    }

    [Fact]
    public async Task Skip_Messages_PassesThemWhateverTheirSize()
    {
        byte[] bytes = await BytesOf(Checked, Texts);
        NinoStreamOptions small = new() { Values = NinoOptions.Default with { MaxMessageBytes = 100 } };
        await using NinoStreamReader reader = new(new DripStream(bytes, 999), small);
        Assert.Equal("a", await reader.ReadAsync<string>());
        Assert.True(await reader.SkipAsync());
        Assert.True(reader.Skip());
        for (int i = 0; i < 2; i++)
        {
            NinoException error = await Assert.ThrowsAsync<NinoException>(async () => await reader.ReadAsync<string>());
            Assert.Contains("MaxMessageBytes", error.Message, StringComparison.Ordinal);
        }

        Assert.True(await reader.SkipAsync());
        Assert.True(await reader.SkipAsync());
        Assert.Equal("end", await reader.ReadAsync<string>());
        Assert.False(await reader.SkipAsync());
    }

    [Fact]
    public async Task Read_MessageOfAnotherType_IsPassed()
    {
        await using NinoStreamReader reader = new(new MemoryStream(await BytesOf(null, ["text", "next"])));
        await Assert.ThrowsAsync<NinoException>(async () => await reader.ReadAsync<Guid>());
        Assert.Equal("next", await reader.ReadAsync<string>());
    }

    [Fact]
    public async Task Write_ValueThatCannotBe_LeavesTheStreamAsItWas()
    {
        Loop loop = new();
        loop.Next = loop;
        using MemoryStream stream = new();
        await using (NinoStreamWriter writer = new(stream, Open))
        {
            await writer.WriteAsync("before");
            await Assert.ThrowsAsync<NinoException>(async () => await writer.WriteAsync(loop));
            Assert.Throws<NinoException>(() => writer.Write(loop));
            await writer.WriteAsync("behind");
        }

        Assert.Equal(await BytesOf(null, ["before", "behind"]), stream.ToArray());
    }

    /// <summary>A stream that buffers writes when it is flushed, and may have written a part.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Stream_ThatFailsToFlush_TakesNothingMore(bool blocking)
    {
        MemoryStream bytes = new();
        NinoStreamWriter writer = new(new DripStream(bytes, canSeek: false, _ => Task.FromResult(1000)) { FlushError = new IOException() });
        writer.Write(1);
        await Assert.ThrowsAsync<IOException>(async () =>
        {
            if (blocking)
            {
                writer.Flush();
            }
            else
            {
                await writer.FlushAsync();
            }
        });
        long written = bytes.Length;
        Assert.Throws<InvalidOperationException>(() => writer.Write(2));
        await writer.DisposeAsync();
        Assert.Equal(written, bytes.Length);
    }

    [Fact]
    public async Task Writer_Disposed_ClosesTheStreamOnceAndTakesNothingMore()
    {
        DripStream stream = new(new MemoryStream(), canSeek: false, _ => Task.FromResult(10));
        NinoStreamWriter writer = new(stream);
        writer.Write(1);
        Assert.Equal(0, stream.Calls);
        await writer.FlushAsync();
        Assert.True(stream.IsFlushed);
        await writer.CompleteAsync();
        await writer.CompleteAsync();
        Assert.Throws<InvalidOperationException>(() => writer.Write(2));
        Assert.False(stream.IsDisposed);
        await writer.DisposeAsync();
        int calls = stream.Calls;
        writer.Dispose();
        await writer.DisposeAsync();
        Assert.Equal((calls, true), (stream.Calls, stream.IsDisposed));
        Assert.Throws<ObjectDisposedException>(() => writer.Write(2));
    }

    [Fact]
    public async Task Reader_LeftOpen_LeavesTheStreamBehindWhatItPassed()
    {
        byte[] bytes = await BytesOf(null, ["one", "two"]);
        using MemoryStream stream = new([.. bytes, 1, 2, 3]);
        using (NinoStreamReader reader = new(stream, Open))
        {
            Assert.Equal(["one", "two"], reader.ReadAll<string>());
        }

        Assert.Equal(bytes.Length, stream.Position);
    }

    [Fact]
    public async Task Claim_OfAnyLength_AllocatesOnlyWhatComes()
    {
        // A message of 60 MB, of which ten bytes come.
        byte[] bytes = [.. (await BytesOf(null, []))[..7], 1, 0x80, 0x8E, 0xCE, 0x1C, .. new byte[10]];
        long allocated = Allocations.Once(() =>
        {
            using NinoStreamReader reader = new(new DripStream(bytes, 3));
            Assert.Throws<NinoException>(() => reader.TryRead(out string? _));
        });
        Assert.InRange(allocated, 0, 400_000);
    }

    [Theory]
    [InlineData("00")]
    [InlineData("FE 4E 69 6E 6E 01 00")]
    [InlineData("FE 4E 69 6E 6F 02 00")]
    [InlineData("FE 4E 69 6E 6F 01 04")]
    [InlineData("FE 4E 69 6E 6F 01 02 03 00")]
    [InlineData("FE 4E 69 6E 6F 01 02 04 01 00 01 01 00")]
    [InlineData("FE 4E 69 6E 6F 01 02 04 01 00 03 00 06 00 00 00")]
    [InlineData("FE 4E 69 6E 6F 01 01 00 00 00 00")]
    [InlineData("FE 4E 69 6E 6F 01 00 00")]
    [InlineData("FE 4E 69 6E 6F 01 00 04")]
    [InlineData("FE 4E 69 6E 6F 01 00 01 FF FF FF FF 1F")]
    [InlineData("FE 4E 69 6E 6F 01 00 03 01")]
    public void Read_BadHeader_ThrowsEveryTime(string hex)
    {
        using NinoStreamReader reader = new(new MemoryStream(Hex.Bytes(hex)));
        NinoException error = Assert.Throws<NinoException>(() => reader.TryRead(out int _));
        Assert.InRange(error.Offset, 0, hex.Length / 3);
        for (int i = 0; i < 2; i++)
        {
            NinoException again = Assert.Throws<NinoException>(() => reader.TryRead(out int _));
            Assert.Equal((error.Message, error.Offset), (again.Message, again.Offset));
        }

        Assert.False(reader.IsCutOff);
    }

    /// <summary>The reader takes bytes in advance, and gives them back.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(int.MaxValue)]
    public async Task LeaveOpen_StreamThatCanSeek_StandsBehindWhatWasRead(int messages)
    {
        byte[] bytes = await BytesOf(null, ["one", "two"]);
        using MemoryStream stream = new([.. bytes, 1, 2, 3]);
        long position;
        using (NinoStreamReader reader = new(stream, Open))
        {
            while (reader.Messages < messages && reader.TryRead(out string? text))
            {
                Assert.NotNull(text);
            }

            Assert.Equal(bytes.Length + 3, stream.Position);
            position = reader.Position;
        }

        Assert.Equal(position, stream.Position);
        Assert.Equal(messages > 2, position == bytes.Length);
    }

    /// <summary>What a stream still reads into is not rented to others.</summary>
    [Fact]
    public async Task Reader_DisposedWhileItWaits_LeavesItsBufferToTheStream()
    {
        TaskCompletionSource<int> more = new();
        NinoStreamReader reader = new(new DripStream(new MemoryStream(await BytesOf(null, ["text"])), canSeek: false, _ => more.Task), Open);
        Task<string?> reading = reader.ReadAsync<string>().AsTask();
        reader.Dispose();
        byte[] mine = Rented(64 * 1024);
        more.SetResult(10);
        await Assert.ThrowsAsync<ObjectDisposedException>(() => reading);
        Assert.All(mine, value => Assert.Equal(0, value));
    }

    [Fact]
    public async Task Reader_DisposedWhileItSkips_ReadsNoMore()
    {
        TaskCompletionSource<int> more = new();
        Queue<Task<int>> reads = new([Task.FromResult(1000), more.Task]);
        DripStream stream = new(new MemoryStream(await BytesOf(null, [new string('a', 200_000)])), canSeek: false, _ => reads.Dequeue());
        NinoStreamReader reader = new(stream, Open);
        Task<bool> skipping = reader.SkipAsync().AsTask();
        reader.Dispose();
        more.SetResult(10);
        await Assert.ThrowsAsync<ObjectDisposedException>(() => skipping);
        Assert.Equal(2, stream.Calls);
    }

    [Fact]
    public async Task Reader_ThatWaits_TakesNoOtherCall()
    {
        TaskCompletionSource<int> more = new();
        await using NinoStreamReader reader = new(new DripStream(new MemoryStream(await BytesOf(null, ["one", "two"])), canSeek: false, _ => more.Task));
        Task<string?> reading = reader.ReadAsync<string>().AsTask();
        Assert.Throws<InvalidOperationException>(() => reader.TryRead(out string? _));
        Assert.Throws<InvalidOperationException>(() => reader.Skip());
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await reader.SkipAsync());
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await reader.ReadAsync<string>());
        more.SetResult(1000);
        Assert.Equal("one", await reading);
        Assert.Equal("two", await reader.ReadAsync<string>());
    }

    [Fact]
    public async Task Reader_CalledByTheValueThatItReads_RefusesIt()
    {
        using MemoryStream stream = new();
        await using (NinoStreamWriter writer = new(stream, Open))
        {
            writer.Write(new Noted { Text = "one" });
            writer.Write(new Noted { Text = "two" });
        }

        stream.Position = 0;
        using NinoStreamReader reader = new(stream);
        Noted.Then = () => reader.TryRead(out Noted? _);
        Exception error = Assert.ThrowsAny<Exception>(() => reader.TryRead(out Noted? _));
        Noted.Then = null;
        Assert.IsType<InvalidOperationException>(error.GetBaseException());
        Assert.True(reader.TryRead(out Noted? second));
        Assert.Equal("two", second!.Text);
        Assert.False(reader.TryRead(out Noted? _));
    }

    [Fact]
    public async Task Writer_ThatWrites_TakesNoOtherCall()
    {
        MemoryStream bytes = new();
        TaskCompletionSource<int> more = new();
        NinoStreamWriter writer = new(new DripStream(bytes, canSeek: false, _ => more.Task));
        writer.Write("one");
        Task flushing = writer.FlushAsync().AsTask();
        Assert.Throws<InvalidOperationException>(() => writer.Write("lost"));
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await writer.WriteAsync("lost"));
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await writer.FlushAsync());
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await writer.CompleteAsync());
        more.SetResult(1000);
        await flushing;
        writer.Write("two");
        await writer.DisposeAsync();
        Assert.Equal(await BytesOf(null, ["one", "two"]), bytes.ToArray());
    }

    /// <summary>What a stream is still writing is not sent again, and its memory not rented to others.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Writer_DisposedWhileItWrites_WritesNoMore(bool fails)
    {
        MemoryStream bytes = new();
        TaskCompletionSource<int> more = new();
        DripStream stream = new(bytes, canSeek: false, _ => more.Task);
        NinoStreamWriter writer = new(stream);
        writer.Write("one");
        Task flushing = writer.FlushAsync().AsTask();
        await writer.DisposeAsync();
        Assert.Equal((1, true), (stream.Calls, stream.IsDisposed));
        byte[] mine = Rented(4 * 1024);
        mine.AsSpan().Fill(0xEE);
        if (fails)
        {
            more.SetException(new IOException());
            await Assert.ThrowsAsync<IOException>(() => flushing);
        }
        else
        {
            more.SetResult(1000);
            await flushing;
            byte[] whole = await BytesOf(null, ["one"]);
            Assert.Equal(whole.AsSpan(0, (int)bytes.Length).ToArray(), bytes.ToArray());
            Assert.True(bytes.Length < whole.Length);
        }

        Assert.Throws<ObjectDisposedException>(() => writer.Write("two"));
        Assert.Equal(1, stream.Calls);
    }

    [Fact]
    public async Task Writer_CalledByTheValueThatItWrites_RefusesIt()
    {
        using MemoryStream stream = new();
        await using (NinoStreamWriter writer = new(stream, Open))
        {
            Exception error = Assert.ThrowsAny<Exception>(() => writer.Write(Numbers(writer)));
            Assert.IsType<InvalidOperationException>(error.GetBaseException());
            writer.Write("text");
        }

        Assert.Equal(await BytesOf(null, ["text"]), stream.ToArray());

        static IEnumerable<int> Numbers(NinoStreamWriter writer)
        {
            writer.Write("inner");
            yield return 1;
        }
    }

    [Fact]
    public void Options_OutOfRange_Throw()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => NinoOptions.Default with { MaxMessageBytes = 0 });
        Assert.Throws<ArgumentNullException>(() => new NinoStreamWriter((Stream)null!));
        Assert.Throws<ArgumentNullException>(() => new NinoStreamReader((Stream)null!));
    }

    /// <summary>An array of the pool, which gives this thread the last that it gave back.</summary>
    private static byte[] Rented(int length)
    {
        byte[] rented = ArrayPool<byte>.Shared.Rent(length);
        Array.Clear(rented, 0, rented.Length);
        return rented;
    }

    private static NinoStreamOptions OptionsOf(bool checksums, string? codec) =>
        new() { Checksums = checksums, Values = codec is null ? NinoOptions.Default : Compressions.Of(codec) };

    private static async Task<byte[]> BytesOf(NinoStreamOptions? options, string[] texts)
    {
        using MemoryStream stream = new();
        await using (NinoStreamWriter writer = new(stream, (options ?? Open) with { LeaveOpen = true }))
        {
            foreach (string text in texts)
            {
                await writer.WriteAsync(text, CancellationToken.None);
            }

            Assert.Equal(texts.Length, writer.Messages);
        }

        return stream.ToArray();
    }

    /// <summary>Code of a value ends the writer that the value is written to: what was compressed was then taken for written.</summary>
    [Theory]
    [InlineData(10, false)]
    [InlineData(100_000, false)]
    [InlineData(10, true)]
    [InlineData(100_000, true)]
    public void Writer_DisposedByTheValueThatItWrites_SaysSo(int length, bool isCompressed)
    {
        using MemoryStream stream = new();
        NinoStreamWriter writer = new(stream, Open with { Values = new() { Compression = isCompressed ? NinoCompression.Using(new RunLengthCodec()) : null } });
        Assert.Throws<ObjectDisposedException>(() => writer.Write(new Disposing { Ended = writer, Text = new string('a', length) }));
        Assert.Throws<ObjectDisposedException>(() => writer.Write(1));
        Assert.Equal(0, writer.Messages);
        Assert.Equal(0, stream.Length);
    }

    [NinoType]
    public sealed class Disposing : INinoOnSerializing
    {
        [NinoIgnore]
        public IDisposable? Ended;

        public string? Text;

        public void OnSerializing() => Ended?.Dispose();
    }

    private static byte[] BytesOfBlocking(NinoStreamOptions options, string[] texts)
    {
        using MemoryStream stream = new();
        using (NinoStreamWriter writer = new(stream, options))
        {
            foreach (string text in texts)
            {
                writer.Write(text);
            }

            writer.Complete();
            Assert.Equal(stream.Length, writer.Position);
        }

        return stream.ToArray();
    }
}
