using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers.Interpreted;
using Nino.Core;

namespace Nino.Benchmarks.Serializers;

/// <summary>Nino that reads and sets members by reflection, for the workloads whose types have a twin without generated code.</summary>
internal sealed class NinoInterpretedAdapter() : TypedSerializer(AllSerializers.NinoInterpreted, SerializerKind.NinoInterpreted, typeof(IInterpretedModel<,>))
{
    public override Case? CreateCase(Workload workload)
    {
        Case? subject = base.CreateCase(workload);
        subject?.Mode = NinoRuntimeMode.Interpreted;
        return subject;
    }
}
