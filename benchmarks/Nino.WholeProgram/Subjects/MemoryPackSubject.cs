using MemoryPack;
using Nino.BenchmarkData;

namespace Nino.WholeProgram;

internal sealed class MemoryPackSubject : ISubject
{
    public static byte[] Write(SimpleClass value) => MemoryPackSerializer.Serialize(value);

    public static int Read(byte[] bytes) => MemoryPackSerializer.Deserialize<SimpleClass>(bytes)!.Id;
}
