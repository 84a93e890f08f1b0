using System;
using System.IO;
using System.IO.Pipelines;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Streaming;

// System.IO.Pipelines needs the assembly System.Memory, which Debian's Mono has not.
public sealed partial class MessageStreamTests
{
    [Theory]
    [MemberData(nameof(Forms))]
    public async Task RoundTrip_Pipe_GivesEveryMessage(bool checksums, string? codec)
    {
        NinoStreamOptions options = OptionsOf(checksums, codec);
        Pipe pipe = new(new PipeOptions(minimumSegmentSize: 16));
        Task writing = Task.Run(async () =>
        {
            await using NinoStreamWriter writer = new(pipe.Writer, options);
            foreach (string text in Texts)
            {
                await writer.WriteAsync(text);
            }
        });
        await using NinoStreamReader reader = new(pipe.Reader, options);
        foreach (string text in Texts)
        {
            Assert.Equal(text, await reader.ReadAsync<string>());
        }

        Assert.False(await reader.WaitToReadAsync());
        await writing;
    }

    [Fact]
    public async Task Pipe_Blocking_IsNotSupported()
    {
        Pipe pipe = new();
        using NinoStreamReader reader = new(pipe.Reader);
        Assert.Throws<NotSupportedException>(() => reader.TryRead(out int _));
        NinoStreamWriter writer = new(pipe.Writer);
        Assert.Throws<NotSupportedException>(() => writer.Flush());
        writer.Write(5);
        writer.Dispose();
        Assert.Equal(5, await reader.ReadAsync<int>());
        Assert.False(await reader.WaitToReadAsync());
    }

    [Fact]
    public async Task Pipe_WhoseReaderHasGone_EndsWriting()
    {
        Pipe pipe = new();
        NinoStreamWriter writer = new(pipe.Writer);
        await pipe.Reader.CompleteAsync();
        await writer.WriteAsync(1);
        await Assert.ThrowsAsync<IOException>(async () => await writer.FlushAsync());
        await writer.DisposeAsync();
    }

    [Fact]
    public async Task Pipe_WhoseReadingWasCancelledAtItsEnd_IsReadOn()
    {
        Pipe pipe = new();
        await using (NinoStreamWriter writer = new(pipe.Writer))
        {
            await writer.WriteAsync(5);
        }

        await using NinoStreamReader reader = new(pipe.Reader);
        pipe.Reader.CancelPendingRead();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reader.ReadAsync<int>());
        Assert.False(reader.IsCutOff);
        Assert.Equal(5, await reader.ReadAsync<int>());
        Assert.False(await reader.WaitToReadAsync());
    }

    /// <summary>A pipe over a stream holds what it was writing, and would write it again.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task PipeOverAStream_WhoseWritingWasCancelled_TakesNothingMore(bool isAsync)
    {
        MemoryStream bytes = new();
        using CancellationTokenSource patience = new();
        int calls = 0;
        DripStream stream = new(bytes, canSeek: false, token => calls++ == 0 ? Task.FromResult(3) : Never(token));
        NinoStreamWriter writer = new(PipeWriter.Create(stream));
        await writer.WriteAsync("first");
        Task flushing = writer.FlushAsync(patience.Token).AsTask();
        patience.Cancel();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => flushing);
        Assert.Throws<InvalidOperationException>(() => writer.Write("second"));

        // The stream takes nothing for ever.
        await (isAsync ? writer.DisposeAsync().AsTask() : Task.Run(writer.Dispose)).WaitAsync(TimeSpan.FromSeconds(30));
        Assert.Equal(3, bytes.Length);
        Assert.True(stream.IsDisposed);
    }

    /// <summary>A pipe that is left open holds what it was writing still.</summary>
    [Fact]
    public async Task PipeOverAStream_LeftOpenAndCompletedWithAnError_WritesNothingMore()
    {
        MemoryStream bytes = new();
        using CancellationTokenSource patience = new();
        int calls = 0;
        DripStream stream = new(bytes, canSeek: false, token => calls++ == 0 ? Task.FromResult(3) : calls == 2 ? Never(token) : Task.FromResult(100));
        PipeWriter pipe = PipeWriter.Create(stream);
        NinoStreamWriter writer = new(pipe, Open);
        await writer.WriteAsync("first");
        Task flushing = writer.FlushAsync(patience.Token).AsTask();
        patience.Cancel();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => flushing);
        await writer.DisposeAsync();
        Assert.NotEqual(0, pipe.UnflushedBytes);
        await pipe.CompleteAsync(new IOException());
        Assert.Equal(3, bytes.Length);
        Assert.True(stream.IsDisposed);
    }

    /// <summary>The stream looks at no token, and takes all that comes after it failed once.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task PipeOverAStream_ThatFailedToWrite_TakesNothingMore(bool isAsync)
    {
        MemoryStream bytes = new();
        int calls = 0;
        DripStream stream = new(bytes, canSeek: false, _ => calls++ == 1 ? throw new TimeoutException() : Task.FromResult(3));
        NinoStreamWriter writer = new(PipeWriter.Create(stream));
        await writer.WriteAsync("first");
        await Assert.ThrowsAsync<TimeoutException>(() => writer.FlushAsync().AsTask());
        if (isAsync)
        {
            await writer.DisposeAsync();
        }
        else
        {
            writer.Dispose();
        }

        Assert.Equal(3, bytes.Length);
        Assert.True(stream.IsDisposed);
    }

    /// <summary>What was not flushed yet is written when the writer is disposed.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task PipeOverAStream_ThatWasNotFlushed_IsWritten(bool isAsync)
    {
        MemoryStream bytes = new();
        NinoStreamWriter writer = new(PipeWriter.Create(bytes, new StreamPipeWriterOptions(leaveOpen: true)));
        writer.Write("first");
        if (isAsync)
        {
            await writer.DisposeAsync();
        }
        else
        {
            writer.Dispose();
        }

        bytes.Position = 0;
        await using NinoStreamReader reader = new(bytes);
        Assert.Equal("first", await reader.ReadAsync<string>());
        Assert.False(await reader.WaitToReadAsync());
    }

    /// <summary>A peer that takes nothing does not keep a writer from being disposed.</summary>
    [Fact]
    public async Task Pipe_WhoseReaderWasWaitedForInVain_IsNotWaitedForAgain()
    {
        Pipe pipe = new(new PipeOptions(pauseWriterThreshold: 100, resumeWriterThreshold: 50));
        NinoStreamWriter writer = new(pipe.Writer, Open);
        await writer.WriteAsync(new byte[200]);
        using CancellationTokenSource patience = new();
        Task flushing = writer.FlushAsync(patience.Token).AsTask();
        Assert.False(flushing.IsCompleted);
        patience.Cancel();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => flushing);
        Assert.True(writer.DisposeAsync().IsCompletedSuccessfully);

        await pipe.Writer.CompleteAsync();
        await using NinoStreamReader reader = new(pipe.Reader);
        Assert.Equal(200, (await reader.ReadAsync<byte[]>())!.Length);
        Assert.False(await reader.WaitToReadAsync());
    }

    /// <summary>A pipe has all bytes that it was given, and is not given them again.</summary>
    [Fact]
    public async Task Pipe_DisposedWhileItsReaderIsWaitedFor_HasEachByteOnce()
    {
        Pipe pipe = new(new PipeOptions(pauseWriterThreshold: 100, resumeWriterThreshold: 50));
        NinoStreamWriter writer = new(pipe.Writer);
        await writer.WriteAsync(new byte[200]);
        Task flushing = writer.FlushAsync().AsTask();
        Assert.False(flushing.IsCompleted);
        await writer.DisposeAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => flushing);

        await using NinoStreamReader reader = new(pipe.Reader);
        Assert.Equal(200, (await reader.ReadAsync<byte[]>())!.Length);
        await Assert.ThrowsAsync<NinoException>(async () => await reader.WaitToReadAsync());
        Assert.True(reader.IsCutOff);
    }

    [Fact]
    public async Task Reader_LeftOpen_LeavesTheRestInThePipe()
    {
        Pipe pipe = new();
        await pipe.Writer.WriteAsync(new byte[][] { await BytesOf(null, ["one", "two"]), [1, 2, 3] }.SelectMany(part => part).ToArray());
        NinoStreamReader ofPipe = new(pipe.Reader, Open);
        Assert.Equal("one", await ofPipe.ReadAsync<string>());
        Assert.True(await ofPipe.SkipAsync());
        Assert.False(await ofPipe.SkipAsync());
        await ofPipe.DisposeAsync();
        Assert.True(pipe.Reader.TryRead(out ReadResult rest));
        Assert.Equal(3, rest.Buffer.Length);
        await Assert.ThrowsAsync<ObjectDisposedException>(async () => await ofPipe.SkipAsync());
    }

    [Fact]
    public void Null_Throws()
    {
        Assert.Throws<ArgumentNullException>(() => new NinoStreamOptions { Values = null! });
        Assert.Throws<ArgumentNullException>(() => new NinoStreamWriter((PipeWriter)null!));
        Assert.Throws<ArgumentNullException>(() => new NinoStreamReader((PipeReader)null!));
    }

    private static async Task<int> Never(CancellationToken token)
    {
        await Task.Delay(Timeout.Infinite, token);
        return 0;
    }
}
