using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

internal readonly struct RichModel : ICompactModel<Rich, CompactRich>
{
    public CompactRich ToModel(Rich value) => CompactRich.From(value);

    public Rich FromModel(CompactRich model) => model.ToPlain();

    public byte[] Write(CompactRich model) => NinoSerializer.Serialize(model);

    public CompactRich Read(byte[] bytes) => NinoDeserializer.Deserialize<CompactRich>(bytes)!;
}
