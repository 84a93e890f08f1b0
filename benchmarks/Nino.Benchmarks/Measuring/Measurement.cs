using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Measuring;

/// <summary>What was found about one serializer with one workload.</summary>
/// <param name="Workload">The workload's name.</param>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Kind">What the row is of.</param>
/// <param name="ReusesBuffer">Whether it writes to one buffer again and again: such rows compare with one another only.</param>
/// <param name="PayloadBytes">What was written, or 0 where that raised an exception.</param>
/// <param name="Write">Null where an exception was raised.</param>
/// <param name="Read">Null where an exception was raised.</param>
/// <param name="Difference">What came back otherwise than it went in.</param>
/// <param name="Error">The exception that was raised.</param>
internal sealed record Measurement(
    string Workload,
    string Serializer,
    SerializerKind Kind,
    bool ReusesBuffer,
    int PayloadBytes,
    Timing? Write,
    Timing? Read,
    string? Difference,
    string? Error)
{
    public static Measurement From(Case subject, Timing? write, Timing? read) => new(
        subject.Workload.Name,
        subject.Serializer.Name,
        subject.Serializer.Kind,
        subject.Serializer.ReusesBuffer,
        subject.Payload.Length,
        write,
        read,
        subject.Difference,
        subject.Error);

    public Timing? Of(Direction direction) => direction == Direction.Write ? Write : Read;

    /// <summary>Whether Nino is compared with it: another serializer that gave back what went in.</summary>
    public bool IsRival() => AllSerializers.IsPeer(Kind) && Difference is null && Error is null;
}
