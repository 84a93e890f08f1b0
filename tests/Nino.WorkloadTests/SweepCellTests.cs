using System.Linq;
using Nino.Benchmarks.Sweep;
using Xunit;

namespace Nino.WorkloadTests;

public sealed class SweepCellTests
{
    [Theory]
    [InlineData(94, "Ahead")]
    [InlineData(95, "Tied")]
    [InlineData(105, "Tied")]
    [InlineData(106, "Behind")]
    public void Verdict_BesideTheFastest_IsByFivePercent(double nanoseconds, string verdict) =>
        Assert.Equal(verdict, Cell(nanoseconds, new SweepRow("slow", 8, 200, null), new SweepRow("fast", 9, 100, null)).Verdict.ToString());

    [Fact]
    public void Verdict_BesideOneThatIsWrong_IsAlone()
    {
        SweepCell cell = Cell(100, new SweepRow("wrong", 1, 10, "came back otherwise"), new SweepRow("failed", 0, null, "an exception"));

        Assert.Equal(Verdict.Alone, cell.Verdict);
        Assert.Null(cell.Best);
        Assert.Null(cell.SmallestOther);
    }

    [Fact]
    public void Summary_OfCells_CountsEachOnce()
    {
        SweepCell[] cells = [.. new double[] { 50, 100, 150, 200 }.Select(time => Cell(time, new SweepRow("other", 9, 100, null))), Cell(1)];

        Assert.Equal(new SweepSummary(1, 1, 2, 1, 1.25, 2, 4), SweepSummary.Of(cells));
    }

    private static SweepCell Cell(double nanoseconds, params SweepRow[] others) =>
        new("case", Operation.Write, 10, nanoseconds, 50, others);
}
