using System;
using System.Collections.Generic;
using System.Linq;
#if NETCOREAPP
using System.Runtime;
#endif

namespace Nino.Tests.Kit;

/// <summary>Counts what the current thread allocates.</summary>
public static class Allocations
{
    private const int WarmUps = 40;

#if NETCOREAPP
    // What two runs of the largest workload may take.
    private const long Room = 128 << 20;

    private const int MostTries = 40;

    private static readonly object OneAtATime = new();

    private static bool CountsAll => false;
#else
    // Mono: it collects within most runs of a large workload, and what is left without one may be a single run.
    private static bool CountsAll => true;
#endif

    // So many runs that count the same tell what an action allocates: a single one may leave out a few bytes.
    private const int Enough = 3;

    /// <summary>The bytes that an action allocates once it has run often enough for the JIT to be done with it.</summary>
    public static long Of(Action action)
    {
        for (int i = 0; i < WarmUps; i++)
        {
            action();
        }

        // The most frequent, since a method may still be compiled in between. Of runs without a collection, which empties the pools
        // of arrays and, where not all is counted, leaves out a few bytes; an action that always causes one runs where there is
        // room for all.
        List<long> counted = [];
        for (int i = 0; i < 21; i++)
        {
            int collections = GC.CollectionCount(0);
            long bytes = Once(action);
            if (CountsAll || GC.CollectionCount(0) == collections)
            {
                counted.Add(bytes);
            }
        }

        AddRunsInRoom(action, counted);
        return MostFrequent(counted).Key;
    }

    /// <summary>The bytes that an action allocates this once.</summary>
    public static long Once(Action action)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static void AddRunsInRoom(Action action, List<long> counted)
    {
#if NETCOREAPP
        // The room is that of the process.
        lock (OneAtATime)
        {
            for (int i = 0; i < MostTries && (counted.Count == 0 || MostFrequent(counted).Count() < Enough); i++)
            {
                if (TryOnceInRoom(action) is { } bytes)
                {
                    counted.Add(bytes);
                }
            }
        }
#endif

        // What takes more than the room is counted but for a few bytes.
        if (counted.Count == 0)
        {
            action();
            counted.Add(Once(action));
        }
    }

#if NETCOREAPP
    /// <summary>Null where memory was short, or where other tests took the room meanwhile.</summary>
    private static long? TryOnceInRoom(Action action)
    {
        if (!GC.TryStartNoGCRegion(Room))
        {
            return null;
        }

        action();
        long bytes = Once(action);
        if (GCSettings.LatencyMode != GCLatencyMode.NoGCRegion)
        {
            return null;
        }

        try
        {
            GC.EndNoGCRegion();
            return bytes;
        }
        catch (InvalidOperationException)
        {
            // Another test took the last of it just now; what was counted before is right.
            return bytes;
        }
    }
#endif

    // Of several that are as frequent, the one that leaves out least.
    private static IGrouping<long, long> MostFrequent(List<long> counted) => counted.GroupBy(bytes => bytes).OrderByDescending(same => same.Count()).ThenByDescending(same => same.Key).First();
}
