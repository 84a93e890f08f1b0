using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

/// <summary>Nino with a buffer writer that is used again, so that writing allocates nothing.</summary>
internal sealed class NinoBufferAdapter() : Serializer(AllSerializers.NinoBuffer, SerializerKind.Nino)
{
    public override bool ReusesBuffer => true;

    public override Case? CreateCase(Workload workload)
    {
        Factory factory = new(this);
        workload.Accept(ref factory);
        return factory.Result;
    }

    private struct Factory(Serializer serializer) : IWorkloadVisitor
    {
        public Case? Result { get; private set; }

        public void Visit<T>(Workload<T> workload) => Result = new BufferCase<T>(workload, serializer);
    }
}
