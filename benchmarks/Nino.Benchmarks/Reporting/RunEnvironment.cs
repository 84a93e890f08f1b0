using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using BenchmarkDotNet.Environments;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Reporting;

/// <summary>Where and how a report was made, and with which versions of the serializers.</summary>
internal sealed record RunEnvironment(
    string Date, string Runtime, string OperatingSystem, string Processor, int Cores, string Command, IReadOnlyDictionary<string, string> Versions)
{
    // What a reader types in the repository's folder to get the same.
    private const string Program = "dotnet run -c Release --project benchmarks/Nino.Benchmarks";

    // The runtime that the project names by itself is not named again.
    private static string Framework => Environment.Version.Major == 8 ? " -p:BenchmarkFramework=net8.0" : "";

    private static string Peers => typeof(RunEnvironment).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(data => data.Key == nameof(Peers)).Value ?? "";

    public static RunEnvironment Current(string command) => new(
        DateTime.UtcNow.ToString("yyyy-MM-dd HH:mm 'UTC'", CultureInfo.InvariantCulture),
        RuntimeInformation.FrameworkDescription,
        $"{RuntimeInformation.OSDescription} {RuntimeInformation.ProcessArchitecture}",
        HostEnvironmentInfo.GetCurrent().CpuInfo.Value.ProcessorName ?? "unknown",
        Environment.ProcessorCount,
        $"{Program}{Framework}{(Peers.Length == 0 ? "" : $" -p:Peers={Peers}")} -- {command}",
        AllSerializers.Versions());

    public string ToText() =>
        $"{Date}\n{Runtime}, {OperatingSystem}\n{Processor}, {Cores} logical processors\n"
        + $"{string.Join(", ", Versions.Select(version => $"{version.Key} {version.Value}"))}\n{Command}\n";
}
