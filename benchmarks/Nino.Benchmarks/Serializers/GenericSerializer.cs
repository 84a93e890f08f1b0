using System;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

/// <summary>A serializer that takes any type.</summary>
internal abstract class GenericSerializer<TCodec>(string name, SerializerKind kind, Func<Type>? library = null) : Serializer(name, kind, library)
    where TCodec : struct, ICodec
{
    public override Type? CodecOf(Type type) => typeof(TCodec);

    public override Case? CreateCase(Workload workload)
    {
        Factory factory = new(this);
        workload.Accept(ref factory);
        return factory.Result;
    }

    private struct Factory(Serializer serializer) : IWorkloadVisitor
    {
        public Case? Result { get; private set; }

        public void Visit<T>(Workload<T> workload) => Result = new GenericCase<T, TCodec>(workload, serializer);
    }
}
