using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;

namespace Nino.MonoBenchmarks;

/// <summary>Measures the workloads where the program of .NET does not run: one table each, and Nino against the fastest other.</summary>
internal static class Program
{
    private static int Main(string[] args)
    {
        // Peers refer to assemblies of which Mono has the types, but not the name.
        AppDomain.CurrentDomain.AssemblyResolve += (_, missing) => IsInCoreLibrary(missing.Name) ? typeof(object).Assembly : null;

        Console.WriteLine($"{DateTime.UtcNow:yyyy-MM-dd HH:mm} UTC, {RuntimeInformation.FrameworkDescription}");
        List<WorkloadTable> tables = new();
        foreach (Workload workload in Workloads.All.Where(workload => args.Length == 0 || workload.Name == args[0]))
        {
            List<Case> cases = new();
            foreach (Serializer serializer in AllSerializers.Find())
            {
                if (serializer.CreateCase(workload) is not Case subject)
                    continue;
                subject.Prepare();
                cases.Add(subject);
            }

            WorkloadTable table = new(workload.Name, Rounds.Run(cases));
            table.Write();
            tables.Add(table);
        }

        WorkloadTable.WriteSummary(tables);
        return tables.Count > 0 && tables.All(table => table.Nino is { Difference: null, Error: null }) ? 0 : 1;
    }

    private static bool IsInCoreLibrary(string assembly) =>
        assembly.StartsWith("System.Memory,", StringComparison.Ordinal)
        || assembly.StartsWith("System.Threading.Tasks.Extensions,", StringComparison.Ordinal);
}
