using System;
using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Sweep;
using Nino.Core;
using Xunit;

namespace Nino.WorkloadTests;

public sealed class SweepCasesTests
{
    private const int Seed = 17;

    [Fact]
    public void Cases_OfOneSeed_AreTheSame()
    {
        IReadOnlyList<Workload> cases = SweepCases.Of(Seed);

        Assert.Equal(cases.Select(one => one.Name), SweepCases.Of(Seed).Select(one => one.Name));
        Assert.Equal(cases.Count, cases.Select(one => one.Name).Distinct().Count());
        Assert.All(cases.Zip(SweepCases.Of(Seed)), pair => Assert.Equal(Bytes(pair.First), Bytes(pair.Second)));
    }

    [Fact]
    public void Cases_OfAnotherSeed_AreOthers() =>
        Assert.NotEqual(SweepCases.Of(Seed).Select(one => one.Name), SweepCases.Of(Seed + 1).Select(one => one.Name));

    [Fact]
    public void Cases_ThatAreSelected_AreThoseOfAll()
    {
        IReadOnlyList<Workload> all = SweepCases.Of(Seed);
        IReadOnlyList<Workload> selected = SweepCases.Of(Seed, "guid");

        Assert.InRange(selected.Count, 1, all.Count - 1);
        Assert.All(selected, one => Assert.Equal(Bytes(all.Single(other => other.Name == one.Name)), Bytes(one)));
    }

    [Fact]
    public void Cases_WrittenAndRead_AreTheSame() => Assert.All(SweepCases.Of(Seed), one =>
    {
        RoundTrip visitor = default;
        one.Accept(ref visitor);
        Assert.Null(visitor.Difference);
    });

    [Fact]
    public void Difference_OfValuesThatCompareEqual_IsFound()
    {
        DateTime utc = new(2026, 11, 23, 0, 0, 0, DateTimeKind.Utc);

        Assert.NotNull(Same.Difference(utc, DateTime.SpecifyKind(utc, DateTimeKind.Unspecified)));
        Assert.NotNull(Same.Difference(new DateTimeOffset(utc), new DateTimeOffset(utc).ToOffset(TimeSpan.FromHours(1))));
        Assert.NotNull(Same.Difference(1.0m, 1.00m));
        Assert.NotNull(Same.Difference(new double[] { 0 }, new[] { -0.0 }));
        Assert.NotNull(Same.Difference(Array.Empty<int>(), null));
        Assert.NotNull(Same.Difference(new HashSet<int> { 1, 2 }, new HashSet<int> { 1, 3 }));
        Assert.NotNull(Same.Difference(new Graph2 { M1 = "a" }, new Graph2 { M1 = "b" }));
        Assert.Null(Same.Difference(new HashSet<int> { 1, 2 }, new HashSet<int> { 2, 1 }));
    }

    private static byte[] Bytes(Workload workload)
    {
        RoundTrip visitor = default;
        workload.Accept(ref visitor);
        return visitor.Bytes!;
    }

    private struct RoundTrip : IWorkloadVisitor
    {
        public byte[]? Bytes { get; private set; }

        public string? Difference { get; private set; }

        public void Visit<T>(Workload<T> workload)
        {
            T value = workload.Create();
            Bytes = NinoSerializer.Serialize(value);
            Difference = workload.Difference(value, NinoDeserializer.Deserialize<T>(Bytes)!);
        }
    }
}
