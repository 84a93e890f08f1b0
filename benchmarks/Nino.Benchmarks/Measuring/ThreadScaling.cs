using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;

namespace Nino.Benchmarks.Measuring;

/// <summary>Operations in a second by one thread and by as many as there are processors. All threads allocate from one heap, which one collector cleans.</summary>
internal static class ThreadScaling
{
    /// <summary>The greatest rates of rounds that go one, all, one, all: what else runs on the machine only takes away.</summary>
    /// <param name="cases">What each thread does.</param>
    /// <param name="direction">The direction.</param>
    /// <param name="rounds">How many rounds.</param>
    /// <param name="milliseconds">What one takes.</param>
    public static (double One, double All) Rates(IReadOnlyList<Case> cases, Direction direction, int rounds = 5, double milliseconds = 150)
    {
        Case[] first = [cases[0]];
        Rate(first, direction, milliseconds);
        double one = 0;
        double all = 0;
        for (int round = 0; round < rounds; round++)
        {
            one = Math.Max(one, Rate(first, direction, milliseconds));
            all = Math.Max(all, Rate(cases, direction, milliseconds));
        }

        return (one, all);
    }

    private static double Rate(IReadOnlyList<Case> cases, Direction direction, double milliseconds)
    {
        GC.Collect();
        double[] rates = new double[cases.Count];
        using Barrier start = new(cases.Count);
        Thread[] workers = new Thread[cases.Count];
        for (int i = 0; i < workers.Length; i++)
        {
            int number = i;
            workers[i] = new Thread(() =>
            {
                start.SignalAndWait();
                rates[number] = Work(cases[number], direction, milliseconds);
            });
            workers[i].Start();
        }

        foreach (Thread worker in workers)
            worker.Join();
        return rates.Sum();
    }

    private static double Work(Case subject, Direction direction, double milliseconds)
    {
        const int batch = 16;
        long operations = 0;
        long start = Stopwatch.GetTimestamp();
        TimeSpan elapsed;
        do
        {
            if (direction == Direction.Write)
                subject.WriteMany(batch);
            else
                subject.ReadMany(batch);
            operations += batch;
            elapsed = Stopwatch.GetElapsedTime(start);
        }
        while (elapsed.TotalMilliseconds < milliseconds);

        return operations / elapsed.TotalSeconds;
    }
}
