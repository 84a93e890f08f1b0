using System.IO;
using System.Runtime.Serialization.Formatters.Binary;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

// BinaryFormatter is obsolete because it must not read bytes from strangers. It is here as a peer of the published reports.
#pragma warning disable SYSLIB0011
internal sealed class BinaryFormatterAdapter() : GenericSerializer<BinaryFormatterAdapter.Codec>("BinaryFormatter", SerializerKind.BinaryPeer, () => typeof(BinaryFormatter))
{
    internal readonly struct Codec : ICodec
    {
        private static readonly BinaryFormatter Formatter = new();

        public byte[] Write<T>(T value)
        {
            using MemoryStream stream = new();
            Formatter.Serialize(stream, value!);
            return stream.ToArray();
        }

        public T Read<T>(byte[] bytes)
        {
            using MemoryStream stream = new(bytes, writable: false);
            return (T)Formatter.Deserialize(stream);
        }
    }
}
#pragma warning restore SYSLIB0011
