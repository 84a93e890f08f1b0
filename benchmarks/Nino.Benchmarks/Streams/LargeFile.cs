using System;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text.Json;
using System.Threading.Tasks;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Streams;

/// <summary>More elements than fit in memory, through a file.</summary>
internal static class LargeFile
{
    /// <summary>What the passes of a run are called; each is done in a process of its own.</summary>
    public static readonly string[] Passes =
        ["write", "plain read", "read", "read in the background", "ranges, 1 reader", "ranges, 2 readers"];

    private static readonly NinoStreamOptions Options = new() { Checksums = true, Index = true };

    /// <summary>Starts this program again for one pass.</summary>
    /// <remarks>The collector's first generation, which takes as much as the processor's cache has by default, gets 4 MB.</remarks>
    public static LargeStep Start(string pass, string path, long elements)
    {
        ProcessStartInfo start = new(Environment.ProcessPath!) { RedirectStandardOutput = true };
        if (Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet")
            start.ArgumentList.Add(typeof(LargeFile).Assembly.Location);
        foreach (string argument in new[] { "streams", "--pass", pass, "--file", path, "--elements", elements.ToString(CultureInfo.InvariantCulture) })
            start.ArgumentList.Add(argument);
        start.Environment["DOTNET_GCgen0size"] = "0x400000";
        using Process process = Process.Start(start)!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0
            ? JsonSerializer.Deserialize<LargeStep>(output)!
            : throw new InvalidOperationException($"The pass '{pass}' failed with {process.ExitCode}.");
    }

    /// <summary>Does one pass in this process, and prints what it took.</summary>
    public static async Task RunAsync(string pass, string path, long elements)
    {
        using ManagedPeak managed = new();
        long start = Stopwatch.GetTimestamp();
        long passed = pass switch
        {
            "write" => await WriteAsync(path, elements),
            "plain read" => await PlainAsync(path, elements),
            "read" => await ReadAsync(path, inBackground: false),
            "read in the background" => await ReadAsync(path, inBackground: true),
            "ranges, 1 reader" => await RangesAsync(path, readers: 1),
            "ranges, 2 readers" => await RangesAsync(path, readers: 2),
            _ => throw new ArgumentException($"There is no pass '{pass}'."),
        };
        double seconds = Stopwatch.GetElapsedTime(start).TotalSeconds;
        if (passed != elements)
            throw new InvalidOperationException($"{passed} of {elements} elements came.");
        using Process process = Process.GetCurrentProcess();
        Console.WriteLine(JsonSerializer.Serialize(new LargeStep(
            pass,
            Math.Round(seconds, 1),
            Math.Round(new FileInfo(path).Length / seconds / 1e6),
            Math.Round(process.PeakWorkingSet64 / 1e6, 1),
            Math.Round(managed.Bytes / 1e6, 1))));
    }

    private static async Task<long> WriteAsync(string path, long elements)
    {
        await using FileStream file = new(path, FileMode.Create, FileAccess.Write, FileShare.None, 0);
        await NinoSerializer.SerializeAsync(file, StreamSubjects.Elements(StreamRounds.MakeValues(), elements), Options);
        return elements;
    }

    private static async Task<long> PlainAsync(string path, long elements)
    {
        await using FileStream file = Open(path);
        byte[] buffer = new byte[64 * 1024];
        while (await file.ReadAsync(buffer) > 0)
        {
        }

        return elements;
    }

    private static async Task<long> ReadAsync(string path, bool inBackground)
    {
        await using FileStream file = Open(path);
        long count = 0;
        await foreach (SimpleClass? _ in NinoDeserializer.DeserializeAsyncEnumerable<SimpleClass>(file, Options with { InBackground = inBackground }))
            count++;
        return count;
    }

    private static async Task<long> RangesAsync(string path, int readers)
    {
        long[] counts = await Task.WhenAll(Enumerable.Range(0, readers).Select(part => Task.Run(async () =>
        {
            await using NinoElementReader reader = await NinoElementReader.OpenAsync(Open(path), Options);
            long start = reader.Count * part / readers;
            long end = reader.Count * (part + 1) / readers;
            long count = 0;
            await foreach (SimpleClass? _ in reader.ReadRangeAsync<SimpleClass>(start, end - start))
                count++;
            return count;
        })));
        return counts.Sum();
    }

    private static FileStream Open(string path) => new(path, FileMode.Open, FileAccess.Read, FileShare.Read, 0);

    /// <summary>The most memory that objects take after a collection.</summary>
    private sealed class ManagedPeak : IDisposable
    {
        private bool _isEnded;

        public ManagedPeak() => Watch();

        public long Bytes { get; private set; }

        public void Dispose() => _isEnded = true;

        // An object that nobody holds is finalized at the next collection, and makes another for the one behind it.
        private void Watch() => _ = new Witness(this);

        private sealed class Witness(ManagedPeak peak)
        {
            ~Witness()
            {
                peak.Bytes = Math.Max(peak.Bytes, GC.GetGCMemoryInfo(GCKind.Any).HeapSizeBytes);
                if (!peak._isEnded)
                    peak.Watch();
            }
        }
    }
}
