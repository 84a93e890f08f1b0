using Nino.Benchmarks.Measuring;
using Nino.Core;

namespace Nino.Benchmarks.Serializers;

internal sealed class NinoAdapter(string name) : GenericSerializer<NinoAdapter.Codec>(name, () => typeof(NinoSerializer))
{
    public NinoAdapter()
        : this(AllSerializers.Nino)
    {
    }

    internal readonly struct Codec : ICodec
    {
        public byte[] Write<T>(T value) => NinoSerializer.Serialize(value);

        public T Read<T>(byte[] bytes) => NinoDeserializer.Deserialize<T>(bytes)!;
    }
}
