using System.Buffers;
using System.Runtime.CompilerServices;
using System.Threading;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Measuring;

/// <summary>Writes a workload many times over the same bytes.</summary>
internal struct BufferLoop(object sample, ArrayBufferWriter<byte> output, int count) : IWorkloadVisitor
{
    private object _sample = sample;

    // See WriteLoop.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Visit<T>(Workload<T> workload)
    {
        for (int i = count; i > 0; i--)
        {
            output.ResetWrittenCount();
            NinoSerializer.Serialize(Unsafe.As<Sample<T>>(Volatile.Read(ref _sample)).Value, output);
        }
    }
}
