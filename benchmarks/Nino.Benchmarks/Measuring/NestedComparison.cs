using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Benchmarks.Reporting;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Measuring;

/// <summary>Measures the nested report: what it wrote (NestedData) and what it read (NestedData2), at its five lengths.</summary>
internal static class NestedComparison
{
    private const int Processes = 3;

    /// <summary>The peers of the published report, and those that stand in for them where a package is missing.</summary>
    public static IReadOnlyList<string> Peers { get; } = ["protobuf-net", "Google.Protobuf", "BinaryFormatter", "System.Text.Json"];

    /// <summary>The modes of Nino, and the limit.</summary>
    public static IReadOnlyList<string> Modes { get; } =
        [AllSerializers.Nino, AllSerializers.NinoCompiled, AllSerializers.NinoInterpreted, AllSerializers.NinoCompact, AllSerializers.Floor];

    public static IReadOnlyList<NestedRow> Run(List<string> failures)
    {
        Serializer[] serializers = [.. AllSerializers.Find().Where(one => Modes.Contains(one.Name) || Peers.Contains(one.Name))];
        List<NestedRow> rows = [];
        foreach (Direction direction in Enum.GetValues<Direction>())
        {
            foreach (int length in NestedLengths.All)
            {
                ProgressLine.Show($"nested report: {direction} {length}");
                CaseSet set = CaseSet.Prepare(NestedLengths.Of(length, direction), serializers);
                failures.AddRange(set.Failures);
                Case[] running = [.. set.Cases.Where(subject => subject.Runs)];
                rows.Add(new NestedRow(
                    length,
                    direction,
                    Comparison.Run(running),
                    running.ToDictionary(subject => subject.Serializer.Name, subject => ColdStart.Run(subject, direction, Processes))));
            }
        }

        ProgressLine.Clear();
        return rows;
    }
}
