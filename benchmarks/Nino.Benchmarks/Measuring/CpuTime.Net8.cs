using System;
using System.Diagnostics;

namespace Nino.Benchmarks.Measuring;

/// <summary>The time that this process has spent on the processor, in the steps of the system's clock (10 ms on Linux).</summary>
internal static class CpuTime
{
    public static TimeSpan Total
    {
        get
        {
            using Process process = Process.GetCurrentProcess();
            return process.TotalProcessorTime;
        }
    }
}
