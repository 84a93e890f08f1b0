using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json.Serialization;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Sweep;

/// <summary>The results of a seed.</summary>
internal sealed record SweepReport(RunEnvironment Environment, int Seed, SweepSummary Summary, IReadOnlyList<SweepCell> Cells, IReadOnlyList<string> Failures)
{
    private const int MostWorst = 20;

    /// <summary>The cells that are furthest behind.</summary>
    [JsonIgnore]
    public IEnumerable<SweepCell> Worst => Cells.Where(cell => cell.Ratio is not null).OrderByDescending(cell => cell.Ratio).Take(MostWorst);

    /// <summary>The standing of each operation.</summary>
    [JsonIgnore]
    public IReadOnlyDictionary<Operation, SweepSummary> Operations { get; } =
        Enum.GetValues<Operation>().ToDictionary(operation => operation, operation => SweepSummary.Of([.. Cells.Where(cell => cell.Operation == operation)]));

    public void Print()
    {
        foreach (SweepCell cell in Cells)
            Console.WriteLine(Line(cell));

        Console.WriteLine($"\nWorst first:");
        foreach (SweepCell cell in Worst)
            Console.WriteLine(Line(cell));

        Console.WriteLine();
        foreach ((Operation operation, SweepSummary summary) in Operations)
            Console.WriteLine(Line($"{operation}", summary));
        Console.WriteLine(Line($"Seed {Seed}", Summary));
        Console.WriteLine($"{Summary.Larger} payloads larger than the smallest other's.\n");
        Console.Write(Environment.ToText());
    }

    private static string Line(SweepCell cell) =>
        $"{cell.Case} | {cell.Operation} | {Units.Time(cell.Nanoseconds)} | {cell.Best?.Serializer ?? "-"} "
        + $"{(cell.Best?.Nanoseconds is double best ? Units.Time(best) : "")} | {Units.Ratio(cell.Ratio)} {cell.Verdict}"
        + $" | {Units.Bytes(cell.Bytes)} : {(cell.Best is SweepRow row ? Units.Bytes(row.Bytes) : "-")} | ÷ floor {Units.Ratio(cell.ToFloor)}"
        + string.Concat(cell.Others.Where(other => other.Problem is not null).Select(other => $" | {other.Serializer}: {other.Problem}"));

    private static string Line(string name, SweepSummary summary) =>
        $"{name}: {summary.Ahead} ahead, {summary.Tied} tied, {summary.Behind} behind, {summary.Alone} without another; "
        + $"median ÷ fastest other {Units.Ratio(summary.MedianRatio)}, ÷ floor {Units.Ratio(summary.MedianToFloor)}";
}
