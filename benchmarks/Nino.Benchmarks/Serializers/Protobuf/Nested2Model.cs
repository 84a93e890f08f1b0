using System.Linq;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

internal readonly struct Nested2Model : IProtobufModel<NestedData2, NestedData2Message>
{
    public NestedData2Message ToModel(NestedData2 value) => new()
    {
        Name = value.name,
        Ps = { value.ps.Select(NestedModel.ToMessage) },
        Vs = { value.vs },
    };

    public NestedData2 FromModel(NestedData2Message model) => new()
    {
        name = model.Name,
        ps = [.. model.Ps.Select(NestedModel.FromMessage)],
        vs = [.. model.Vs],
    };

    public byte[] Write(NestedData2Message model) => model.ToByteArray();

    public NestedData2Message Read(byte[] bytes) => NestedData2Message.Parser.ParseFrom(bytes);
}
