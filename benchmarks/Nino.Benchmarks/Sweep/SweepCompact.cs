using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;
using Nino.Core;

namespace Nino.Benchmarks.Sweep;

/// <summary>Nino with <c>[NinoCompact]</c>, for the types of <see cref="CompactModels"/>. Its payloads have one byte more than a member takes: the head of the struct.</summary>
internal sealed class SweepCompact(string name) : Serializer(name, SerializerKind.NinoCompact)
{
    private static readonly Dictionary<Type, Type> Models = typeof(CompactModels).GetNestedTypes().ToDictionary(model => model.GetFields().Single().FieldType);

    public override Type? CodecOf(Type type) => Models.TryGetValue(type, out Type? model) ? typeof(Codec<>).MakeGenericType(model) : null;

    // A struct of one field has the memory of that field.
    private readonly struct Codec<TModel> : IReusingCodec
        where TModel : struct
    {
        public byte[] Write<T>(T value) => NinoSerializer.Serialize(Unsafe.As<T, TModel>(ref value));

        public void Write<T>(T value, ArrayBufferWriter<byte> output) => NinoSerializer.Serialize(Unsafe.As<T, TModel>(ref value), output);

        public T Read<T>(byte[] bytes)
        {
            TModel model = NinoDeserializer.Deserialize<TModel>(bytes);
            return Unsafe.As<TModel, T>(ref model);
        }

        public void Read<T>(byte[] bytes, ref T value) => NinoDeserializer.DeserializeRef(ref Unsafe.As<T, TModel>(ref value), bytes);
    }
}
