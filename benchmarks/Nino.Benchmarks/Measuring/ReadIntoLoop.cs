using System.Runtime.CompilerServices;
using System.Threading;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Measuring;

/// <summary>Reads a workload many times into the same value.</summary>
internal struct ReadIntoLoop<TCodec>(object sample, object target, int count) : IWorkloadVisitor
    where TCodec : struct, IReusingCodec
{
    private object _sample = sample;

    // See WriteLoop.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Visit<T>(Workload<T> workload)
    {
        TCodec codec = default;
        for (int i = count; i > 0; i--)
            codec.Read(Unsafe.As<Sample<T>>(Volatile.Read(ref _sample)).Bytes, ref Unsafe.As<Sample<T>>(target).Value);
    }
}
