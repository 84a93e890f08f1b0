using System.Buffers;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers;
using Nino.Core;

namespace Nino.Benchmarks.Measuring;

/// <summary>A workload with Nino, written to one buffer writer again and again.</summary>
internal sealed class BufferCase<T>(Workload<T> workload, Serializer serializer) : Case(workload, serializer)
{
    private readonly Sample<T> _sample = new(SharedValue<T>.Of(workload));
    private readonly ArrayBufferWriter<byte> _output = new();

    public override byte[] Payload => _sample.Bytes;

    public override void WriteMany(int count)
    {
        BufferLoop<NinoAdapter.Codec> loop = new(_sample, _output, count);
        workload.Accept(ref loop);
    }

    public override void ReadMany(int count)
    {
        ReadLoop<NinoAdapter.Codec> loop = new(_sample, count);
        workload.Accept(ref loop);
    }

    public override byte[] WriteOnce()
    {
        WriteMany(1);
        return _output.WrittenSpan.ToArray();
    }

    public override void ReadOnce(byte[] bytes) => Sink.Keep(NinoDeserializer.Deserialize<T>(bytes));

    protected override string? RoundTrip()
    {
        _sample.Bytes = WriteOnce();
        return workload.Difference(_sample.Value, NinoDeserializer.Deserialize<T>(_sample.Bytes)!);
    }
}
