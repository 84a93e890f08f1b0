using System.Runtime;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.WorkloadTests;

/// <summary>Counts what a first call compiles; in a copy of this assembly, where nothing is compiled yet.</summary>
public static class FirstCall
{
    public static int Write()
    {
        SimpleClass value = Workloads.SimpleClass.Create();
        int before = Compiled();
        NinoSerializer.Serialize(value);
        return Compiled() - before;
    }

    public static int Read(byte[] bytes)
    {
        int before = Compiled();
        NinoDeserializer.Deserialize<SimpleClass>(bytes);
        return Compiled() - before;
    }

    private static int Compiled() => (int)JitInfo.GetCompiledMethodCount(currentThread: true);
}
