extern alias compiled;

using Nino.BenchmarkData;
using Model = compiled::Nino.BenchmarkData.NestedData;
using Record = compiled::Nino.BenchmarkData.Data;

namespace Nino.Benchmarks.Serializers.Compiled;

internal readonly struct NestedModel : ICompiledModel<NestedData, Model>
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
