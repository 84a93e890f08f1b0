using System.Text;
using Newtonsoft.Json;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

internal sealed class NewtonsoftAdapter() : GenericSerializer<NewtonsoftAdapter.Codec>("Newtonsoft.Json", SerializerKind.TextPeer, () => typeof(JsonConvert))
{
    internal readonly struct Codec : ICodec
    {
        // Names a type only where a value is not of its declared type.
        private static readonly JsonSerializerSettings Settings = new() { TypeNameHandling = TypeNameHandling.Auto };

        public byte[] Write<T>(T value) => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, typeof(T), Settings));

        public T Read<T>(byte[] bytes) => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(bytes), Settings)!;
    }
}
