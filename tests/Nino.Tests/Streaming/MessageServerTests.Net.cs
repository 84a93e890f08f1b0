using System;
using System.IO;
using System.IO.Pipelines;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Samples.Sockets;
using Xunit;

namespace Nino.Tests.Streaming;

/// <summary>The server of samples/Sockets, over pipes in memory and with a clock that the tests turn.</summary>
public sealed class MessageServerTests
{
    private const int MaxBytes = 128 * 1024;

    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(10);

    private static readonly NinoStreamOptions Open = new() { LeaveOpen = true };

    /// <summary>Requests of 64 KB fill the pipe: the client waits until the server has consumed one, before it takes the reply.</summary>
    [Theory]
    [InlineData(100)]
    [InlineData(1024)]
    [InlineData(64 * 1024)]
    public async Task Requests_OfAnySize_AreAnswered(int size)
    {
        Peer peer = new();
        await AssertServedAsync(peer, size);
    }

    [Fact]
    public async Task Peer_ThatSendsNothing_IsSentAwayWhenItsTimeIsOver()
    {
        Peer peer = new();
        peer.Time.Advance(Patience - TimeSpan.FromTicks(1));
        Assert.False(peer.Serving.IsCompleted);
        peer.Time.Advance(TimeSpan.FromTicks(1));
        Assert.Equal(ConnectionEnd.TooSlow, await peer.Serving);
        await peer.AssertClosedAsync();
    }

    /// <summary>Time is counted to the end of a request: bytes that come in between give no more of it.</summary>
    [Fact]
    public async Task Peer_ThatSendsAByteASecond_IsSentAwayWhenItsTimeIsOver()
    {
        Peer peer = new();
        byte[] request = BytesOf(new byte[1024]);
        for (int i = 0; i < 10; i++)
        {
            Assert.False(peer.Serving.IsCompleted);
            await peer.Output.WriteAsync(request.AsMemory(i, 1));
            peer.Time.Advance(TimeSpan.FromSeconds(1));
        }

        Assert.Equal(ConnectionEnd.TooSlow, await peer.Serving);
    }

    [Fact]
    public async Task Peer_ThatSendsEachRequestInTime_IsServedForEver()
    {
        Peer peer = new();
        NinoStreamWriter writer = new(peer.Output, Open);
        NinoStreamReader reader = new(peer.Input, Open);
        for (int i = 0; i < 20; i++)
        {
            peer.Time.Advance(Patience - TimeSpan.FromTicks(1));
            await writer.WriteAsync(new Request(i, []));
            await writer.FlushAsync();
            Assert.Equal(i, (await reader.ReadAsync<Reply>())!.Number);
        }

        Assert.False(peer.Serving.IsCompleted);
    }

    [Fact]
    public async Task Peer_ThatDoesNotEndARequest_IsSentAwayWhenItsTimeIsOver()
    {
        Peer peer = new();
        byte[] request = BytesOf(new byte[1024]);
        await peer.Output.WriteAsync(request.AsMemory(0, request.Length - 10));
        Assert.False(peer.Serving.IsCompleted);
        peer.Time.Advance(Patience);
        Assert.Equal(ConnectionEnd.TooSlow, await peer.Serving);
    }

    [Fact]
    public async Task Peer_ThatTakesNoReply_IsSentAwayWhenItsTimeIsOver()
    {
        Peer peer = new();
        byte[] request = BytesOf(new byte[MaxBytes / 2]);
        await peer.Output.WriteAsync(request.AsMemory(0, request.Length - 2));
        Assert.False(peer.Serving.IsCompleted);
        peer.Time.Advance(Patience);
        Assert.Equal(ConnectionEnd.TooSlow, await peer.Serving);
    }

    /// <summary>Replies that fill the pipe, or leave less room than the end of the stream takes: no way out waits for the peer to make more.</summary>
    [Theory]
    [InlineData("nothing")]
    [InlineData("the end")]
    [InlineData("bad bytes")]
    public async Task Peer_WhoseReplyFillsThePipe_IsSentAwayWhateverFollows(string next)
    {
        const int Limit = 64 * 1024;
        int more = BytesOf(new byte[Limit]).Length - 2 - Limit;
        for (int reply = Limit - 6; reply <= Limit + 3; reply++)
        {
            Peer peer = new();
            byte[] request = BytesOf(new byte[reply - more]);
            Task sending = peer.Output.WriteAsync(next switch
            {
                "nothing" => request[..^2],
                "the end" => request,
                _ => [.. request[..^2], 0xFF, 0xFF],
            }).AsTask();
            peer.Time.Advance(Patience);
            Assert.True(peer.Serving.IsCompleted, $"a reply of {reply} bytes, and then {next}");
            ConnectionEnd end = await peer.Serving;
            Assert.True(end == ConnectionEnd.TooSlow || (reply < Limit && next != "nothing"), $"a reply of {reply} bytes, and then {next}: {end}");
            await Task.WhenAny(sending);
        }
    }

    public static TheoryData<string> BadBytes => new() { "too large", "another protocol", "null", "cut off", "no value" };

    [Theory]
    [MemberData(nameof(BadBytes))]
    public async Task Bytes_ThatAreNoRequest_AreRefusedAtOnce(string kind)
    {
        byte[] header = BytesOf()[..7];
        Peer peer = new();
        await peer.Output.WriteAsync(kind switch
        {
            // A length of 1 MB, of which nothing comes.
            "too large" => [.. header, 1, 0x80, 0x80, 0x40],
            "another protocol" => "GET / HTTP/1.1\r\n\r\n"u8.ToArray(),
            "null" => [.. header, 1, 1, 0],
            "cut off" => BytesOf(new byte[50])[..30],
            _ => [.. header, 1, 2, 0xFF, 0xFF],
        });
        if (kind == "cut off")
        {
            await peer.Output.CompleteAsync();
        }

        Assert.Equal(ConnectionEnd.Refused, await peer.Serving);
        await peer.AssertClosedAsync();
    }

    /// <summary>One server, and a peer of each kind: those that are bad do not hold up the others.</summary>
    [Fact]
    public async Task Peers_ThatAreServed_DoNotWaitForThoseThatAreSlow()
    {
        MessageServer server = new(Patience, MaxBytes);
        Peer[] slow = [.. Enumerable.Range(0, 50).Select(_ => new Peer(server))];
        byte[] request = BytesOf(new byte[1024]);
        for (int i = 0; i < slow.Length; i++)
        {
            await slow[i].Output.WriteAsync(request.AsMemory(0, i * 20));
        }

        await Task.WhenAll(Enumerable.Range(0, 5).Select(_ => AssertServedAsync(new Peer(server), 1024)));
        Assert.All(slow, peer => Assert.False(peer.Serving.IsCompleted));
        Array.ForEach(slow, peer => peer.Time.Advance(Patience));
        Assert.All(await Task.WhenAll(slow.Select(peer => peer.Serving)), end => Assert.Equal(ConnectionEnd.TooSlow, end));
    }

    private static async Task AssertServedAsync(Peer peer, int size)
    {
        NinoStreamWriter writer = new(peer.Output, Open);
        NinoStreamReader reader = new(peer.Input, Open);
        for (int i = 0; i < 20; i++)
        {
            byte[] payload = [.. Enumerable.Range(i, size).Select(number => (byte)number)];
            await writer.WriteAsync(new Request(i, payload));
            await writer.FlushAsync();
            Reply reply = (await reader.ReadAsync<Reply>())!;
            Assert.Equal(i, reply.Number);
            Assert.Equal(payload, reply.Payload);
        }

        await writer.DisposeAsync();
        Assert.False(await reader.WaitToReadAsync());
        Assert.Equal(ConnectionEnd.Completed, await peer.Serving);
    }

    private static byte[] BytesOf(params byte[][] payloads)
    {
        using MemoryStream stream = new();
        using (NinoStreamWriter writer = new(stream, Open))
        {
            foreach (byte[] payload in payloads)
            {
                writer.Write(new Request(1, payload));
            }
        }

        return stream.ToArray();
    }

    /// <summary>A client in memory. Whatever one side does, the other has done what follows from it before the call returns.</summary>
    private sealed class Peer
    {
        private static readonly PipeOptions Inline = new(readerScheduler: PipeScheduler.Inline, writerScheduler: PipeScheduler.Inline, useSynchronizationContext: false);

        private readonly Pipe _requests = new(Inline);
        private readonly Pipe _replies = new(Inline);

        public Peer() : this(new MessageServer(Patience, MaxBytes))
        {
        }

        public Peer(MessageServer server)
        {
            // What waits goes on where the other side acts, in the middle of its call, and not on a thread of the tests.
            SynchronizationContext.SetSynchronizationContext(null);
            Serving = server.ServeAsync(new Duplex(_requests.Reader, _replies.Writer), Time);
        }

        public ManualTime Time { get; } = new();

        public Task<ConnectionEnd> Serving { get; }

        public PipeWriter Output => _requests.Writer;

        public PipeReader Input => _replies.Reader;

        /// <summary>The server takes nothing more, and its end of the pipe tells why.</summary>
        public async Task AssertClosedAsync() => Assert.NotNull(await Record.ExceptionAsync(async () => await Output.FlushAsync()));
    }

    private sealed record Duplex(PipeReader Input, PipeWriter Output) : IDuplexPipe;
}
