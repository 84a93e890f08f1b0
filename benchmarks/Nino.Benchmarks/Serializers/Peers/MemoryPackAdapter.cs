using MemoryPack;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers.Peers;

internal sealed class MemoryPackAdapter() : GenericSerializer<MemoryPackAdapter.Codec>("MemoryPack", SerializerKind.BinaryPeer, () => typeof(MemoryPackSerializer))
{
    internal readonly struct Codec : ICodec
    {
        public byte[] Write<T>(T value) => MemoryPackSerializer.Serialize(value);

        public T Read<T>(byte[] bytes) => MemoryPackSerializer.Deserialize<T>(bytes)!;
    }
}
