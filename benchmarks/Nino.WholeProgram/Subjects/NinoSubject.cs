using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.WholeProgram;

internal sealed class NinoSubject : ISubject
{
    public static byte[] Write(SimpleClass value) => NinoSerializer.Serialize(value);

    public static int Read(byte[] bytes) => NinoDeserializer.Deserialize<SimpleClass>(bytes)!.Id;
}
