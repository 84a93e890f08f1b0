using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Sweep;

/// <summary>The results of a seed.</summary>
internal sealed record SweepReport(RunEnvironment Environment, int Seed, SweepSummary Summary, IReadOnlyList<SweepCell> Cells, IReadOnlyList<string> Failures)
{
    private const int MostWorst = 20;

    /// <summary>The cells that are furthest behind.</summary>
    public IEnumerable<SweepCell> Worst() => Cells.Where(cell => cell.Ratio is not null).OrderByDescending(cell => cell.Ratio).Take(MostWorst);

    /// <summary>The standing of each operation.</summary>
    public IReadOnlyDictionary<Operation, SweepSummary> Operations() =>
        Enum.GetValues<Operation>().ToDictionary(operation => operation, operation => SweepSummary.Of([.. Cells.Where(cell => cell.Operation == operation)]));

    public void Print()
    {
        foreach (SweepCell cell in Cells)
            Console.WriteLine(Line(cell));

        Console.WriteLine($"\nWorst first:");
        foreach (SweepCell cell in Worst())
            Console.WriteLine(Line(cell));

        Console.WriteLine();
        foreach ((Operation operation, SweepSummary summary) in Operations())
            Console.WriteLine(Line($"{operation}", summary));
        Console.WriteLine(Line($"Seed {Seed}", Summary));
        Console.WriteLine($"{Summary.Larger} payloads larger than the smallest other's.\n");
        foreach (IGrouping<Operation, SweepCell> cells in Cells.Where(cell => cell.Compact is not null).GroupBy(cell => cell.Operation))
            PrintCompact(cells.Key, [.. cells]);
        Console.Write(Environment.ToText());
        foreach (string failure in Failures)
            Console.Error.WriteLine($"FAILED {failure}");
    }

    private static void PrintCompact(Operation operation, SweepCell[] cells)
    {
        SweepCell[] slowest = [.. cells.OrderByDescending(cell => cell.CompactRatio)];
        Console.WriteLine($"Compact, {operation}: {cells.Length} cells; ÷ plain, median {Units.Ratio(slowest[slowest.Length / 2].CompactRatio)}; "
            + $"{cells.Count(cell => cell.CompactRatio > 2)} above 2; {cells.Count(cell => cell.CompactToMessagePack > 1)} behind MessagePack; "
            + $"{cells.Count(cell => cell.CompactBytes > 1.01)} larger than plain by more than 1 %, the most {Units.Ratio(cells.Max(cell => cell.CompactBytes))}; the slowest:");
        foreach (SweepCell cell in slowest.Take(5))
        {
            Console.WriteLine($"  {cell.Case}: {Units.Time(cell.Compact?.Nanoseconds ?? 0)} : {Units.Time(cell.Nanoseconds)} = {Units.Ratio(cell.CompactRatio)}, "
                + $"÷ MessagePack {Units.Ratio(cell.CompactToMessagePack)}, {Units.Bytes(cell.Compact?.Bytes ?? 0)} : {Units.Bytes(cell.Bytes)}");
        }
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
