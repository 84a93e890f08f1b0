using System;
using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Measuring;

/// <summary>A workload with every serializer, each already written and read back once.</summary>
internal sealed class CaseSet
{
    private CaseSet(Workload workload, IReadOnlyList<Case> cases)
    {
        Workload = workload;
        Cases = cases;
    }

    public Workload Workload { get; }

    public IReadOnlyList<Case> Cases { get; }

    /// <summary>What makes this run fail: Nino or the floor is wrong, they and the runtime modes do not agree on the bytes, or another serializer makes fewer than compact Nino.</summary>
    public IEnumerable<string> Failures
    {
        get
        {
            Case? nino = Cases.FirstOrDefault(subject => subject.Serializer is { Kind: SerializerKind.Nino, ReusesBuffer: false });
            foreach (Case own in Cases.Where(subject => subject.Problem is not null && !AllSerializers.IsPeer(subject.Serializer.Kind)))
                yield return $"{own}: {own.Problem}";
            foreach (Case same in Cases.Where(subject => subject.Runs && AllSerializers.MakesNinoBytes(subject.Serializer.Kind)))
            {
                if (nino is { Runs: true } && !nino.Payload.AsSpan().SequenceEqual(same.Payload))
                {
                    int at = nino.Payload.AsSpan().CommonPrefixLength(same.Payload);
                    yield return $"{nino}: {nino.Payload.Length} bytes, differ from {same.Payload.Length} of {same.Serializer.Name} at offset {at}";
                }
            }

            Case? compact = Cases.FirstOrDefault(subject => subject.Serializer.Kind == SerializerKind.NinoCompact);
            Case? smallest = Cases.Where(subject => subject.Problem is null).MinBy(subject => subject.Payload.Length);
            if (compact is { Runs: true } && smallest?.Payload.Length < compact.Payload.Length)
                yield return $"{compact}: {compact.Payload.Length} bytes, and {smallest.Serializer.Name} {smallest.Payload.Length}";
        }
    }

    public static CaseSet Prepare(Workload workload) => Prepare(workload, AllSerializers.Find());

    public static CaseSet Prepare(Workload workload, IEnumerable<Serializer> serializers)
    {
        List<Case> cases = [];
        foreach (Serializer serializer in serializers)
        {
            if (serializer.CreateCase(workload) is not Case subject)
                continue;
            subject.Prepare();
            cases.Add(subject);
        }

        return new CaseSet(workload, cases);
    }

    /// <summary>The workloads with this name, or, where there is none, those whose names begin so; all for null.</summary>
    public static IReadOnlyList<Workload> Select(string? name)
    {
        if (name is null)
            return Workloads.All;
        Workload[] exact = [.. Workloads.All.Where(workload => workload.Name.Equals(name, StringComparison.OrdinalIgnoreCase))];
        return exact.Length > 0
            ? exact
            : [.. Workloads.All.Where(workload => workload.Name.StartsWith(name, StringComparison.OrdinalIgnoreCase))];
    }
}
