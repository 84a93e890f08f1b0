using System;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

/// <summary>A serializer that has a struct for each type, marked by an interface and found by reflection.</summary>
internal abstract class TypedSerializer(string name, SerializerKind kind, Type marker, Func<Type>? library = null) : Serializer(name, kind, library)
{
    public override Case? CreateCase(Workload workload)
    {
        foreach (Type codec in typeof(TypedSerializer).Assembly.GetTypes().Where(type => type.IsValueType && !type.IsGenericTypeDefinition))
        {
            Type[] interfaces = codec.GetInterfaces();
            if (!interfaces.Any(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == marker))
                continue;

            Type[] arguments = interfaces.Single(contract =>
                contract.IsGenericType && contract.GetGenericTypeDefinition() == typeof(ITypedCodec<,>)).GetGenericArguments();
            if (arguments[0] == workload.Type)
                return (Case?)Activator.CreateInstance(CaseType.MakeGenericType([.. arguments, codec]), workload, this);
        }

        return null;
    }

    /// <summary>The case, open in the workload's type, the model's and the codec's.</summary>
    protected virtual Type CaseType => typeof(TypedCase<,,>);
}
