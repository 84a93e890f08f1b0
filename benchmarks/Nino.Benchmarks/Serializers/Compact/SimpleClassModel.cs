using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

internal readonly struct SimpleClassModel : ICompactModel<SimpleClass, CompactSimpleClass>
{
    public CompactSimpleClass ToModel(SimpleClass value) => CompactSimpleClass.From(value);

    public SimpleClass FromModel(CompactSimpleClass model) => model.ToPlain();

    public byte[] Write(CompactSimpleClass model) => NinoSerializer.Serialize(model);

    public CompactSimpleClass Read(byte[] bytes) => NinoDeserializer.Deserialize<CompactSimpleClass>(bytes)!;
}
