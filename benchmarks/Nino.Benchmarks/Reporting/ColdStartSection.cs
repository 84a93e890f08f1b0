using System.Collections.Generic;
using System.Linq;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Reporting;

/// <summary>The first calls with one workload.</summary>
internal sealed class ColdStartSection(Workload workload, IReadOnlyList<FirstCalls> calls)
{
    public string Name => workload.Name;

    /// <summary>Whom ratios are to.</summary>
    public string Baseline => calls.Any(call => call.Serializer == workload.Baseline) ? workload.Baseline : WorkloadReport.Fallback;

    public IReadOnlyList<FirstCalls> Calls => calls;
}
