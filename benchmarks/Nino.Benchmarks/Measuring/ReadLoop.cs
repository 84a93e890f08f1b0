using System.Runtime.CompilerServices;
using System.Threading;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Measuring;

/// <summary>Reads a workload many times.</summary>
internal struct ReadLoop<TCodec>(object sample, int count) : IWorkloadVisitor
    where TCodec : struct, ICodec
{
    private object _sample = sample;

    // See WriteLoop.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Visit<T>(Workload<T> workload)
    {
        TCodec codec = default;
        T last = default!;
        for (int i = count; i > 0; i--)
            last = codec.Read<T>(Unsafe.As<Sample<T>>(Volatile.Read(ref _sample)).Bytes);
        Sink.Keep(last);
    }
}
