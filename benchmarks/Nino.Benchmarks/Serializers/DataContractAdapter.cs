using System.IO;
using System.Runtime.Serialization;
using System.Xml;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

/// <summary>DataContractSerializer over binary XML, the smaller and faster of its two encodings.</summary>
internal sealed class DataContractAdapter() : GenericSerializer<DataContractAdapter.Codec>("DataContractSerializer", SerializerKind.BinaryPeer, () => typeof(DataContractSerializer))
{
    internal readonly struct Codec : ICodec
    {
        public byte[] Write<T>(T value)
        {
            using MemoryStream stream = new();
            using (XmlDictionaryWriter writer = XmlDictionaryWriter.CreateBinaryWriter(stream, null, null, ownsStream: false))
                Contract<T>.Serializer.WriteObject(writer, value);
            return stream.ToArray();
        }

        public T Read<T>(byte[] bytes)
        {
            using XmlDictionaryReader reader = XmlDictionaryReader.CreateBinaryReader(bytes, XmlDictionaryReaderQuotas.Max);
            return (T)Contract<T>.Serializer.ReadObject(reader)!;
        }
    }

    private static class Contract<T>
    {
        public static readonly DataContractSerializer Serializer =
            new(typeof(T), new DataContractSerializerSettings { MaxItemsInObjectGraph = int.MaxValue });
    }
}
