namespace Nino.Benchmarks.Measuring;

/// <summary>Nanoseconds and allocated bytes for one operation.</summary>
internal sealed record Timing(double Median, double Min, double Max, int Rounds, long Allocated);
