using System;
using System.Globalization;
using System.Linq;
using System.Text;

namespace Nino.Benchmarks.Streams;

/// <summary>The tables that the pages show too.</summary>
internal static class StreamsReport
{
    public static string Compose(StreamsFile results)
    {
        StringBuilder text = new();
        Add(text, $"| file | write MB/s | read MB/s | write allocates | read allocates |\n|---|---:|---:|---:|---:|\n");
        foreach (StreamRow row in results.File)
            Add(text, $"| {row.Name} | {row.Write:N0} | {row.Read:N0} | {row.WriteAllocated:N1} | {row.ReadAllocated:N1} |\n");
        Add(text, $"\n| loopback | MB/s | allocates |\n|---|---:|---:|\n");
        foreach (StreamRow row in results.Socket)
            Add(text, $"| {row.Name} | {row.Write:N0} | {row.WriteAllocated:N1} |\n");
        if (results.Large.Any())
        {
            Add(text, $"\n| {results.LargeBytes / 1e9:N1} GB | seconds | MB/s | resident MB | objects MB |\n|---|---:|---:|---:|---:|\n");
            foreach (LargeStep step in results.Large)
                Add(text, $"| {step.Name} | {step.Seconds:N1} | {step.Rate:N0} | {step.PeakMegabytes:N1} | {step.ManagedMegabytes:N1} |\n");
        }

        return text.Append('\n').ToString();
    }

    private static void Add(StringBuilder text, FormattableString line) => text.Append(line.ToString(CultureInfo.InvariantCulture));
}
