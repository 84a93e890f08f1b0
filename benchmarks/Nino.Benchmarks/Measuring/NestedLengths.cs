using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Measuring;

/// <summary>The lengths of the nested report: what it wrote, and what it read.</summary>
internal static class NestedLengths
{
    public static IReadOnlyList<int> All { get; } = [10, 100, 1_000, 10_000, 100_000];

    public static Workload Of(int length, Direction direction) =>
        direction == Direction.Write ? new NestedOfLengthWorkload(length) : new Nested2OfLengthWorkload(length);

    /// <summary>The workload with this name, or null.</summary>
    public static Workload? Find(string name) => All
        .SelectMany(length => new[] { Of(length, Direction.Write), Of(length, Direction.Read) })
        .FirstOrDefault(workload => workload.Name == name);
}
