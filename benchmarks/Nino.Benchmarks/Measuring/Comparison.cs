using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Measuring;

/// <summary>Measures the cases of one workload side by side: a round times each of them once, so that a noisy moment meets all.</summary>
internal static partial class Comparison
{
    private const int Seed = 20261121;

    public static IReadOnlyList<Measurement> Run(IReadOnlyList<Case> cases) => Run([cases], Pace.OfReports)[0];

    /// <summary>Measures several workloads. They warm up together, since most of that is waiting, and then each has its rounds.</summary>
    public static IReadOnlyList<IReadOnlyList<Measurement>> Run(IReadOnlyList<IReadOnlyList<Case>> workloads, Pace pace)
    {
        List<(Case Case, Probe Write, Probe Read)>[] running = [.. workloads.Select(cases => cases.Where(subject => subject.Runs)
            .Select(subject => (subject, new Probe(subject, Direction.Write, pace), new Probe(subject, Direction.Read, pace))).ToList())];
        WarmUp([.. running.SelectMany(items => items).SelectMany(item => new[] { item.Write, item.Read })], pace.MaxWarmUps);
        return [.. workloads.Zip(running, (cases, items) => Run(cases, items, pace))];
    }

    private static IReadOnlyList<Measurement> Run(IReadOnlyList<Case> cases, List<(Case Case, Probe Write, Probe Read)> running, Pace pace)
    {
        List<Probe> probes = [.. running.Select(item => item.Write), .. running.Select(item => item.Read)];
        double round = probes.Sum(probe => probe.Calibrate());
        Random order = new(Seed);
        int rounds = Math.Clamp((int)(pace.BudgetMilliseconds / round), pace.MinRounds, pace.MaxRounds);
        HashSet<Probe> far = [.. probes.Where(probe => IsFar(probe, probes, pace.Far))];
        for (int i = 0; i < rounds; i++)
        {
            // In another order each time: large arrays lie where those before them left room, which took up to three times as long behind some cases.
            foreach (Probe probe in probes.Where(probe => i == 0 || !far.Contains(probe)).OrderBy(_ => order.Next()))
            {
                ClearStack();
                probe.Measure();
            }
        }

        return [.. cases.Select(subject =>
        {
            (_, Probe? write, Probe? read) = running.Find(item => item.Case == subject);
            return Measurement.From(subject, write?.Summarize(), read?.Summarize());
        })];
    }

    private static bool IsFar(Probe probe, List<Probe> probes, double times) =>
        AllSerializers.IsPeer(probe.Case.Serializer.Kind)
        && probes.Find(other => other.Case.Serializer.Kind == SerializerKind.Nino && other.Direction == probe.Direction
            && other.Case.Serializer.ReusesBuffer == probe.Case.Serializer.ReusesBuffer) is Probe nino
        && probe.Milliseconds > times * nino.Milliseconds;

    /// <summary>Clears what earlier calls left on the stack below, where the collector would take it for references.</summary>
    static partial void ClearStack();
}
