using System.Buffers;
using MemoryPack;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers.Peers;

internal sealed class MemoryPackAdapter() : GenericSerializer<MemoryPackAdapter.Codec>("MemoryPack", SerializerKind.BinaryPeer, () => typeof(MemoryPackSerializer))
{
    internal readonly struct Codec : IReusingCodec
    {
        public byte[] Write<T>(T value) => MemoryPackSerializer.Serialize(value);

        public void Write<T>(T value, ArrayBufferWriter<byte> output) => MemoryPackSerializer.Serialize(output, value);

        public T Read<T>(byte[] bytes) => MemoryPackSerializer.Deserialize<T>(bytes)!;

        public void Read<T>(byte[] bytes, ref T value) => MemoryPackSerializer.Deserialize(bytes, ref value!);
    }
}
