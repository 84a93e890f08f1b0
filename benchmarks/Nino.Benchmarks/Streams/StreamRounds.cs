using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Threading.Tasks;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Core;

namespace Nino.Benchmarks.Streams;

/// <summary>Passes messages through files and sockets, in rounds that have one turn of each subject, in another order each time (from a seed).</summary>
internal static class StreamRounds
{
    private const int Seed = 20261128;

    private static readonly SimpleClass[] Values = MakeValues();

    public static int MessageBytes { get; } = NinoSerializer.Serialize(Values[0]).Length;

    /// <summary>Values of which each takes about 1 KB.</summary>
    public static SimpleClass[] MakeValues() => [.. Enumerable.Range(0, 16).Select(i =>
    {
        SimpleClass value = Workloads.SimpleClass.Create();
        value.Id = i + (1 << 20);
        value.Numbers = [.. Enumerable.Range(i, 196).Select(number => (int)(number * 2654435761))];
        return value;
    })];

    public static async Task<List<StreamRow>> ThroughFilesAsync(string folder, int messages, int rounds)
    {
        Turns write = new();
        Turns read = new();
        Random order = new(Seed);
        string path = Path.Combine(folder, $"nino-{Environment.ProcessId}.messages");
        try
        {
            for (int round = -1; round < rounds; round++)
            {
                foreach (StreamSubject subject in StreamSubjects.All.OrderBy(_ => order.Next()))
                {
                    await using (FileStream file = new(path, FileMode.Create, FileAccess.Write, FileShare.None, 0))
                        await write.MeasureAsync(subject, round, () => subject.Write(file, Values, messages));
                    await using (FileStream file = new(path, FileMode.Open, FileAccess.Read, FileShare.Read, 0))
                        await read.MeasureAsync(subject, round, async () => Check(await subject.Read(file, Receiver(round)), messages));
                }
            }
        }
        finally
        {
            File.Delete(path);
        }

        return [.. StreamSubjects.All.Select(subject => new StreamRow(
            subject.Name, write.Rate(subject, messages), read.Rate(subject, messages), write.Allocated(subject, messages), read.Allocated(subject, messages)))];
    }

    public static async Task<List<StreamRow>> ThroughSocketsAsync(int messages, int rounds)
    {
        Turns both = new();
        Random order = new(Seed);
        using TcpListener listener = new(IPAddress.Loopback, 0);
        listener.Start();
        for (int round = -1; round < rounds; round++)
        {
            foreach (StreamSubject subject in StreamSubjects.All.OrderBy(_ => order.Next()))
            {
                using TcpClient sender = new();
                Task<TcpClient> accepting = listener.AcceptTcpClientAsync();
                await sender.ConnectAsync((IPEndPoint)listener.LocalEndpoint);
                using TcpClient receiver = await accepting;
                await both.MeasureAsync(subject, round, async () =>
                {
                    Task<int> reading = Task.Run(() => subject.Read(receiver.GetStream(), Receiver(round)));
                    await Task.Run(() => subject.Write(sender.GetStream(), Values, messages));
                    sender.Client.Shutdown(SocketShutdown.Send);
                    Check(await reading, messages);
                });
            }
        }

        return [.. StreamSubjects.All.Select(subject => new StreamRow(subject.Name, both.Rate(subject, messages), null, both.Allocated(subject, messages), null))];
    }

    /// <summary>Takes the messages: those of the round before the first are compared with what was written.</summary>
    private static Action<SimpleClass?> Receiver(int round)
    {
        if (round >= 0)
            return Sink.Keep;
        int count = 0;
        return message =>
        {
            if (Workloads.SimpleClass.Difference(Values[count % Values.Length], message!) is string difference)
                throw new InvalidOperationException($"Message {count}{difference}");
            count++;
        };
    }

    private static void Check(int read, int messages)
    {
        if (read != messages)
            throw new InvalidOperationException($"{read} of {messages} messages came.");
    }

    /// <summary>The times of all subjects. Those of the round before the first are not counted.</summary>
    private sealed class Turns
    {
        private readonly Dictionary<string, List<(double Seconds, long Allocated)>> _turns = [];

        public async Task MeasureAsync(StreamSubject subject, int round, Func<Task> turn)
        {
            GC.Collect();
            long allocated = GC.GetTotalAllocatedBytes(precise: true);
            long start = Stopwatch.GetTimestamp();
            await turn();
            double seconds = Stopwatch.GetElapsedTime(start).TotalSeconds;
            allocated = GC.GetTotalAllocatedBytes(precise: true) - allocated;
            if (round < 0)
                return;
            if (!_turns.TryGetValue(subject.Name, out List<(double, long)>? turns))
                _turns.Add(subject.Name, turns = []);
            turns.Add((seconds, allocated));
        }

        public double Rate(StreamSubject subject, int messages) =>
            Math.Round(messages * (double)MessageBytes / Median(_turns[subject.Name].Select(turn => turn.Seconds)) / 1e6);

        public double Allocated(StreamSubject subject, int messages) => Math.Round(Median(_turns[subject.Name].Select(turn => (double)turn.Allocated)) / messages, 1);

        private static double Median(IEnumerable<double> values)
        {
            double[] sorted = [.. values.Order()];
            return sorted[sorted.Length / 2];
        }
    }
}
