using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers.Compact;

namespace Nino.Benchmarks.Serializers;

/// <summary>Nino where payload counts more than speed. A workload without a model of its own has no member that compact numbers would make smaller.</summary>
internal sealed class NinoCompactAdapter() : TypedSerializer(AllSerializers.NinoCompact, SerializerKind.NinoCompact, typeof(ICompactModel<,>))
{
    public override Case? CreateCase(Workload workload) => base.CreateCase(workload) ?? new NinoAdapter(Name, Kind).CreateCase(workload);
}
