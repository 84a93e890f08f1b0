using System;
using System.Collections.Generic;
using System.Diagnostics;

namespace Nino.Benchmarks.Measuring;

/// <summary>Times one direction of one case in batches.</summary>
internal sealed class Probe(Case subject, Direction direction, Pace pace)
{
    private const int WarmUpCalls = 64;

    // From here on arrays go to the heap of large objects. A batch that allocates more of them than this would meet a collection,
    // and how many it met would depend on its length more than on the serializer.
    private const int LargeObject = 85_000;
    private const int LargeBatchBytes = 2_500_000;

    // Arrays on the heap of large objects may be in new memory each time.
    private const int MostRepeats = 4;
    private const int FewFaults = 4;

    private readonly List<double> _nanoseconds = [];
    private int _batch = 1;
    private long _allocated;

    public Case Case => subject;

    public Direction Direction => direction;

    /// <summary>About how long an operation takes. Known after <see cref="Calibrate"/>.</summary>
    public double Milliseconds { get; private set; }

    /// <summary>
    /// Calls the loop often enough for its recompilation. Each call is a batch of its own, because methods are counted by calls.
    /// Slow cases stop early: the code inside them has been called often enough by then.
    /// </summary>
    public void WarmUp()
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < WarmUpCalls && Elapsed(start) < pace.WarmUpMilliseconds; i++)
            Run(1);
        while (Elapsed(start) < pace.WarmUpMilliseconds)
            Run(64);
    }

    /// <summary>Finds how many operations fill a batch, and returns how long one takes in milliseconds.</summary>
    public double Calibrate()
    {
        int most = subject.Payload.Length >= LargeObject ? Math.Max(1, LargeBatchBytes / subject.Payload.Length) : int.MaxValue;
        GC.Collect();
        for (_batch = 1; ; _batch *= 2)
        {
            long start = Stopwatch.GetTimestamp();
            Run(_batch);
            double elapsed = Elapsed(start);
            if (elapsed < pace.BatchMilliseconds / 4 && _batch < most)
                continue;

            Milliseconds = elapsed / _batch;
            _batch = Math.Clamp((int)(pace.BatchMilliseconds / Milliseconds), 1, most);
            return Milliseconds * _batch;
        }
    }

    /// <summary>
    /// Times one batch, on a heap without the garbage of whoever ran before, and in memory that was used before: a batch that is
    /// given new memory by the operating system takes up to 25 times as long, and is repeated.
    /// </summary>
    public void Measure()
    {
        GC.Collect();
        Run(Math.Max(1, _batch / 4));
        double elapsed = Time(out long faults);
        for (int i = 0; i < MostRepeats && faults > FewFaults; i++)
        {
            // What the batch has used goes back to the collector, and is given again.
            GC.Collect(0);
            elapsed = Time(out faults);
        }

        _nanoseconds.Add(elapsed * 1e6 / _batch);
    }

    public Timing Summarize()
    {
        double[] sorted = [.. _nanoseconds];
        Array.Sort(sorted);
        double median = (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
        return new Timing(median, sorted[0], sorted[^1], sorted.Length, _allocated);
    }

    private double Time(out long faults)
    {
        long before = PageFaults.OfThread();
        long allocated = GC.GetAllocatedBytesForCurrentThread();
        long start = Stopwatch.GetTimestamp();
        Run(_batch);
        double elapsed = Elapsed(start);
        _allocated = (GC.GetAllocatedBytesForCurrentThread() - allocated) / _batch;
        faults = PageFaults.OfThread() - before;
        return elapsed;
    }

    private static double Elapsed(long start) => (Stopwatch.GetTimestamp() - start) * 1e3 / Stopwatch.Frequency;

    private void Run(int count)
    {
        if (direction == Direction.Write)
            subject.WriteMany(count);
        else
            subject.ReadMany(count);
    }
}
