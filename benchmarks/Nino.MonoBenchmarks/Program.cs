using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Runtime.InteropServices;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Reporting;
using Nino.Benchmarks.Serializers;
using Nino.Benchmarks.Sweep;

namespace Nino.MonoBenchmarks;

/// <summary>Measures the workloads where the program of .NET does not run: one table each, and Nino against the fastest other.</summary>
internal static class Program
{
    private static int Main(string[] args)
    {
        // Peers refer to assemblies of which Mono has the types, but not the name.
        AppDomain.CurrentDomain.AssemblyResolve += (_, missing) => IsInCoreLibrary(missing.Name) ? typeof(object).Assembly : null;
        return args.FirstOrDefault() == "sweep" ? Sweep(args) : Measure(args.FirstOrDefault());
    }

    private static int Measure(string? name)
    {
        Console.WriteLine($"{DateTime.UtcNow:yyyy-MM-dd HH:mm} UTC, {RuntimeInformation.FrameworkDescription}");
        List<WorkloadTable> tables = new();
        foreach (Workload workload in Workloads.All.Where(workload => name is null || workload.Name == name))
        {
            WorkloadTable table = new(workload.Name, Comparison.Run(CaseSet.Prepare(workload).Cases));
            table.Write();
            tables.Add(table);
        }

        WorkloadTable.WriteSummary(tables);
        return tables.Count > 0 && tables.All(table => table.Nino is { Difference: null, Error: null }) ? 0 : 1;
    }

    private static int Sweep(string[] args)
    {
        int seed = int.Parse(Option("--seed") ?? "1", CultureInfo.InvariantCulture);
        string? only = Option("--only");
        string? rounds = Option("--rounds");
        List<string> failures = new();
        IReadOnlyList<SweepCell> cells = SweepRun.Run(seed, only, int.Parse(rounds ?? "5", CultureInfo.InvariantCulture), Array.Empty<Serializer>(), failures);
        string command = $"sweep --seed {seed}{(only is null ? "" : $" --only \"{only}\"")}{(rounds is null ? "" : $" --rounds {rounds}")}";
        new SweepReport(RunEnvironment.Current(command), seed, SweepSummary.Of(cells), cells, failures).Print();
        return failures.Count == 0 ? 0 : 1;

        string? Option(string name) => args.SkipWhile(argument => argument != name).Skip(1).FirstOrDefault();
    }

    private static bool IsInCoreLibrary(string assembly) =>
        assembly.StartsWith("System.Memory,", StringComparison.Ordinal)
        || assembly.StartsWith("System.Threading.Tasks.Extensions,", StringComparison.Ordinal);
}
