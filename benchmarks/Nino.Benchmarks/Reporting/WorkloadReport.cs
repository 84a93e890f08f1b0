using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Reporting;

/// <summary>The measurements of one workload, and what they are compared with.</summary>
internal sealed class WorkloadReport
{
    /// <summary>Part of the framework, so that it is there where the report's baseline is not.</summary>
    public const string Fallback = "System.Text.Json";

    public WorkloadReport(Workload workload, IReadOnlyList<Measurement> measurements)
    {
        Name = workload.Name;
        Measurements = measurements;
        Baseline = Find(workload.Baseline) is { Write: not null } ? workload.Baseline : Fallback;
    }

    public string Name { get; }

    public string Baseline { get; }

    public IReadOnlyList<Measurement> Measurements { get; }

    public double? ToBaseline(Measurement measurement, Direction direction) => Ratio(measurement, Find(Baseline), direction);

    public double? ToFloor(Measurement measurement, Direction direction) =>
        Ratio(measurement, Find(AllSerializers.Floor), direction);

    public Measurement? Find(string serializer) => Measurements.FirstOrDefault(measurement => measurement.Serializer == serializer);

    private static double? Ratio(Measurement measurement, Measurement? other, Direction direction) =>
        measurement.Of(direction)?.Median / other?.Of(direction)?.Median;
}
