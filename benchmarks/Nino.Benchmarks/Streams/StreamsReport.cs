using System;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Streams;

/// <summary>The tables, which the pages show too.</summary>
internal static class StreamsReport
{
    private static readonly string[] English =
    [
        "1 KB messages, file", "write, MB/s", "read, MB/s", "allocated, write", "allocated, read", "1 KB messages, loopback", "MB/s", "allocated",
        "seconds", "resident, MB", "objects, MB", .. LargeFile.Passes,
    ];

    private static readonly string[] Chinese =
    [
        "1 KB 消息，文件", "写，MB/s", "读，MB/s", "写时分配", "读时分配", "1 KB 消息，回环", "MB/s", "分配",
        "秒", "驻留，MB", "对象，MB", "写入", "只读字节", "读取", "后台读取", "区间，1 个读取器", "区间，2 个读取器",
    ];

    public static string Compose(StreamsFile results) => Compose(results, English);

    /// <summary>Puts the tables on the pages of both languages.</summary>
    public static void WritePages(DirectoryInfo docs, StreamsFile results)
    {
        foreach ((string language, string[] words) in new[] { ("en", English), ("zh", Chinese) })
            PageTables.Replace(docs, language, "guide/streams.md", "streams", Compose(results, words));
    }

    private static string Compose(StreamsFile results, string[] words)
    {
        StringBuilder text = new();
        Add(text, $"| {words[0]} | {words[1]} | {words[2]} | {words[3]} | {words[4]} |\n|---|---:|---:|---:|---:|\n");
        foreach (StreamRow row in results.File)
            Add(text, $"| {row.Name} | {row.Write:N0} | {row.Read:N0} | {row.WriteAllocated:N1} | {row.ReadAllocated:N1} |\n");
        Add(text, $"\n| {words[5]} | {words[6]} | {words[7]} |\n|---|---:|---:|\n");
        foreach (StreamRow row in results.Socket)
            Add(text, $"| {row.Name} | {row.Write:N0} | {row.WriteAllocated:N1} |\n");
        if (results.Large.Any())
        {
            Add(text, $"\n| {results.LargeBytes / 1e9:N1} GB | {words[8]} | MB/s | {words[9]} | {words[10]} |\n|---|---:|---:|---:|---:|\n");
            foreach (LargeStep step in results.Large)
                Add(text, $"| {words[11 + Array.IndexOf(LargeFile.Passes, step.Name)]} | {step.Seconds:N1} | {step.Rate:N0} | {step.PeakMegabytes:N1} | {step.ManagedMegabytes:N1} |\n");
        }

        return text.ToString();
    }

    private static void Add(StringBuilder text, FormattableString line) => text.Append(line.ToString(CultureInfo.InvariantCulture));
}
