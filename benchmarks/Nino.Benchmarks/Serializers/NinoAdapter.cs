using System.Buffers;
using Nino.Benchmarks.Measuring;
using Nino.Core;

namespace Nino.Benchmarks.Serializers;

internal sealed class NinoAdapter(string name, SerializerKind kind) : GenericSerializer<NinoAdapter.Codec>(name, kind, () => typeof(NinoSerializer))
{
    public NinoAdapter()
        : this(AllSerializers.Nino, SerializerKind.Nino)
    {
    }

    internal readonly struct Codec : IReusingCodec
    {
        public byte[] Write<T>(T value) => NinoSerializer.Serialize(value);

        public void Write<T>(T value, ArrayBufferWriter<byte> output) => NinoSerializer.Serialize(value, output);

        public T Read<T>(byte[] bytes) => NinoDeserializer.Deserialize<T>(bytes)!;

        public void Read<T>(byte[] bytes, ref T value) => NinoDeserializer.DeserializeRef(ref value!, bytes);
    }
}
