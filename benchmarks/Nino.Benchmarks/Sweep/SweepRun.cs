using System;
using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Reporting;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Sweep;

/// <summary>Measures the cases of a seed with each serializer that takes any type and writes to a buffer.</summary>
internal static class SweepRun
{
    private const int Together = 12;

    /// <param name="seed">What is drawn.</param>
    /// <param name="only">Part of the names of cases, or null for all.</param>
    /// <param name="rounds">How often each is measured.</param>
    /// <param name="besides">What is measured beside Nino and the others.</param>
    /// <param name="failures">Takes what Nino did wrong.</param>
    public static IReadOnlyList<SweepCell> Run(int seed, string? only, int rounds, IEnumerable<Serializer> besides, List<string> failures)
    {
        Pace pace = new(2, 4, 0, rounds, rounds, 30, 4);
        Serializer[] plain = [.. Compared(), .. besides];
        Serializer[] serializers = [.. plain, .. plain.Select(one => new ReusingSerializer(one))];
        List<SweepCell> cells = [];
        foreach (Workload[] workloads in SweepCases.Of(seed, only).Chunk(Together))
        {
            ProgressLine.Show(workloads[0].Name);
            CaseSet[] sets = [.. workloads.Select(workload => CaseSet.Prepare(workload, serializers))];
            failures.AddRange(sets.SelectMany(set => set.Cases)
                .Where(one => one is { Serializer.Kind: SerializerKind.Nino or SerializerKind.NinoCompact, Problem: not null }).Select(one => $"{one}: {one.Problem}"));
            foreach (IReadOnlyList<Measurement> measured in Comparison.Run([.. sets.Select(set => set.Cases)], pace))
                cells.AddRange(Enum.GetValues<Operation>().Select(operation => Cell(operation, measured)).OfType<SweepCell>());
        }

        ProgressLine.Clear();
        return cells;
    }

    /// <summary>Nino and the others that take any type and write to a buffer.</summary>
    public static IEnumerable<Serializer> Compared() => AllSerializers.Find().Where(IsCompared);

    private static bool IsCompared(Serializer serializer) =>
        (serializer.Kind == SerializerKind.Nino || AllSerializers.IsPeer(serializer.Kind))
        && serializer.CodecOf(typeof(object))?.IsAssignableTo(typeof(IReusingCodec)) == true;

    private static SweepCell? Cell(Operation operation, IReadOnlyList<Measurement> measured)
    {
        bool reuses = operation is Operation.ReusedBuffer or Operation.ReadInto;
        Direction direction = operation is Operation.Write or Operation.ReusedBuffer ? Direction.Write : Direction.Read;
        Measurement[] rows = [.. measured.Where(row => row.ReusesBuffer == reuses)];
        Measurement nino = rows.Single(row => row.Kind == SerializerKind.Nino);
        if (nino.Of(direction) is not Timing timing)
            return null;
        return new SweepCell(
            nino.Workload,
            operation,
            nino.PayloadBytes,
            timing.Median,
            rows.FirstOrDefault(row => row.Kind == SerializerKind.Floor)?.Of(direction)?.Median,
            [.. rows.Where(row => AllSerializers.IsPeer(row.Kind)).Select(row => Row(row, direction))],
            rows.Where(row => row.Kind == SerializerKind.NinoCompact).Select(row => Row(row, direction)).SingleOrDefault());
    }

    private static SweepRow Row(Measurement row, Direction direction) =>
        new(row.Serializer, row.PayloadBytes, row.Of(direction)?.Median, row.Error ?? row.Difference);
}
