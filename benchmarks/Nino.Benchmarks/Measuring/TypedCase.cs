using System.Threading;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Measuring;

/// <summary>A workload with a serializer written for its type. The loops are those of <see cref="GenericCase{T, TCodec}"/>.</summary>
internal sealed class TypedCase<T, TModel, TCodec>(Workload<T> workload, Serializer serializer) : Case(workload, serializer)
    where TCodec : struct, ITypedCodec<T, TModel>
{
    private Sample<TModel> _sample = new(default(TCodec).ToModel(SharedValue<T>.Of(workload)));

    public override byte[] Payload => _sample.Bytes;

    public override void WriteMany(int count)
    {
        TCodec codec = default;
        byte[] last = [];
        for (int i = count; i > 0; i--)
            last = codec.Write(Volatile.Read(ref _sample).Value);
        Sink.Keep(last);
    }

    public override void ReadMany(int count)
    {
        TCodec codec = default;
        TModel last = default!;
        for (int i = count; i > 0; i--)
            last = codec.Read(Volatile.Read(ref _sample).Bytes);
        Sink.Keep(last);
    }

    public override byte[] WriteOnce() => default(TCodec).Write(_sample.Value);

    public override void ReadOnce(byte[] bytes) => Sink.Keep(default(TCodec).Read(bytes));

    protected override string? RoundTrip()
    {
        TCodec codec = default;
        _sample.Bytes = codec.Write(_sample.Value);
        return workload.Difference(SharedValue<T>.Of(workload), codec.FromModel(codec.Read(_sample.Bytes)));
    }
}
