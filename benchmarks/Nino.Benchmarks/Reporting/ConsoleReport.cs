using System;
using Nino.Benchmarks.Measuring;
using Spectre.Console;

namespace Nino.Benchmarks.Reporting;

/// <summary>A table for each workload.</summary>
internal static class ConsoleReport
{
    private const int RedirectedWidth = 400;

    /// <summary>Tables are not wrapped where the output goes to a file.</summary>
    public static void Prepare()
    {
        if (Console.IsOutputRedirected)
        {
            AnsiConsole.Profile.Capabilities.Ansi = false;
            AnsiConsole.Profile.Width = RedirectedWidth;
        }
    }

    public static void Write(WorkloadReport report)
    {
        Table table = new() { Border = TableBorder.Markdown };
        table.AddColumn("Serializer");
        foreach (string column in (string[])["Payload", "Write", "Read", $"Write ÷ {report.Baseline}", $"Read ÷ {report.Baseline}",
            "Write ÷ floor", "Read ÷ floor", "Write alloc", "Read alloc"])
        {
            table.AddColumn(new TableColumn(column).RightAligned());
        }

        table.AddColumn(new TableColumn("Result").NoWrap());
        foreach (Measurement measurement in report.Measurements)
        {
            table.AddRow(
                Markup.Escape(measurement.Serializer),
                measurement.PayloadBytes == 0 ? "-" : Units.Bytes(measurement.PayloadBytes),
                Time(measurement.Write),
                Time(measurement.Read),
                Units.Ratio(report.ToBaseline(measurement, Direction.Write)),
                Units.Ratio(report.ToBaseline(measurement, Direction.Read)),
                Units.Ratio(report.ToFloor(measurement, Direction.Write)),
                Units.Ratio(report.ToFloor(measurement, Direction.Read)),
                Allocated(measurement.Write),
                Allocated(measurement.Read),
                Markup.Escape(measurement.Error ?? measurement.Difference ?? "equal"));
        }

        AnsiConsole.WriteLine(report.Name);
        AnsiConsole.Write(table);
        AnsiConsole.WriteLine();
    }

    private static string Time(Timing? timing) => timing is null ? "-" : Units.Time(timing.Median);

    private static string Allocated(Timing? timing) => timing is null ? "-" : Units.Bytes(timing.Allocated);
}
