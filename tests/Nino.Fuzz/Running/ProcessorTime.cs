using System;
using System.Runtime.InteropServices;

namespace Nino.Fuzz.Running;

/// <summary>How long this thread was on a processor: what other programs do meanwhile does not count.</summary>
internal static partial class ProcessorTime
{
    private const int OfThread = 3;

    public static TimeSpan Now => Get(OfThread, out Time time) == 0
        ? TimeSpan.FromSeconds(time.Seconds) + (TimeSpan.FromMicroseconds(1) * (time.Nanoseconds / 1000.0))
        : throw new InvalidOperationException("No clock of the thread.");

    /// <summary>The least that an action takes: the JIT, and caches that others use, make some runs longer.</summary>
    /// <param name="action">What is run.</param>
    /// <param name="most">How often, at the most.</param>
    /// <param name="enough">Less than that need not be known more exactly.</param>
    public static TimeSpan Least(Action action, int most, TimeSpan enough = default)
    {
        TimeSpan least = TimeSpan.MaxValue;
        for (int i = 0; i < most && least > enough; i++)
        {
            TimeSpan start = Now;
            action();
            TimeSpan taken = Now - start;
            least = taken < least ? taken : least;
        }

        return least;
    }

    [LibraryImport("libc", EntryPoint = "clock_gettime")]
    private static partial int Get(int clock, out Time time);

    [StructLayout(LayoutKind.Sequential)]
    private struct Time
    {
        public long Seconds;
        public long Nanoseconds;
    }
}
