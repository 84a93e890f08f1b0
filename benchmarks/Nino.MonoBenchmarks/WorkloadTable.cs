using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Reporting;
using Nino.Benchmarks.Serializers;

namespace Nino.MonoBenchmarks;

/// <summary>The measurements of one workload, as Markdown. Ratios are to Nino.</summary>
internal sealed class WorkloadTable
{
    private readonly string _name;
    private readonly IReadOnlyList<Measurement> _measurements;

    public WorkloadTable(string name, IReadOnlyList<Measurement> measurements)
    {
        _name = name;
        _measurements = measurements;
        Nino = measurements.Single(measurement => measurement.Kind == SerializerKind.Nino);
    }

    public Measurement Nino { get; }

    public static void WriteSummary(IEnumerable<WorkloadTable> tables)
    {
        Console.WriteLine();
        Console.WriteLine("| Workload | Payload | Write | Fastest other | ÷ Nino | Read | Fastest other | ÷ Nino |");
        Console.WriteLine("|---|---:|---:|---:|---:|---:|---:|---:|");
        foreach (WorkloadTable table in tables)
        {
            Console.WriteLine($"| {table._name} | {Units.Bytes(table.Nino.PayloadBytes)} "
                + $"| {table.Fastest(Direction.Write)} | {table.Fastest(Direction.Read)} |");
        }
    }

    public void Write()
    {
        Console.WriteLine();
        Console.WriteLine($"| {_name} | Payload | Write | Read | Write ÷ Nino | Read ÷ Nino | Result |");
        Console.WriteLine("|---|---:|---:|---:|---:|---:|---|");
        foreach (Measurement measurement in _measurements)
        {
            Console.WriteLine($"| {measurement.Serializer} | {Units.Bytes(measurement.PayloadBytes)} "
                + $"| {Time(measurement.Write)} | {Time(measurement.Read)} "
                + $"| {Ratio(measurement, Direction.Write)} | {Ratio(measurement, Direction.Read)} | {measurement.Error ?? measurement.Difference ?? "equal"} |");
        }
    }

    // Only who gives back what went in can be the fastest.
    private string Fastest(Direction direction)
    {
        Measurement? fastest = _measurements
            .Where(other => other.IsRival())
            .OrderBy(other => other.Of(direction)!.Median)
            .FirstOrDefault();
        return fastest is null
            ? $"{Time(Nino.Of(direction))} | - | -"
            : $"{Time(Nino.Of(direction))} | {Time(fastest.Of(direction))} {fastest.Serializer} | {Ratio(fastest, direction)}";
    }

    private string Ratio(Measurement measurement, Direction direction) =>
        Units.Ratio(measurement.Of(direction)?.Median / Nino.Of(direction)?.Median);

    private static string Time(Timing? timing) => timing is null ? "-" : Units.Time(timing.Median);
}
