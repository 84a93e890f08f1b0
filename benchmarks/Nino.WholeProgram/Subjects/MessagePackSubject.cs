using MessagePack;
using Nino.BenchmarkData;

namespace Nino.WholeProgram;

internal sealed class MessagePackSubject : ISubject
{
    public static byte[] Write(SimpleClass value) => MessagePackSerializer.Serialize(value);

    public static int Read(byte[] bytes) => MessagePackSerializer.Deserialize<SimpleClass>(bytes).Id;
}
