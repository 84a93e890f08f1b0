using System.Diagnostics;
using System.Threading;

namespace Nino.Benchmarks.Measuring;

/// <summary>Operations in a second by several threads at once.</summary>
internal static class ThreadScaling
{
    private const int Milliseconds = 400;

    public static double Rate(Case subject, Direction direction, int threads)
    {
        long operations = 0;
        using Barrier start = new(threads);
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++)
        {
            workers[i] = new Thread(() =>
            {
                start.SignalAndWait();
                Interlocked.Add(ref operations, Work(subject, direction));
            });
            workers[i].Start();
        }

        foreach (Thread worker in workers)
            worker.Join();
        return operations * 1000.0 / Milliseconds;
    }

    private static long Work(Case subject, Direction direction)
    {
        const int batch = 16;
        long operations = 0;
        long start = Stopwatch.GetTimestamp();
        while (Stopwatch.GetElapsedTime(start).TotalMilliseconds < Milliseconds)
        {
            if (direction == Direction.Write)
                subject.WriteMany(batch);
            else
                subject.ReadMany(batch);
            operations += batch;
        }

        return operations;
    }
}
