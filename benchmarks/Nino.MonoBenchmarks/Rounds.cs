using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Nino.Benchmarks.Measuring;

namespace Nino.MonoBenchmarks;

/// <summary>Measures the cases of one workload side by side, as <c>Comparison</c> does on .NET. Mono compiles a method once, so there is no recompilation to wait for.</summary>
internal static class Rounds
{
    private const double BudgetMilliseconds = 3500;
    private const int MinRounds = 3;
    private const int MaxRounds = 31;
    private const int Seed = 20261121;
    private const int StackBytes = 64 * 1024;

    public static IReadOnlyList<Measurement> Run(IReadOnlyList<Case> cases)
    {
        Dictionary<Case, (Probe Write, Probe Read)> running = cases.Where(subject => subject.Runs)
            .ToDictionary(subject => subject, subject => (new Probe(subject, Direction.Write, Pace.OfReports), new Probe(subject, Direction.Read, Pace.OfReports)));
        List<Probe> probes = running.Values.Select(pair => pair.Write).Concat(running.Values.Select(pair => pair.Read)).ToList();

        probes.ForEach(probe => probe.WarmUp());
        double round = probes.Sum(probe => probe.Calibrate());
        Random order = new(Seed);
        int rounds = Math.Clamp((int)(BudgetMilliseconds / round), MinRounds, MaxRounds);
        for (int i = 0; i < rounds; i++)
        {
            foreach (Probe probe in probes.OrderBy(_ => order.Next()).ToList())
            {
                ClearStack();
                probe.Measure();
            }
        }

        return cases.Select(subject => running.TryGetValue(subject, out (Probe Write, Probe Read) pair)
            ? Measurement.From(subject, pair.Write.Summarize(), pair.Read.Summarize())
            : Measurement.From(subject, null, null)).ToList();
    }

    /// <summary>Clears what earlier calls left on the stack below.</summary>
    /// <remarks>
    /// Mono takes whatever looks like an address there for a reference. Large arrays of the case before stayed alive so, and with
    /// them the pages around, which the next case then did not touch for the first time: 160 KB took 55 us in place of 68.
    /// </remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void ClearStack()
    {
        Span<byte> below = stackalloc byte[StackBytes];
        below.Clear();
    }
}
