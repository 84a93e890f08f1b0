using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Reporting;

/// <summary>Where and how a report was made, and with which versions of the serializers.</summary>
internal sealed partial record RunEnvironment(
    string Date, string Runtime, string OperatingSystem, string Processor, int Cores, string Command, IReadOnlyDictionary<string, string> Versions)
{
    private static string Peers => typeof(RunEnvironment).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(data => data.Key == nameof(Peers)).Value ?? "";

    public static RunEnvironment Current(string command) => new(
        DateTime.UtcNow.ToString("yyyy-MM-dd HH:mm 'UTC'", CultureInfo.InvariantCulture),
        RuntimeInformation.FrameworkDescription,
        $"{RuntimeInformation.OSDescription} {RuntimeInformation.ProcessArchitecture}",
        ProcessorName() ?? "unknown",
        Environment.ProcessorCount,
        CommandLine(command),
        AllSerializers.Versions());

    public string ToText() =>
        $"{Date}\n{Runtime}, {OperatingSystem}\n{Processor}, {Cores} logical processors\n"
        + $"{string.Join(", ", Versions.Select(version => $"{version.Key} {version.Value}"))}\n{Command}\n";
}
