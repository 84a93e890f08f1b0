using System.Collections.Generic;
using System.Linq;

namespace Nino.Benchmarks.Sweep;

/// <summary>What a case is measured as.</summary>
internal enum Operation
{
    Write,
    ReusedBuffer,
    Read,
    ReadInto,
}

/// <summary>How Nino stands beside the fastest of the others.</summary>
internal enum Verdict
{
    /// <summary>No other gave back what went in.</summary>
    Alone,
    Ahead,
    Tied,
    Behind,
}

/// <summary>Another serializer in a cell.</summary>
/// <param name="Serializer">Its name.</param>
/// <param name="Bytes">What it wrote.</param>
/// <param name="Nanoseconds">Null where it raised an exception.</param>
/// <param name="Problem">The exception, or what came back otherwise. Nino is not compared with it then.</param>
internal sealed record SweepRow(string Serializer, int Bytes, double? Nanoseconds, string? Problem);

/// <summary>One operation of one case.</summary>
/// <param name="Case">The name of the case.</param>
/// <param name="Operation">The operation.</param>
/// <param name="Bytes">What Nino wrote.</param>
/// <param name="Nanoseconds">What it took.</param>
/// <param name="Floor">What a plain copy took, where one does the work.</param>
/// <param name="Others">The other serializers.</param>
/// <param name="Compact">Nino with <c>[NinoCompact]</c>, where that reaches the value.</param>
internal sealed record SweepCell(string Case, Operation Operation, int Bytes, double Nanoseconds, double? Floor, IReadOnlyList<SweepRow> Others, SweepRow? Compact = null)
{
    private const double Margin = 0.05;

    public SweepRow? Best => Others.Where(row => row.Problem is null).MinBy(row => row.Nanoseconds);

    /// <summary>Nino's time ÷ that of the fastest other.</summary>
    public double? Ratio => Nanoseconds / Best?.Nanoseconds;

    public double? ToFloor => Nanoseconds / Floor;

    /// <summary>The time of <c>[NinoCompact]</c> ÷ that of plain Nino.</summary>
    public double? CompactRatio => Compact?.Nanoseconds / Nanoseconds;

    /// <summary>The time of <c>[NinoCompact]</c> ÷ that of MessagePack, which has compact numbers always.</summary>
    public double? CompactToMessagePack => Compact?.Nanoseconds / Others.FirstOrDefault(row => row is { Serializer: "MessagePack", Problem: null })?.Nanoseconds;

    /// <summary>The bytes of <c>[NinoCompact]</c>, without the head of the struct around it, ÷ those of plain Nino.</summary>
    public double? CompactBytes => (double?)(Compact?.Bytes - 1) / Bytes;

    public int? SmallestOther => Others.Where(row => row.Problem is null).Min(row => (int?)row.Bytes);

    public Verdict Verdict => Ratio switch
    {
        null => Verdict.Alone,
        < 1 - Margin => Verdict.Ahead,
        <= 1 + Margin => Verdict.Tied,
        _ => Verdict.Behind,
    };
}

/// <summary>How many cells stand where.</summary>
internal sealed record SweepSummary(int Ahead, int Tied, int Behind, int Alone, double? MedianRatio, double? MedianToFloor, int Larger)
{
    public static SweepSummary Of(IReadOnlyCollection<SweepCell> cells) => new(
        cells.Count(cell => cell.Verdict == Verdict.Ahead),
        cells.Count(cell => cell.Verdict == Verdict.Tied),
        cells.Count(cell => cell.Verdict == Verdict.Behind),
        cells.Count(cell => cell.Verdict == Verdict.Alone),
        Median(cells.Select(cell => cell.Ratio)),
        Median(cells.Select(cell => cell.ToFloor)),
        cells.Count(cell => cell.Operation == Operation.Write && cell.Bytes > cell.SmallestOther));

    private static double? Median(IEnumerable<double?> values)
    {
        double[] sorted = [.. values.OfType<double>().Order()];
        return sorted.Length == 0 ? null : (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }
}
