using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Reporting;

/// <summary>The tables in the form of the published reports.</summary>
internal static class MarkdownReport
{
    public static string Create(RunEnvironment environment, IReadOnlyList<WorkloadReport> reports)
    {
        StringBuilder text = new();
        text.Append("```\n").Append(environment.ToText()).Append("```\n");
        foreach (WorkloadReport report in reports)
        {
            text.Append(CultureInfo.InvariantCulture, $"\n## {report.Name}\n\n");
            text.Append(CultureInfo.InvariantCulture, $"`Ratio` is to {report.Baseline}, `Floor` to the hand-written limit.\n\n");
            text.Append("| Method | Median | Min | Max | Ratio | Floor | Allocated | Size |\n");
            text.Append("|---|---:|---:|---:|---:|---:|---:|---:|\n");
            AppendRows(text, report, Direction.Read, "Deserialize");
            text.Append("| | | | | | | | |\n");
            AppendRows(text, report, Direction.Write, "Serialize");
            AppendProblems(text, report);
        }

        return text.ToString();
    }

    private static void AppendRows(StringBuilder text, WorkloadReport report, Direction direction, string verb)
    {
        // Slowest first, as the reports have it.
        foreach (Measurement measurement in report.Measurements.OrderByDescending(item => item.Of(direction)?.Median))
        {
            if (measurement.Of(direction) is not Timing timing)
                continue;

            string size = direction == Direction.Write ? Units.Bytes(measurement.PayloadBytes) : "-";
            text.Append(CultureInfo.InvariantCulture, $"| {measurement.Serializer}{verb}{report.Name} ");
            text.Append(CultureInfo.InvariantCulture, $"| {Units.Time(timing.Median)} | {Units.Time(timing.Min)} | {Units.Time(timing.Max)} ");
            text.Append(CultureInfo.InvariantCulture, $"| {Units.Ratio(report.ToBaseline(measurement, direction))} ");
            text.Append(CultureInfo.InvariantCulture, $"| {Units.Ratio(report.ToFloor(measurement, direction))} ");
            text.Append(CultureInfo.InvariantCulture, $"| {Units.Bytes(timing.Allocated)} | {size} |\n");
        }
    }

    private static void AppendProblems(StringBuilder text, WorkloadReport report)
    {
        if (report.Measurements.All(measurement => measurement is { Difference: null, Error: null }))
            text.Append("\nEvery serializer gave back an equal value.\n");
        AppendList(text, report, "Raised an exception, and has no times", measurement => measurement.Error);
        AppendList(text, report, "Gave back something else than went in", measurement => measurement.Difference);
    }

    private static void AppendList(StringBuilder text, WorkloadReport report, string title, Func<Measurement, string?> problem)
    {
        Measurement[] rows = [.. report.Measurements.Where(measurement => problem(measurement) is not null)];
        if (rows.Length == 0)
            return;

        text.Append(CultureInfo.InvariantCulture, $"\n{title}:\n\n");
        foreach (Measurement measurement in rows)
            text.Append(CultureInfo.InvariantCulture, $"- {measurement.Serializer}: `{problem(measurement)!.Replace('`', '\'')}`\n");
    }
}
