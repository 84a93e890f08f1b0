using System.IO;
using Nino.BenchmarkData;
using ProtoBuf;

namespace Nino.WholeProgram;

internal sealed class ProtobufNetSubject : ISubject
{
    public static byte[] Write(SimpleClass value)
    {
        using MemoryStream stream = new();
        Serializer.Serialize(stream, value);
        return stream.ToArray();
    }

    public static int Read(byte[] bytes) => Serializer.Deserialize<SimpleClass>(new MemoryStream(bytes)).Id;
}
