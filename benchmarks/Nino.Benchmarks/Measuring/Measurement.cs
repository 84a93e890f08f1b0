namespace Nino.Benchmarks.Measuring;

/// <summary>What was found about one serializer with one workload.</summary>
internal sealed record Measurement(string Workload, string Serializer, int PayloadBytes, Timing? Write, Timing? Read, string? Difference)
{
    public Timing? Of(Direction direction) => direction == Direction.Write ? Write : Read;
}
