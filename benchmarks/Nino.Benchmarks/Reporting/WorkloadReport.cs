using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Reporting;

/// <summary>The measurements of one workload, and what they are compared with.</summary>
internal sealed class WorkloadReport(string name, string baseline, IReadOnlyList<Measurement> measurements)
{
    /// <summary>Part of the framework, so that it is there where the report's baseline is not.</summary>
    public const string Fallback = "System.Text.Json";

    public string Name => name;

    /// <summary>Whom ratios are to.</summary>
    public string Baseline => baseline;

    public IReadOnlyList<Measurement> Measurements => measurements;

    public static WorkloadReport Of(Workload workload, IReadOnlyList<Measurement> measurements) => new(
        workload.Name,
        measurements.Any(measurement => measurement.Serializer == workload.Baseline && measurement.Write is not null) ? workload.Baseline : Fallback,
        measurements);

    /// <summary>The ratio to the baseline, which makes an array each time: what writes to a buffer that is used again has none.</summary>
    public double? ToBaseline(Measurement measurement, Direction direction) => Ratio(
        measurement,
        measurements.FirstOrDefault(other => other.Serializer == baseline && other.ReusesBuffer == measurement.ReusesBuffer),
        direction);

    /// <summary>The ratio to the floor that does the same: what writes to a buffer that is used again is compared with a floor that does so.</summary>
    public double? ToFloor(Measurement measurement, Direction direction) =>
        Ratio(measurement, Find(SerializerKind.Floor, measurement.ReusesBuffer), direction);

    public Measurement? Find(SerializerKind kind, bool reusesBuffer = false) =>
        measurements.FirstOrDefault(measurement => measurement.Kind == kind && measurement.ReusesBuffer == reusesBuffer);

    private static double? Ratio(Measurement measurement, Measurement? other, Direction direction) =>
        measurement.Of(direction)?.Median / other?.Of(direction)?.Median;
}
