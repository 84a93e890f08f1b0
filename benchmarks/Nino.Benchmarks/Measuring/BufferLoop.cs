using System.Buffers;
using System.Runtime.CompilerServices;
using System.Threading;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Measuring;

/// <summary>Writes a workload many times over the same bytes.</summary>
internal struct BufferLoop<TCodec>(object sample, ArrayBufferWriter<byte> output, int count) : IWorkloadVisitor
    where TCodec : struct, IReusingCodec
{
    private object _sample = sample;

    // See WriteLoop.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Visit<T>(Workload<T> workload)
    {
        TCodec codec = default;
        for (int i = count; i > 0; i--)
        {
            output.ResetWrittenCount();
            codec.Write(Unsafe.As<Sample<T>>(Volatile.Read(ref _sample)).Value, output);
        }
    }
}
