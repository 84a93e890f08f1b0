using System;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Threading.Tasks;
using Nino.Core;

namespace Nino.Samples.Sockets;

/// <summary>A server and its clients on one machine, some of which are slow or bad. Exits with 1 when something is not as it should be.</summary>
internal static class Program
{
    private const int MaxBytes = 128 * 1024;

    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(10);

    private static readonly TimeSpan Second = TimeSpan.FromSeconds(1);

    private static readonly NinoStreamOptions LeaveOpen = new() { LeaveOpen = true };

    private static readonly MessageServer Server = new(Patience, MaxBytes);

    private static readonly TcpListener Listener = new(IPAddress.Loopback, 0);

    private static int _passed;
    private static int _failed;

    private static async Task<int> Main()
    {
        Listener.Start();
        await CheckBadPeersAsync();
        foreach ((string size, int bytes, int count) in new[] { ("100 B", 100, 20_000), ("1 KB", 1024, 20_000), ("64 KB", 64 * 1024, 2000) })
        {
            long start = Stopwatch.GetTimestamp();
            await Task.WhenAll(Enumerable.Range(0, 2).Select(_ => ExchangeAsync(bytes, count / 2)));
            double seconds = Stopwatch.GetElapsedTime(start).TotalSeconds;
            Console.WriteLine($"{size}: {count / seconds:N0} requests and replies in a second, {2.0 * count * bytes / seconds / 1e6:N0} MB/s, 2 clients");
        }

        Listener.Stop();
        Console.WriteLine($"{_passed} passed, {_failed} failed");
        return _failed == 0 ? 0 : 1;
    }

    /// <summary>Every bad peer is connected at the same time, and a good one is served among them.</summary>
    private static async Task CheckBadPeersAsync()
    {
        byte[] request = BytesOf(new Request(1, new byte[1024]));
        await using Connection halfOpen = await Connection.OpenAsync(Listener, Server);
        await using Connection drip = await Connection.OpenAsync(Listener, Server);
        await using Connection endless = await Connection.OpenAsync(Listener, Server);
        await using Connection greedy = await Connection.OpenAsync(Listener, Server);
        await using Connection deaf = await Connection.OpenAsync(Listener, Server);
        await using Connection stranger = await Connection.OpenAsync(Listener, Server);
        await using Connection broken = await Connection.OpenAsync(Listener, Server);

        await endless.SendAsync(request.AsMemory(0, request.Length / 2));

        // A length of 1 MB.
        await greedy.SendAsync(new byte[] { 0xFE, 0x4E, 0x69, 0x6E, 0x6F, 1, 0, 1, 0x80, 0x80, 0x40 });
        Check("a request above the limit is refused before it comes", await greedy.Serving == ConnectionEnd.Refused);
        await stranger.SendAsync("GET / HTTP/1.1\r\n\r\n"u8.ToArray());
        Check("bytes of another protocol are refused", await stranger.Serving == ConnectionEnd.Refused);
        await broken.SendAsync(request.AsMemory(0, 100));
        broken.Close();
        Check("a connection that ends in a request is noticed", await broken.Serving is ConnectionEnd.Refused or ConnectionEnd.Gone);

        Task sending = deaf.SendUntilItFailsAsync(BytesOf(new Request(1, new byte[64 * 1024])));
        Task<int> good = ExchangeAsync(1024, 100);
        Check("others are served meanwhile", await good == 100);

        int sent = 0;
        for (; sent < request.Length && !drip.Serving.IsCompleted; sent++)
        {
            await drip.SendAsync(request.AsMemory(sent, 1));
            drip.Time.Advance(Second);
            endless.Time.Advance(Second);
            halfOpen.Time.Advance(Second);
            if (sent * Second >= Patience)
            {
                break;
            }
        }

        Check("a peer that sends a byte a second is sent away", await drip.Serving == ConnectionEnd.TooSlow);
        Check("so is one that does not end a request", await endless.Serving == ConnectionEnd.TooSlow);
        Check("so is one that is connected and sends nothing", await halfOpen.Serving == ConnectionEnd.TooSlow);

        // The server waits for this one to take its replies as soon as the buffers of the system are full.
        while (!deaf.Serving.IsCompleted)
        {
            await Task.Delay(10);
            deaf.Time.Advance(Second);
        }

        Check("so is one that does not take its replies", await deaf.Serving == ConnectionEnd.TooSlow);
        deaf.Close();
        await sending;
    }

    #region client
    private static async Task<int> ExchangeAsync(int bytes, int count)
    {
        await using Connection server = await Connection.OpenAsync(Listener, Server);
        var writer = new NinoStreamWriter(server.Pipe.Output, LeaveOpen);
        var reader = new NinoStreamReader(server.Pipe.Input, LeaveOpen);
        int answered = 0;
        for (int i = 0; i < count; i++)
        {
            await writer.WriteAsync(new Request(i, new byte[bytes]));
            await writer.FlushAsync();
            Reply? reply = await reader.ReadAsync<Reply>();
            answered += reply!.Number == i && reply.Payload.Length == bytes ? 1 : 0;
        }

        await writer.DisposeAsync();
        await reader.DisposeAsync();
        return await server.Serving == ConnectionEnd.Completed ? answered : -1;
    }
    #endregion client

    private static byte[] BytesOf(Request request)
    {
        using MemoryStream stream = new();
        using (NinoStreamWriter writer = new(stream, LeaveOpen))
        {
            writer.Write(request);
        }

        return stream.ToArray();
    }

    private static void Check(string what, bool isSo)
    {
        Console.WriteLine($"{(isSo ? "ok    " : "FAILED")} {what}");
        _ = isSo ? _passed++ : _failed++;
    }
}
