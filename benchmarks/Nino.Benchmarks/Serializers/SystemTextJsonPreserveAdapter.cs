using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers.Json;
using Nino.Core;

namespace Nino.Benchmarks.Serializers;

/// <summary>System.Text.Json where objects keep their identity: for types that say so to Nino, and no others.</summary>
internal sealed class SystemTextJsonPreserveAdapter() : GenericSerializer<SystemTextJsonPreserveAdapter.Codec>(RowName, SerializerKind.TextPeer)
{
    public const string RowName = "System.Text.Json, Preserve";

    public override Case? CreateCase(Workload workload) =>
        workload.Type.GetCustomAttribute<NinoTypeAttribute>() is { PreserveReferences: true } ? base.CreateCase(workload) : null;

    internal readonly struct Codec : ICodec
    {
        private static readonly WorkloadContext Context = new(new JsonSerializerOptions { IncludeFields = true, ReferenceHandler = ReferenceHandler.Preserve });

        public byte[] Write<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, Contract<T>.Info);

        public T Read<T>(byte[] bytes) => JsonSerializer.Deserialize(bytes, Contract<T>.Info)!;

        private static class Contract<T>
        {
            public static readonly JsonTypeInfo<T> Info = (JsonTypeInfo<T>)Context.GetTypeInfo(typeof(T))!;
        }
    }
}
