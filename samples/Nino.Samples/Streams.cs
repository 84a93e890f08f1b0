using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipelines;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Streams;

#region reading
[NinoType]
public record Reading(int Sensor, double Value);
#endregion reading

#region question
[NinoType]
public record Question(string Text);

[NinoType]
public record Answer(string Text);
#endregion question

#region server
/// <summary>Answers the questions of each client in turn.</summary>
public static class Server
{
    private static readonly NinoStreamOptions Limits = new()
    {
        Values = NinoOptions.Default with { MaxMessageBytes = 64 * 1024 },
        LeaveOpen = true,
    };

    public static async Task ServeAsync(Socket client, TimeSpan patience)
    {
        try
        {
            await using var stream = new NetworkStream(client, ownsSocket: true);
            await using var reader = new NinoStreamReader(stream, Limits);

            // Not disposed: that would write the end and wait, after an error too.
            var writer = new NinoStreamWriter(stream, Limits);
            while (true)
            {
                using var timeout = new CancellationTokenSource(patience);
                if (!await reader.WaitToReadAsync(timeout.Token))
                {
                    await writer.CompleteAsync(timeout.Token);
                    return;
                }

                Question? question = await reader.ReadAsync<Question>();
                var answer = new Answer($"{question?.Text}: yes");
                await writer.WriteAsync(answer, timeout.Token);
                await writer.FlushAsync(timeout.Token);
            }
        }
        catch (Exception error) when (
            error is NinoException or OperationCanceledException or IOException)
        {
            // Bad bytes, too many of them, too slow, or gone. The socket is closed.
        }
    }
}
#endregion server

internal static class StreamsSamples
{
    [Sample]
    public static void Values() => ValuesAsync().GetAwaiter().GetResult();

    [Sample]
    public static void Messages() => MessagesAsync().GetAwaiter().GetResult();

    [Sample]
    public static void Elements() => ElementsAsync().GetAwaiter().GetResult();

    [Sample]
    public static void Ranges() => RangesAsync().GetAwaiter().GetResult();

    [Sample]
    public static void Pipes() => PipesAsync().GetAwaiter().GetResult();

    [Sample]
    public static void Damage() => DamageAsync().GetAwaiter().GetResult();

    [Sample]
    public static void Sockets() => SocketsAsync().GetAwaiter().GetResult();

    private static async Task ValuesAsync()
    {
        #region values
        using var stream = new MemoryStream();
        CancellationToken cancellation = default;
        await NinoSerializer.SerializeAsync(stream, new Reading(1, 20.5));
        await NinoSerializer.SerializeAsync(stream, "and text", null, cancellation);
        NinoSerializer.Serialize(new Reading(2, 21), stream);

        stream.Position = 0;
        Reading? first = await NinoDeserializer.DeserializeAsync<Reading>(stream);
        string? text = await NinoDeserializer.DeserializeAsync<string>(stream);
        Reading? second = NinoDeserializer.Deserialize<Reading>(stream);
        #endregion values

        Check.Equal(new Reading(1, 20.5), first);
        Check.Equal("and text", text);
        Check.Equal(new Reading(2, 21), second);
        Check.Equal(stream.Length, stream.Position);
    }

    private static async Task MessagesAsync()
    {
        #region messages
        string path = Path.GetTempFileName();
        Reading[] readings = [new(1, 20.5), new(2, 21), new(1, 20.7)];
        await using (var writer = new NinoStreamWriter(File.Create(path)))
        {
            foreach (Reading reading in readings)
            {
                await writer.WriteAsync(reading);
            }
        }

        double sum = 0;
        await using (var reader = new NinoStreamReader(File.OpenRead(path)))
        {
            await foreach (Reading? reading in reader.ReadAllAsync<Reading>())
            {
                sum += reading!.Value;
            }
        }
        #endregion messages

        Check.True(Math.Abs(sum - 62.2) < 1e-9, "sum");
        File.Delete(path);
    }

    private static async Task ElementsAsync()
    {
        #region elements
        static async IAsyncEnumerable<Reading> Measure()
        {
            for (int i = 0; i < 100_000; i++)
            {
                await Task.Yield();          // wait for the next one
                yield return new Reading(i, 0.5);
            }
        }

        string path = Path.GetTempFileName();
        await using (FileStream file = File.Create(path))
        {
            await NinoSerializer.SerializeAsync(file, Measure());
        }

        double sum = 0;
        await using (FileStream file = File.OpenRead(path))
        {
            var readings = NinoDeserializer
                .DeserializeAsyncEnumerable<Reading>(file);
            await foreach (Reading? reading in readings)
            {
                sum += reading!.Value;
            }
        }
        #endregion elements

        Check.Equal(50_000.0, sum);
        File.Delete(path);
    }

    private static async Task RangesAsync()
    {
        #region ranges
        static async IAsyncEnumerable<Reading> Measure()
        {
            for (int i = 0; i < 100_000; i++)
            {
                await Task.Yield();
                yield return new Reading(i, 0.5);
            }
        }

        string path = Path.GetTempFileName();
        var indexed = new NinoStreamOptions { Index = true, InBackground = true };
        await using (FileStream file = File.Create(path))
        {
            await NinoSerializer.SerializeAsync(file, Measure(), indexed);
        }

        List<int> read = [];
        await using (var reader =
            await NinoElementReader.OpenAsync(File.OpenRead(path)))
        {
            var last = reader.ReadRangeAsync<Reading>(reader.Count - 10, 10);
            await foreach (Reading? reading in last)
            {
                read.Add(reading!.Sensor);
            }
        }
        #endregion ranges

        #region parallel
        static async Task<double> SumAsync(string path, int part, int parts)
        {
            await using var reader =
                await NinoElementReader.OpenAsync(File.OpenRead(path));
            long start = reader.Count * part / parts;
            long end = reader.Count * (part + 1) / parts;
            double sum = 0;
            await foreach (Reading? reading in
                reader.ReadRangeAsync<Reading>(start, end - start))
            {
                sum += reading!.Value;
            }

            return sum;
        }

        static Task<double[]> SumHalvesAsync(string path) => Task.WhenAll(
            Task.Run(() => SumAsync(path, 0, 2)),
            Task.Run(() => SumAsync(path, 1, 2)));
        #endregion parallel

        double[] sums = await SumHalvesAsync(path);

        Check.Sequence(Enumerable.Range(99_990, 10), read);
        Check.Sequence([25_000.0, 25_000.0], sums);
        File.Delete(path);
    }

    private static async Task PipesAsync()
    {
        #region pipes
        var pipe = new Pipe();
        await using var writer = new NinoStreamWriter(pipe.Writer);
        await writer.WriteAsync(new Question("Is it raining?"));
        await writer.FlushAsync();

        await using var reader = new NinoStreamReader(pipe.Reader);
        Question? question = await reader.ReadAsync<Question>();
        #endregion pipes

        Check.Equal(new Question("Is it raining?"), question);
    }

    private static async Task DamageAsync()
    {
        var file = new MemoryStream();
        var checksums = new NinoStreamOptions { Checksums = true, LeaveOpen = true };
        await using (var writer = new NinoStreamWriter(file, checksums))
        {
            for (int i = 0; i < 5; i++)
            {
                await writer.WriteAsync(new Reading(i, i));
            }
        }

        file.GetBuffer()[40] ^= 1;
        file.Position = 0;
        var read = new List<Reading>();
        Check.Equal(1L, await SalvageAsync(file, read));
        Check.Equal(4, read.Count);

        #region damage
        static async Task<long> SalvageAsync(Stream file, List<Reading> into)
        {
            var options = new NinoStreamOptions { SkipDamaged = true };
            await using var reader = new NinoStreamReader(file, options);
            await foreach (Reading? reading in reader.ReadAllAsync<Reading>())
            {
                into.Add(reading!);
            }

            return reader.LostMessages;
        }
        #endregion damage
    }

    private static async Task SocketsAsync()
    {
        var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        TimeSpan patience = TimeSpan.FromSeconds(20);

        // A client that sends what is no stream is sent away.
        using (var stranger = new TcpClient())
        {
            await stranger.ConnectAsync((IPEndPoint)listener.LocalEndpoint);
            Task refusing = Server.ServeAsync(await listener.AcceptSocketAsync(), patience);
            await stranger.GetStream().WriteAsync("GET / HTTP/1.1\r\n\r\n"u8.ToArray());
            await refusing;
        }

        using var connection = new TcpClient();
        await connection.ConnectAsync((IPEndPoint)listener.LocalEndpoint);
        Task serving = Server.ServeAsync(await listener.AcceptSocketAsync(), patience);

        Answer? answer = await AskAsync(connection.GetStream(), "Is it raining?");

        Check.Equal(new Answer("Is it raining?: yes"), answer);
        await serving;
        listener.Stop();

        #region client
        static async Task<Answer?> AskAsync(NetworkStream server, string text)
        {
            var leaveOpen = new NinoStreamOptions { LeaveOpen = true };
            await using var writer = new NinoStreamWriter(server, leaveOpen);
            await using var reader = new NinoStreamReader(server, leaveOpen);

            await writer.WriteAsync(new Question(text));
            await writer.FlushAsync();
            Answer? answer = await reader.ReadAsync<Answer>();

            await writer.CompleteAsync();
            return answer;
        }
        #endregion client
    }
}
