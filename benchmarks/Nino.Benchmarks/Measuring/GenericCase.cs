using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Measuring;

/// <summary>A workload with a serializer that takes any type.</summary>
internal sealed class GenericCase<T, TCodec>(Workload<T> workload, Serializer serializer) : Case(workload, serializer)
    where TCodec : struct, ICodec
{
    private readonly Sample<T> _sample = new(SharedValue<T>.Of(workload));

    public override byte[] Payload => _sample.Bytes;

    public override void WriteMany(int count)
    {
        WriteLoop<TCodec> loop = new(_sample, count);
        workload.Accept(ref loop);
    }

    public override void ReadMany(int count)
    {
        ReadLoop<TCodec> loop = new(_sample, count);
        workload.Accept(ref loop);
    }

    public override byte[] WriteOnce() => default(TCodec).Write(_sample.Value);

    public override void ReadOnce(byte[] bytes) => Sink.Keep(default(TCodec).Read<T>(bytes));

    protected override string? RoundTrip()
    {
        TCodec codec = default;
        _sample.Bytes = codec.Write(_sample.Value);
        return workload.Difference(_sample.Value, codec.Read<T>(_sample.Bytes));
    }
}
