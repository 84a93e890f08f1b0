using System.IO;
using Nino.BenchmarkData;
using Nino.Core;
using Nino.WorkloadChecks;

namespace Nino.WorkloadTests;

/// <summary>Writes the hex file of a workload anew.</summary>
internal readonly struct HexUpdate(string folder) : IWorkloadVisitor
{
    public void Visit<T>(Workload<T> workload) =>
        File.WriteAllText(
            Path.Combine(folder, workload.Name + ".hex"),
            HexFile.Render(workload.Name, NinoSerializer.Serialize(workload.Create())));
}
