using System.Collections.Generic;
using System.Linq;

namespace Nino.Benchmarks.Measuring;

/// <summary>One length of the nested report in one direction: every serializer warm, and its first call in a process of its own.</summary>
internal sealed record NestedRow(int Length, Direction Direction, IReadOnlyList<Measurement> Warm, IReadOnlyDictionary<string, FirstCall> Cold)
{
    public double? Nanoseconds(string serializer, bool warm) => warm
        ? Find(serializer)?.Of(Direction)?.Median
        : Cold.TryGetValue(serializer, out FirstCall? call) ? call.CpuNanoseconds : null;

    public Measurement? Find(string serializer) => Warm.FirstOrDefault(measurement => measurement.Serializer == serializer);
}
