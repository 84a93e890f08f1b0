using System.IO;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>Writes a workload, compares the bytes with its hex file, reads them back and compares the values.</summary>
public struct WorkloadCheck : IWorkloadVisitor
{
    private readonly string _hexFolder;

    public WorkloadCheck(string hexFolder)
    {
        _hexFolder = hexFolder;
        Failure = null;
    }

    /// <summary>What is wrong with the workload that was visited last; null when nothing is.</summary>
    public string? Failure { get; private set; }

    public void Visit<T>(Workload<T> workload)
    {
        T value = workload.Create();
        byte[] payload = NinoSerializer.Serialize(value);
        string locked = File.ReadAllText(Path.Combine(_hexFolder, workload.Name + ".hex"));
        Failure = HexFile.Difference(workload.Name, payload, locked)
            ?? workload.Difference(value, NinoDeserializer.Deserialize<T>(payload)!);
    }
}
