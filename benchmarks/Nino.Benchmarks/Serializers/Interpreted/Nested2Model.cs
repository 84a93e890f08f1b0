extern alias interpreted;

using Nino.BenchmarkData;
using Model = interpreted::Nino.BenchmarkData.NestedData2;
using Record = interpreted::Nino.BenchmarkData.Data;

namespace Nino.Benchmarks.Serializers.Interpreted;

internal readonly struct Nested2Model : IInterpretedModel<NestedData2, Model>
{
    public Model ToModel(NestedData2 value) => new()
    {
        name = value.name,
        ps = Twin.Copy<Data, Record>(value.ps),
        vs = value.vs,
    };

    public NestedData2 FromModel(Model model) => new()
    {
        name = model.name,
        ps = Twin.Copy<Record, Data>(model.ps),
        vs = model.vs,
    };

    public byte[] Write(Model model) => default(NinoAdapter.Codec).Write(model);

    public Model Read(byte[] bytes) => default(NinoAdapter.Codec).Read<Model>(bytes);
}
