using System;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

/// <summary>A serializer that takes any type.</summary>
internal abstract class GenericSerializer<TCodec>(string name, SerializerKind kind, Func<Type>? library = null) : Serializer(name, kind, library)
    where TCodec : struct, ICodec
{
    public override Type? CodecOf(Type type) => typeof(TCodec);
}
