using Nino.Benchmarks.Measuring;
using Utf8Json;

namespace Nino.Benchmarks.Serializers.Peers;

internal sealed class Utf8JsonAdapter() : GenericSerializer<Utf8JsonAdapter.Codec>("Utf8Json", SerializerKind.TextPeer, () => typeof(JsonSerializer))
{
    internal readonly struct Codec : ICodec
    {
        public byte[] Write<T>(T value) => JsonSerializer.Serialize(value);

        public T Read<T>(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes);
    }
}
