using System;
using System.Linq;

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

        // The most frequent: a collection in between may have emptied the pools of arrays, or leave a few bytes uncounted.
        return Enumerable.Range(0, 21).Select(_ => Once(action)).GroupBy(bytes => bytes).OrderByDescending(same => same.Count()).First().Key;
    }

    /// <summary>The bytes that an action allocates this once.</summary>
    public static long Once(Action action)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
