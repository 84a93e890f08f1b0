using System.Runtime.CompilerServices;
using System.Threading;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Measuring;

/// <summary>Writes a workload many times.</summary>
internal struct WriteLoop<TCodec>(object sample, int count) : IWorkloadVisitor
    where TCodec : struct, ICodec
{
    private object _sample = sample;

    // Inlined into the workload's Accept, where T is exact: a call with a shared generic T would pay for looking it up.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Visit<T>(Workload<T> workload)
    {
        TCodec codec = default;
        byte[] last = [];
        for (int i = count; i > 0; i--)
        {
            // The volatile read keeps the compiler from loading the value once, ahead of the loop.
            last = codec.Write(Unsafe.As<Sample<T>>(Volatile.Read(ref _sample)).Value);
        }

        Sink.Keep(last);
    }
}
