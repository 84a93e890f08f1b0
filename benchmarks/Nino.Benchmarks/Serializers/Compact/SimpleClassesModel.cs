using System;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

internal readonly struct SimpleClassesModel : ICompactModel<SimpleClass[], CompactSimpleClass[]>
{
    public CompactSimpleClass[] ToModel(SimpleClass[] value) => Array.ConvertAll(value, CompactSimpleClass.From);

    public SimpleClass[] FromModel(CompactSimpleClass[] model) => Array.ConvertAll(model, element => element.ToPlain());

    public byte[] Write(CompactSimpleClass[] model) => NinoSerializer.Serialize(model);

    public CompactSimpleClass[] Read(byte[] bytes) => NinoDeserializer.Deserialize<CompactSimpleClass[]>(bytes)!;
}
