using System.Buffers;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Measuring;

/// <summary>A workload with a serializer that writes into one buffer and reads into one value, again and again.</summary>
internal sealed class ReusingCase<T, TCodec>(Workload<T> workload, Serializer serializer) : Case(workload, serializer)
    where TCodec : struct, IReusingCodec
{
    private readonly Sample<T> _sample = new(SharedValue<T>.Of(workload));
    private readonly Sample<T> _target = new(default!);
    private readonly ArrayBufferWriter<byte> _output = new();

    public override byte[] Payload => _sample.Bytes;

    public override void WriteMany(int count)
    {
        BufferLoop<TCodec> loop = new(_sample, _output, count);
        workload.Accept(ref loop);
    }

    public override void ReadMany(int count)
    {
        ReadIntoLoop<TCodec> loop = new(_sample, _target, count);
        workload.Accept(ref loop);
    }

    public override byte[] WriteOnce()
    {
        WriteMany(1);
        return _output.WrittenSpan.ToArray();
    }

    public override void ReadOnce(byte[] bytes) => default(TCodec).Read(bytes, ref _target.Value);

    protected override string? RoundTrip()
    {
        _sample.Bytes = WriteOnce();
        ReadOnce(_sample.Bytes);
        ReadOnce(_sample.Bytes);
        return workload.Difference(_sample.Value, _target.Value);
    }
}
