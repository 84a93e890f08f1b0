using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;
using Nino.BenchmarkData;
using Nino.Benchmarks.Floor;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Measuring;

/// <summary>A workload with its floor, written to one buffer writer again and again: it asks once for room and says once how much it took.</summary>
internal sealed class FloorBufferCase<T, TModel, TFloor>(Workload<T> workload, Serializer serializer) : Case(workload, serializer)
    where TFloor : struct, IFloor<T>
{
    // Stores may go beyond the last byte, as those of vectors do.
    private const int Slack = 64;

    private readonly ArrayBufferWriter<byte> _output = new();
    private Sample<T> _sample = new(SharedValue<T>.Of(workload));
    private int _room;

    public override byte[] Payload => _sample.Bytes;

    public override void WriteMany(int count)
    {
        TFloor floor = default;
        int room = _room;
        for (int i = count; i > 0; i--)
        {
            _output.ResetWrittenCount();
            ref byte start = ref MemoryMarshal.GetReference(_output.GetSpan(room));
            _output.Advance((int)Unsafe.ByteOffset(ref start, ref floor.WriteAt(ref start, Volatile.Read(ref _sample).Value)));
        }
    }

    public override void ReadMany(int count)
    {
        TFloor floor = default;
        T last = default!;
        for (int i = count; i > 0; i--)
            last = floor.Read(Volatile.Read(ref _sample).Bytes);
        Sink.Keep(last);
    }

    public override byte[] WriteOnce()
    {
        // The floor does not look whether there is room.
        _room = default(TFloor).Write(_sample.Value).Length + Slack;
        WriteMany(1);
        return _output.WrittenSpan.ToArray();
    }

    public override void ReadOnce(byte[] bytes) => Sink.Keep(default(TFloor).Read(bytes));

    protected override string? RoundTrip()
    {
        _sample.Bytes = WriteOnce();
        return workload.Difference(_sample.Value, default(TFloor).Read(_sample.Bytes));
    }
}
