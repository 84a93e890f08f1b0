using System;

namespace Nino.Tests.Kit;

/// <summary>Counts what the current thread allocates.</summary>
public static class Allocations
{
    private const int WarmUps = 40;

    /// <summary>The bytes that an action allocates once it has run often enough for the JIT to be done with it.</summary>
    public static long Of(Action action)
    {
        for (int i = 0; i < WarmUps; i++)
        {
            action();
        }

        // The least of several: a collection in between may have emptied the pools of arrays.
        long least = long.MaxValue;
        for (int i = 0; i < 20; i++)
        {
            least = Math.Min(least, Once(action));
        }

        return least;
    }

    /// <summary>The bytes that an action allocates this once.</summary>
    public static long Once(Action action)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
