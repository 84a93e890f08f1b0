using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Sweep;

/// <summary>What the page about drawn data shows of a seed.</summary>
/// <param name="Environment">Where it was measured.</param>
/// <param name="Seed">The seed.</param>
/// <param name="Cells">How many cells there are.</param>
/// <param name="Summary">All of them.</param>
/// <param name="Operations">Those of each operation.</param>
/// <param name="Worst">Those that are furthest behind.</param>
internal sealed record SweepSeed(RunEnvironment Environment, int Seed, int Cells, SweepSummary Summary, IReadOnlyDictionary<Operation, SweepSummary> Operations, IReadOnlyList<SweepCell> Worst)
{
    public static SweepSeed Of(SweepReport report) =>
        new(report.Environment, report.Seed, report.Cells.Count, report.Summary, report.Operations(), [.. report.Worst()]);
}

/// <summary>The file of the seeds on the page about drawn data, and its tables.</summary>
internal static class SweepPages
{
    private static readonly string[] English = ["Seed", "ahead", "tied", "behind", "÷ fastest other", "÷ floor", "larger payloads", "Operation", "write", "reused buffer", "read", "read into", "Furthest behind", "operation", "Nino, ns", "fastest other", "ns", "ratio"];

    private static readonly string[] Chinese = ["种子", "领先", "持平", "落后", "÷ 最快的其他库", "÷ floor", "字节更多", "操作", "写", "复用缓冲区", "读", "读入已有对象", "落后最多", "操作", "Nino，ns", "最快的其他库", "ns", "比值"];

    /// <summary>Puts a seed into the file, in the place of an older run of it.</summary>
    public static void Add(FileInfo file, SweepReport report)
    {
        IEnumerable<SweepSeed> others = file.Exists ? JsonFile.Read<SweepSeed[]>(file).Where(seed => seed.Seed != report.Seed) : [];
        JsonFile.Write(file, others.Append(SweepSeed.Of(report)).OrderBy(seed => seed.Seed).ToArray());
    }

    /// <summary>Puts the tables on the pages of both languages.</summary>
    public static void Write(DirectoryInfo docs, FileInfo file)
    {
        SweepSeed[] seeds = JsonFile.Read<SweepSeed[]>(file);
        foreach ((string language, string[] words) in new[] { ("en", English), ("zh", Chinese) })
            PageTables.Replace(docs, language, "drawn.md", "sweep", Compose(seeds, words));
    }

    private static string Compose(SweepSeed[] seeds, string[] words)
    {
        StringBuilder text = new();
        Line($"\n| {words[0]} | {words[1]} | {words[2]} | {words[3]} | {words[4]} | {words[5]} | {words[6]} |\n|---|---:|---:|---:|---:|---:|---:|\n");
        foreach (SweepSeed seed in seeds)
            Line($"| {seed.Seed} | {Standing(seed.Summary)} | {seed.Summary.MedianToFloor:N2} | {seed.Summary.Larger} |\n");
        Line($"\n| {words[7]} | {words[1]} | {words[2]} | {words[3]} | {words[4]} |\n|---|---:|---:|---:|---:|\n");
        foreach (SweepSeed seed in seeds)
        {
            foreach ((Operation operation, SweepSummary summary) in seed.Operations)
                Line($"| {seed.Seed}, {words[8 + (int)operation]} | {Standing(summary)} |\n");
        }

        foreach (SweepSeed seed in seeds)
        {
            Line($"\n| {words[12]}, {seed.Seed} | {words[13]} | {words[14]} | {words[15]} | {words[16]} | {words[17]} |\n|---|---|---:|---|---:|---:|\n");
            foreach (SweepCell cell in seed.Worst)
                Line($"| `{cell.Case}` | {words[8 + (int)cell.Operation]} | {cell.Nanoseconds:N1} | {cell.Best!.Serializer} | {cell.Best.Nanoseconds:N1} | {cell.Ratio:N1} |\n");
        }

        return text.Append('\n').ToString();

        void Line(FormattableString line) => text.Append(line.ToString(CultureInfo.InvariantCulture));
    }

    private static string Standing(SweepSummary summary) => FormattableString.Invariant($"{summary.Ahead} | {summary.Tied} | {summary.Behind} | {summary.MedianRatio:N2}");
}
