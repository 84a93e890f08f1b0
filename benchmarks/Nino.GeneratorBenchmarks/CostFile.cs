using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Nino.GeneratorBenchmarks;

/// <summary>Writes what Nino costs to a file, from which the page on costs is drawn.</summary>
internal static class CostFile
{
    private static readonly int[] Sizes = [100, 1000];

    private static readonly JsonSerializerOptions Format = new() { WriteIndented = true, NewLine = "\n", PropertyNamingPolicy = JsonNamingPolicy.CamelCase };

    public static void Write(string path, int seed)
    {
        // Before the builds, which are a load of their own.
        double? load = Load();
        WithAndWithout nativeBytes = NativeBytes();
        BuildCost[] builds = [.. Sizes.Select(types => new BuildBenchmark(SyntheticProject.Create(types, seed)).Cost(types))];
        object environment = new
        {
            Date = DateTime.UtcNow.ToString("yyyy-MM-dd HH:mm 'UTC'", CultureInfo.InvariantCulture),
            Runtime = RuntimeInformation.FrameworkDescription,
            Cores = Environment.ProcessorCount,
            Load = load,
            Command = "dotnet run -c Release --project benchmarks/Nino.GeneratorBenchmarks -- cost docs/data/costs.json",
        };
        File.WriteAllText(path, JsonSerializer.Serialize(new { environment, builds, nativeBytes }, Format) + "\n");
    }

    /// <summary>How many processes ran or waited to run in the last quarter of an hour, on the average.</summary>
    private static double? Load() => File.Exists("/proc/loadavg")
        ? double.Parse(File.ReadAllText("/proc/loadavg").Split(' ')[2], CultureInfo.InvariantCulture)
        : null;

    /// <summary>The smallest native program, without and with Nino.</summary>
    private static WithAndWithout NativeBytes()
    {
        ProcessStartInfo start = new("bash", ["benchmarks/Nino.NativeSize/run.sh"]) { RedirectStandardOutput = true };
        using Process process = Process.Start(start)!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        if (process.ExitCode != 0)
        {
            throw new InvalidOperationException($"The native programs were not built from {Environment.CurrentDirectory}, which has to be the root of the repository.\n{output}");
        }

        Dictionary<string, double> bytes = Regex.Matches(output, @"^native-(\w+): (\d+) bytes", RegexOptions.Multiline)
            .ToDictionary(line => line.Groups[1].Value, line => double.Parse(line.Groups[2].Value, CultureInfo.InvariantCulture));
        return new WithAndWithout(bytes["plain"], bytes["nino"]);
    }
}
