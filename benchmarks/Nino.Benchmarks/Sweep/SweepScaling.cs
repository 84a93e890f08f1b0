using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Reporting;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Sweep;

/// <summary>How many times as much as one thread do as many as there are processors, for the cases of a seed, beside the other binary serializers. Each thread has a buffer and a value of its own.</summary>
internal static class SweepScaling
{
    private const int Rounds = 6;
    private const double Milliseconds = 25;
    private const int WarmUps = 6;

    /// <summary>Longer than the JIT waits before it optimises.</summary>
    private const int MillisecondsBetween = 130;

    /// <summary>More than what processors share when one of them writes.</summary>
    private const int Apart = 512;
    private const int Little = 1024;
    private const int MostWorst = 20;

    private static readonly List<byte[]> Gaps = [];

    /// <param name="Case">The case.</param>
    /// <param name="Operation">What was done.</param>
    /// <param name="Serializer">Who did it.</param>
    /// <param name="Allocated">The bytes that one operation allocates.</param>
    /// <param name="Times">The rate of all threads ÷ that of one.</param>
    private sealed record Row(string Case, Operation Operation, Serializer Serializer, long Allocated, double Times);

    public static void Print(int seed, string? only)
    {
        List<Row> rows = [];
        foreach (Workload workload in SweepCases.Of(seed, only))
        {
            ProgressLine.Show(workload.Name);
            rows.AddRange(Measure(workload));
        }

        ProgressLine.Clear();
        Row[] nino = [.. rows.Where(row => row.Serializer.Kind == SerializerKind.Nino)];
        Dictionary<(string, Operation), double> others = rows.Where(row => row.Serializer.Kind != SerializerKind.Nino)
            .GroupBy(row => (row.Case, row.Operation)).ToDictionary(group => group.Key, group => group.Max(row => row.Times));
        foreach (bool isLittle in new[] { true, false })
        {
            Row[] some = [.. nino.Where(row => row.Allocated < Little == isLittle).OrderBy(row => row.Times)];
            double[] least = [.. some.Select(row => row.Times)];
            double[] beside = [.. some.Where(row => others.ContainsKey((row.Case, row.Operation))).Select(row => row.Times / others[(row.Case, row.Operation)]).Order()];
            Console.WriteLine($"{(isLittle ? "Below" : "From")} {Units.Bytes(Little)} an operation: {some.Length} cells; × {Environment.ProcessorCount} threads, "
                + $"least {Least(least, 0)}, one in ten below {Least(least, 10)}, median {Least(least, 2)}; {least.Count(times => times < 0.95 * Environment.ProcessorCount)} below 0.95 each; "
                + $"÷ the best other's, one in ten below {Least(beside, 10)}, median {Least(beside, 2)}");
            foreach (Row row in some.Take(MostWorst))
            {
                string other = others.TryGetValue((row.Case, row.Operation), out double best) ? Units.Ratio(best) : "-";
                Console.WriteLine($"  {row.Case} | {row.Operation} | {Units.Bytes(row.Allocated)} | {Units.Ratio(row.Times)} | best other {other}");
            }
        }

        Console.Write(RunEnvironment.Current($"scaling --seed {seed}").ToText());
    }

    private static string Least(double[] sorted, int part) => sorted.Length == 0 ? "-" : Units.Ratio(sorted[part == 0 ? 0 : sorted.Length / part]);

    private static IEnumerable<Row> Measure(Workload workload)
    {
        (Case[] Cases, Operation Operation, Direction Direction)[] parts =
        [
            .. SweepRun.Compared().Where(one => one.Kind != SerializerKind.TextPeer).SelectMany(one => Prepare(workload, one, Operation.Write, Operation.Read).Concat(Prepare(workload, new ReusingSerializer(one), Operation.ReusedBuffer, Operation.ReadInto))),
        ];
        for (int i = 0; i < WarmUps; i++)
        {
            foreach ((Case[] cases, _, Direction direction) in parts)
                Run(cases[0], direction, Milliseconds / WarmUps);
            Thread.Sleep(MillisecondsBetween);
        }

        foreach ((Case[] cases, Operation operation, Direction direction) in parts)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            Once(cases[0], direction);
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            (double one, double all) = ThreadScaling.Rates(cases, direction, Rounds, Milliseconds);
            yield return new Row(workload.Name, operation, cases[0].Serializer, allocated, all / one);
        }
    }

    private static IEnumerable<(Case[] Cases, Operation Operation, Direction Direction)> Prepare(Workload workload, Serializer serializer, Operation write, Operation read)
    {
        Case[] cases = new Case[Environment.ProcessorCount];
        for (int i = 0; i < cases.Length; i++)
        {
            if (serializer.CreateCase(workload) is not { } one)
                return [];
            one.Prepare();
            if (one.Problem is not null)
                return [];
            cases[i] = one;
            Gaps.Add(new byte[Apart]);
        }

        return [(cases, write, Direction.Write), (cases, read, Direction.Read)];
    }

    private static void Run(Case subject, Direction direction, double milliseconds)
    {
        long start = Stopwatch.GetTimestamp();
        do
            Once(subject, direction);
        while (Stopwatch.GetElapsedTime(start).TotalMilliseconds < milliseconds);
    }

    private static void Once(Case subject, Direction direction)
    {
        if (direction == Direction.Write)
            subject.WriteMany(1);
        else
            subject.ReadMany(1);
    }
}
