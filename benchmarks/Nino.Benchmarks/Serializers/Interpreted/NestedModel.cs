extern alias interpreted;

using Nino.BenchmarkData;
using Model = interpreted::Nino.BenchmarkData.NestedData;
using Record = interpreted::Nino.BenchmarkData.Data;

namespace Nino.Benchmarks.Serializers.Interpreted;

internal readonly struct NestedModel : IInterpretedModel<NestedData, Model>
{
    public Model ToModel(NestedData value) => new()
    {
        name = value.name,
        ps = Twin.Copy<Data, Record>(value.ps),
    };

    public NestedData FromModel(Model model) => new()
    {
        name = model.name,
        ps = Twin.Copy<Record, Data>(model.ps),
    };

    public byte[] Write(Model model) => default(NinoAdapter.Codec).Write(model);

    public Model Read(byte[] bytes) => default(NinoAdapter.Codec).Read<Model>(bytes);
}
