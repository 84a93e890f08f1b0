using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Sweep;

/// <summary>A serializer as it is where its user keeps one buffer and one value.</summary>
internal sealed class ReusingSerializer(Serializer serializer) : Serializer(serializer.Name, serializer.Kind)
{
    public override bool ReusesBuffer => true;

    public override Case? CreateCase(Workload workload) => CreateCase(workload, typeof(ReusingCase<,>), serializer.CodecOf(workload.Type));
}
