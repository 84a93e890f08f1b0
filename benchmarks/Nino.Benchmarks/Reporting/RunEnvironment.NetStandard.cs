using System;
using System.IO;
using System.Linq;

namespace Nino.Benchmarks.Reporting;

internal sealed partial record RunEnvironment
{
    private const string ProcessorFile = "/proc/cpuinfo";

    // What a reader types in the repository's folder to get the same.
    private static string CommandLine(string command) =>
        $"{(Peers.Length == 0 ? "" : $"PEERS={Peers} ")}benchmarks/Nino.MonoBenchmarks/run.sh {command}";

    private static string? ProcessorName() => File.Exists(ProcessorFile)
        ? File.ReadLines(ProcessorFile).FirstOrDefault(line => line.StartsWith("model name", StringComparison.Ordinal))?.Split(':')[1].Trim()
        : null;
}
