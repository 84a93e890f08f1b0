using System;

namespace Nino.Benchmarks.Measuring;

/// <summary>The time that this process has spent on the processor.</summary>
internal static class CpuTime
{
    public static TimeSpan Total => Environment.CpuUsage.TotalTime;
}
