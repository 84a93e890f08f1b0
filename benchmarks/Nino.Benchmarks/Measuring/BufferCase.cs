using System.Buffers;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Measuring;

/// <summary>A workload with Nino, written to one buffer writer again and again.</summary>
internal sealed class BufferCase<T>(Workload<T> workload, string serializer) : Case(workload, serializer)
{
    private readonly Sample<T> _sample = new(SharedValue<T>.Of(workload));
    private readonly ArrayBufferWriter<byte> _output = new();

    public override byte[] Payload => _sample.Bytes;

    public override void WriteMany(int count)
    {
        BufferLoop loop = new(_sample, _output, count);
        workload.Accept(ref loop);
    }

    public override void ReadMany(int count)
    {
        ReadLoop<Serializers.NinoAdapter.Codec> loop = new(_sample, count);
        workload.Accept(ref loop);
    }

    protected override string? RoundTrip()
    {
        WriteMany(1);
        _sample.Bytes = _output.WrittenSpan.ToArray();
        return workload.Difference(_sample.Value, NinoDeserializer.Deserialize<T>(_sample.Bytes)!);
    }
}
