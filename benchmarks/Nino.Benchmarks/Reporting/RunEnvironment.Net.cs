using System;
using BenchmarkDotNet.Environments;

namespace Nino.Benchmarks.Reporting;

internal sealed partial record RunEnvironment
{
    // The runtime that the project names by itself is not named again.
    private static string Framework => Environment.Version.Major == 8 ? " -p:BenchmarkFramework=net8.0" : "";

    // What a reader types in the repository's folder to get the same.
    private static string CommandLine(string command) =>
        $"dotnet run -c Release --project benchmarks/Nino.Benchmarks{Framework}{(Peers.Length == 0 ? "" : $" -p:Peers={Peers}")} -- {command}";

    private static string? ProcessorName() => HostEnvironmentInfo.GetCurrent().CpuInfo.Value.ProcessorName;
}
