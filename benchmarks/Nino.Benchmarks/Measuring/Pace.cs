namespace Nino.Benchmarks.Measuring;

/// <summary>How long is measured.</summary>
/// <param name="BatchMilliseconds">How long a batch takes, which is timed as one.</param>
/// <param name="WarmUpMilliseconds">How long a loop runs each time that all are warmed up.</param>
/// <param name="BudgetMilliseconds">For all rounds of a workload, as long as their number is in range.</param>
/// <param name="MinRounds">The least rounds.</param>
/// <param name="MaxRounds">The most rounds.</param>
/// <param name="MaxWarmUps">How often all are warmed up at most.</param>
/// <param name="Far">Others that take longer than so many times Nino's time are measured once.</param>
internal sealed record Pace(
    double BatchMilliseconds, double WarmUpMilliseconds, double BudgetMilliseconds, int MinRounds, int MaxRounds, int MaxWarmUps, double Far)
{
    public static Pace OfReports { get; } = new(5, 12, 3500, 3, 31, 9, double.PositiveInfinity);
}
