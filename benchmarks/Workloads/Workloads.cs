using System.Collections.Generic;
using System.Linq;

namespace Nino.BenchmarkData;

/// <summary>Every workload. Each registers itself through a static field in its own file, so there is no list to edit.</summary>
public static partial class Workloads
{
    // No initializer: the fields in the other files may be initialized first.
    private static List<Workload>? _registered;

    /// <summary>Every workload, in the order of reports.</summary>
    public static IReadOnlyList<Workload> All => _registered!.OrderBy(workload => workload.Rank).ToList();

    private static T Add<T>(T workload)
        where T : Workload
    {
        (_registered ??= new List<Workload>()).Add(workload);
        return workload;
    }
}
