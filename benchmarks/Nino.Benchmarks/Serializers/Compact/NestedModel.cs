using System;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

internal readonly struct NestedModel : ICompactModel<NestedData, CompactNestedData>
{
    public CompactNestedData ToModel(NestedData value) => new()
    {
        name = value.name,
        ps = Array.ConvertAll(value.ps, CompactData.From),
    };

    public NestedData FromModel(CompactNestedData model) => new()
    {
        name = model.name,
        ps = Array.ConvertAll(model.ps, element => element.ToPlain()),
    };

    public byte[] Write(CompactNestedData model) => NinoSerializer.Serialize(model);

    public CompactNestedData Read(byte[] bytes) => NinoDeserializer.Deserialize<CompactNestedData>(bytes)!;
}
