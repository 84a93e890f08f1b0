using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;
using Spectre.Console;

namespace Nino.Benchmarks.Reporting;

/// <summary>Nino against the best of the others, a line a workload.</summary>
internal static class SummaryReport
{
    private const string Head = "| Workload | Payload | Compact | Smallest other | Write | Fastest other | ÷ floor | Read | Fastest other | ÷ floor |";

    public static void Write(IReadOnlyList<WorkloadReport> reports)
    {
        Table table = new() { Border = TableBorder.Markdown };
        string[] columns = Head.Split('|', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        table.AddColumn(columns[0]);
        foreach (string column in columns.Skip(1))
            table.AddColumn(new TableColumn(column).RightAligned());
        foreach (string[] row in Rows(reports))
            table.AddRow(row);
        AnsiConsole.Write(table);
        AnsiConsole.WriteLine();
    }

    /// <summary>Writes the table in the place of the one that a Markdown file has.</summary>
    public static void Replace(FileInfo file, IReadOnlyList<WorkloadReport> reports)
    {
        List<string> lines = [.. File.ReadAllText(file.FullName).Split('\n')];
        int start = lines.IndexOf(Head);
        if (start < 0)
            throw new InvalidOperationException($"{file} has no table to replace: no line is '{Head}'.");

        // The head and the line under it stay.
        int first = start + 2;
        int end = lines.FindIndex(first, line => !line.StartsWith('|'));
        lines.RemoveRange(first, end - first);
        lines.InsertRange(first, Rows(reports).Select(row => $"| {string.Join(" | ", row)} |"));
        File.WriteAllText(file.FullName, string.Join('\n', lines));
    }

    private static IEnumerable<string[]> Rows(IEnumerable<WorkloadReport> reports)
    {
        foreach (WorkloadReport report in reports)
        {
            if (report.Find(SerializerKind.Nino) is { Write: Timing write, Read: Timing read } nino)
                yield return Row(report, nino, write, read);
        }
    }

    private static string[] Row(WorkloadReport report, Measurement nino, Timing write, Timing read)
    {
        Measurement[] rivals = [.. report.Measurements.Where(other => other.IsRival())];
        Measurement smallest = rivals.MinBy(other => other.PayloadBytes)!;
        return [
            report.Name,
            Units.Bytes(nino.PayloadBytes),
            report.Find(SerializerKind.NinoCompact) is { } compact ? Units.Bytes(compact.PayloadBytes) : "-",
            $"{Units.Bytes(smallest.PayloadBytes)} {smallest.Serializer}",
            Units.Time(write.Median),
            Fastest(rivals, Direction.Write),
            Units.Ratio(report.ToFloor(nino, Direction.Write)),
            Units.Time(read.Median),
            Fastest(rivals, Direction.Read),
            Units.Ratio(report.ToFloor(nino, Direction.Read))];
    }

    private static string Fastest(Measurement[] rivals, Direction direction)
    {
        Measurement fastest = rivals.MinBy(other => other.Of(direction)!.Median)!;
        return $"{Units.Time(fastest.Of(direction)!.Median)} {fastest.Serializer}";
    }
}
