using System;
using System.Diagnostics;
using System.Linq;
using System.Threading;

namespace Nino.Benchmarks.Measuring;

/// <summary>Operations in a second by one thread and by as many as there are processors. All threads allocate from one heap, which one collector cleans.</summary>
internal static class ThreadScaling
{
    private const int Rounds = 5;
    private const double Milliseconds = 150;

    /// <summary>Medians of rounds that go one, all, one, all.</summary>
    public static (double One, double All) Rates(Case subject, Direction direction)
    {
        Rate(subject, direction, 1);
        double[] one = new double[Rounds];
        double[] all = new double[Rounds];
        for (int round = 0; round < Rounds; round++)
        {
            one[round] = Rate(subject, direction, 1);
            all[round] = Rate(subject, direction, Environment.ProcessorCount);
        }

        return (one.Order().ElementAt(Rounds / 2), all.Order().ElementAt(Rounds / 2));
    }

    private static double Rate(Case subject, Direction direction, int threads)
    {
        GC.Collect();
        double[] rates = new double[threads];
        using Barrier start = new(threads);
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++)
        {
            int number = i;
            workers[i] = new Thread(() =>
            {
                start.SignalAndWait();
                rates[number] = Work(subject, direction);
            });
            workers[i].Start();
        }

        foreach (Thread worker in workers)
            worker.Join();
        return rates.Sum();
    }

    private static double Work(Case subject, Direction direction)
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
        while (elapsed.TotalMilliseconds < Milliseconds);

        return operations / elapsed.TotalSeconds;
    }
}
