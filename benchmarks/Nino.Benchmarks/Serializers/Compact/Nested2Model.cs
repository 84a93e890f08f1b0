using System;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

internal readonly struct Nested2Model : ICompactModel<NestedData2, CompactNestedData2>
{
    public CompactNestedData2 ToModel(NestedData2 value) => new()
    {
        name = value.name,
        ps = Array.ConvertAll(value.ps, CompactData.From),
        vs = value.vs,
    };

    public NestedData2 FromModel(CompactNestedData2 model) => new()
    {
        name = model.name,
        ps = Array.ConvertAll(model.ps, element => element.ToPlain()),
        vs = model.vs,
    };

    public byte[] Write(CompactNestedData2 model) => NinoSerializer.Serialize(model);

    public CompactNestedData2 Read(byte[] bytes) => NinoDeserializer.Deserialize<CompactNestedData2>(bytes)!;
}
