using System.Collections.Generic;
using System.Linq;
using BenchmarkDotNet.Attributes;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Commands;

/// <summary>Every case that runs, as BenchmarkDotNet's parameter.</summary>
[MemoryDiagnoser]
public class FullBenchmarks
{
    private const int Operations = 16;

    /// <summary>Selects the case.</summary>
    [ParamsSource(nameof(Cases))]
    public object Case { get; set; } = null!;

    public static IEnumerable<object> Cases() => Workloads.All
        .SelectMany(workload => CaseSet.Prepare(workload).Cases)
        .Where(subject => subject.Runs);

    [Benchmark(OperationsPerInvoke = Operations)]
    public void Write() => ((Case)Case).WriteMany(Operations);

    [Benchmark(OperationsPerInvoke = Operations)]
    public void Read() => ((Case)Case).ReadMany(Operations);
}
