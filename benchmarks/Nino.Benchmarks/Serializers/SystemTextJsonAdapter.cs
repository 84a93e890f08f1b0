using System.Buffers;
using System.IO;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers.Json;

namespace Nino.Benchmarks.Serializers;

internal sealed class SystemTextJsonAdapter() : GenericSerializer<SystemTextJsonAdapter.Codec>("System.Text.Json", SerializerKind.TextPeer, () => typeof(JsonSerializer))
{
    internal readonly struct Codec : IReusingCodec
    {
        private static readonly Utf8JsonWriter Writer = new(Stream.Null);

        public byte[] Write<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, Contract<T>.Info);

        public void Write<T>(T value, ArrayBufferWriter<byte> output)
        {
            Writer.Reset(output);
            JsonSerializer.Serialize(Writer, value, Contract<T>.Info);
        }

        public T Read<T>(byte[] bytes) => JsonSerializer.Deserialize(bytes, Contract<T>.Info)!;

        public void Read<T>(byte[] bytes, ref T value) => value = Read<T>(bytes);
    }

    private static class Contract<T>
    {
        // Types that the source-generated context does not name are read by reflection.
        private static readonly JsonSerializerOptions Reflection = new()
        {
            IncludeFields = true,
            TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
        };

        public static readonly JsonTypeInfo<T> Info =
            (JsonTypeInfo<T>)(WorkloadContext.Default.GetTypeInfo(typeof(T)) ?? Reflection.GetTypeInfo(typeof(T)));
    }
}
