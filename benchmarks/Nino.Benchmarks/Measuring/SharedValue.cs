using Nino.BenchmarkData;

namespace Nino.Benchmarks.Measuring;

/// <summary>The workload's value, one for all serializers: they find the same objects in memory, and live data stays small.</summary>
internal static class SharedValue<T>
{
    private static Workload<T>? _workload;
    private static T? _value;

    public static T Of(Workload<T> workload)
    {
        if (!ReferenceEquals(_workload, workload))
        {
            _value = workload.Create();
            _workload = workload;
        }

        return _value!;
    }
}
