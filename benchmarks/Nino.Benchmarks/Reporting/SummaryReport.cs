using System.Collections.Generic;
using System.Linq;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;
using Spectre.Console;

namespace Nino.Benchmarks.Reporting;

/// <summary>Nino against the best of the others, a line a workload.</summary>
internal static class SummaryReport
{
    public static void Write(IReadOnlyList<WorkloadReport> reports)
    {
        Table table = new() { Border = TableBorder.Markdown };
        table.AddColumn("Workload");
        foreach (string column in (string[])["Payload", "Compact", "Smallest other", "Write", "Fastest other", "÷ floor", "Read", "Fastest other", "÷ floor"])
            table.AddColumn(new TableColumn(column).RightAligned());
        foreach (WorkloadReport report in reports)
            AddRow(table, report);
        AnsiConsole.Write(table);
        AnsiConsole.WriteLine();
    }

    private static void AddRow(Table table, WorkloadReport report)
    {
        if (report.Find(AllSerializers.Nino) is not { Write: Timing write, Read: Timing read } nino)
            return;

        Measurement[] others = [.. report.Measurements.Where(other =>
            AllSerializers.IsPeer(other.Serializer) && other.Write is not null && other.Difference is null)];
        Measurement smallest = others.MinBy(other => other.PayloadBytes)!;
        table.AddRow(
            report.Name,
            Units.Bytes(nino.PayloadBytes),
            report.Find(AllSerializers.NinoCompact) is { } compact ? Units.Bytes(compact.PayloadBytes) : "-",
            $"{Units.Bytes(smallest.PayloadBytes)} {smallest.Serializer}",
            Units.Time(write.Median),
            Fastest(others, Direction.Write),
            Units.Ratio(report.ToFloor(nino, Direction.Write)),
            Units.Time(read.Median),
            Fastest(others, Direction.Read),
            Units.Ratio(report.ToFloor(nino, Direction.Read)));
    }

    private static string Fastest(Measurement[] others, Direction direction)
    {
        Measurement fastest = others.MinBy(other => other.Of(direction)!.Median)!;
        return $"{Units.Time(fastest.Of(direction)!.Median)} {fastest.Serializer}";
    }
}
