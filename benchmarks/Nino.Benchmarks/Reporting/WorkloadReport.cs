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

    /// <summary>The ratio to the floor that does the same: what writes to a buffer that is used again is compared with a floor that does so.</summary>
    public double? ToFloor(Measurement measurement, Direction direction) => Ratio(
        measurement,
        Find(measurement.Serializer == AllSerializers.NinoBuffer ? AllSerializers.FloorBuffer : AllSerializers.Floor),
        direction);

    public Measurement? Find(string serializer) => Measurements.FirstOrDefault(measurement => measurement.Serializer == serializer);

    private static double? Ratio(Measurement measurement, Measurement? other, Direction direction) =>
        measurement.Of(direction)?.Median / other?.Of(direction)?.Median;
}
