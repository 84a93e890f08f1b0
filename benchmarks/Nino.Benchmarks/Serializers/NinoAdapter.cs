using Nino.Benchmarks.Measuring;
using Nino.Core;

namespace Nino.Benchmarks.Serializers;

internal sealed class NinoAdapter(string name, SerializerKind kind) : GenericSerializer<NinoAdapter.Codec>(name, kind, () => typeof(NinoSerializer))
{
    public NinoAdapter()
        : this(AllSerializers.Nino, SerializerKind.Nino)
    {
    }

    internal readonly struct Codec : ICodec
    {
        public byte[] Write<T>(T value) => NinoSerializer.Serialize(value);

        public T Read<T>(byte[] bytes) => NinoDeserializer.Deserialize<T>(bytes)!;
    }
}
