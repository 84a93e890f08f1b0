using System;
using System.Diagnostics;

namespace Nino.Benchmarks.Measuring;

/// <summary>Nanoseconds for one element of an array, for arrays of growing length.</summary>
internal sealed class Growth<T>(Func<int, T> element, Func<T[], byte[]> write, Func<byte[], T[]?> read)
{
    private const int Rounds = 15;
    private const int ElementsPerRound = 1_000_000;

    public (double Write, double Read) Measure(int length)
    {
        T[] value = new T[length];
        for (int i = 0; i < length; i++)
            value[i] = element(i);
        byte[] bytes = write(value);
        return (Median(length, () => write(value)), Median(length, () => read(bytes)));
    }

    private static double Median(int length, Func<object?> operation)
    {
        double[] nanoseconds = new double[Rounds];
        int count = ElementsPerRound / length;
        for (int round = 0; round < Rounds; round++)
        {
            GC.Collect();
            long start = Stopwatch.GetTimestamp();
            for (int i = 0; i < count; i++)
                Sink.Keep(operation());
            nanoseconds[round] = Stopwatch.GetElapsedTime(start).TotalNanoseconds / count / length;
        }

        Array.Sort(nanoseconds);
        return nanoseconds[Rounds / 2];
    }
}
