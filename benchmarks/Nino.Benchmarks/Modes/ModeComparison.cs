using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Reporting;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Modes;

/// <summary>Measures values in plain, version-tolerant and reference types, each serializer in its own way to have them.</summary>
internal static class ModeComparison
{
    private const string References = "Nino, references";

    private const string MemoryPack = "MemoryPack";

    // MessagePack with numbers for keys and both protobufs are version-tolerant as they are.
    private static readonly (string Serializer, string Row)[] PlainRows =
        [.. new[] { AllSerializers.Nino, MemoryPack, "MessagePack", "protobuf-net", "Google.Protobuf", "System.Text.Json" }.Select(name => (name, name))];

    private static readonly (string Serializer, string Row)[] TolerantRows = [(AllSerializers.Nino, "Nino, version-tolerant"), (MemoryPack, "MemoryPack, VersionTolerant")];

    private static readonly (string Serializer, string Row)[] ReferenceRows =
    [
        (AllSerializers.Nino, References), (MemoryPack, "MemoryPack, CircularReference"),
        (SystemTextJsonPreserveAdapter.RowName, SystemTextJsonPreserveAdapter.RowName),
    ];

    public static bool IsOfVersions(string row) => !ReferenceRows.Any(other => other.Row == row);

    public static bool IsOfReferences(string row) => !TolerantRows.Any(other => other.Row == row);

    public static IReadOnlyList<WorkloadReport> Run(List<string> failures) =>
    [
        Measure(AllSerializers.Nino, failures,
            (Workloads.SimpleClass, PlainRows), (new TolerantSimpleClassWorkload(), TolerantRows), (new ReferencedSimpleClassWorkload(), ReferenceRows)),
        Measure(AllSerializers.Nino, failures,
            (Workloads.User, PlainRows), (new TolerantUserWorkload(), TolerantRows), (new ReferencedUserWorkload(), ReferenceRows)),
        Measure(AllSerializers.Nino, failures,
            (Workloads.Nested10, PlainRows), (new TolerantNestedWorkload(), TolerantRows), (new ReferencedNestedWorkload(), ReferenceRows)),
        Measure(References, failures, (new FolderWorkload(), ReferenceRows)),
    ];

    private static WorkloadReport Measure(string baseline, List<string> failures, params (Workload Workload, (string Serializer, string Row)[] Rows)[] forms)
    {
        string name = forms[0].Workload.Name;
        ProgressLine.Show(name);
        List<(Case Case, string Row)> cases = [];
        foreach ((Workload workload, (string Serializer, string Row)[] rows) in forms)
        {
            CaseSet set = CaseSet.Prepare(workload, AllSerializers.Find().Where(one => rows.Any(row => row.Serializer == one.Name)));
            failures.AddRange(set.Failures);
            cases.AddRange(rows.Join(set.Cases, row => row.Serializer, one => one.Serializer.Name, (row, one) => (one, row.Row)));
        }

        // All in one set of rounds, so that a noisy moment meets all.
        IReadOnlyList<Measurement> measured = Comparison.Run([.. cases.Select(one => one.Case)]);
        ProgressLine.Clear();
        return new WorkloadReport(name, baseline, [.. measured.Zip(cases, (measurement, one) => measurement with { Serializer = one.Row })]);
    }
}
