using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using Nino.Generator;

namespace Nino.GeneratorBenchmarks;

/// <summary>Builds the project with <c>dotnet build</c>, with and without the generator, and measures the first writes of what it made.</summary>
internal sealed class BuildBenchmark(SyntheticProject project)
{
    private const int Repetitions = 3;

    /// <summary>Builds by which the compiler that stays is compiled itself, as after the first builds of a day.</summary>
    private const int Warmup = 4;

    private static readonly string[] Quiet = ["-v", "q", "--nologo"];

    public void Run(Table table)
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory("nino-generator");
        try
        {
            Write(folder.FullName);
            Start("dotnet", folder.FullName, ["restore", .. Quiet]);
            table.Add("dotnet build without, with the generator", Builds(folder.FullName, isShared: false));
            table.Add("the same, DOTNET_TieredPGO=0", Builds(folder.FullName, isShared: false, ("DOTNET_TieredPGO", "0")));
            table.Add("the same, by a compiler that is warm", Builds(folder.FullName, isShared: true));
            string assembly = Path.Combine(folder.FullName, "bin", "Release", "net10.0", "Synthetic.dll");
            string[] figures = Start("dotnet", folder.FullName, [typeof(BuildBenchmark).Assembly.Location, "first-calls", assembly]).Trim().Split('|');
            table.Add("registration, in all and for each type", $"{figures[0]} µs, {figures[1]} µs");
            table.Add("first write of a type, after another call", $"{figures[2]} ms");
            table.Add("first write of each other type, mean and median", $"{figures[3]} ms, {figures[4]} ms");
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    /// <summary>What the page on costs shows: the best times, the sizes of the assembly, and the first writes.</summary>
    public BuildCost Cost(int types)
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory("nino-generator");
        try
        {
            Write(folder.FullName);
            Start("dotnet", folder.FullName, ["restore", .. Quiet]);
            string assembly = Path.Combine(folder.FullName, "bin", "Release", "net10.0", "Synthetic.dll");
            double without = Build(folder.FullName, "false", isShared: false, []);
            long sizeWithout = new FileInfo(assembly).Length;
            double with = Build(folder.FullName, "true", isShared: false, []);
            long sizeWith = new FileInfo(assembly).Length;
            double[] warm = [.. new[] { "false", "true" }.Select(generate => Build(folder.FullName, generate, isShared: true, []))];
            Start("dotnet", folder.FullName, ["build-server", "shutdown", "--vbcscompiler"]);
            string[] figures = Start("dotnet", folder.FullName, [typeof(BuildBenchmark).Assembly.Location, "first-calls", assembly]).Trim().Split('|');
            double[] calls = [.. figures.Select(figure => double.Parse(figure, CultureInfo.InvariantCulture))];
            return new BuildCost(types, new(without, with), new(warm[0], warm[1]), new(sizeWithout, sizeWith), calls[0], calls[2], calls[4]);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    /// <summary>The best times without and with the generator. What is measured last is what <see cref="FirstCalls"/> loads.</summary>
    private static string Builds(string folder, bool isShared, params (string Name, string Value)[] variables)
    {
        double[] best = new[] { "false", "true" }.Select(generate => Build(folder, generate, isShared, variables)).ToArray();
        if (isShared)
        {
            Start("dotnet", folder, ["build-server", "shutdown", "--vbcscompiler"]);
        }

        return string.Create(CultureInfo.InvariantCulture, $"{best[0]:F1} s, {best[1]:F1} s");
    }

    private static double Build(string folder, string generate, bool isShared, (string Name, string Value)[] variables) =>
        Enumerable.Range(0, isShared ? Warmup + Repetitions : Repetitions).Select(_ =>
        {
            long start = Stopwatch.GetTimestamp();
            Start("dotnet", folder, ["build", "--no-restore", "--no-incremental", "-c", "Release", "-p:Generate=" + generate, $"-p:UseSharedCompilation={isShared}", .. Quiet], variables);
            return Stopwatch.GetElapsedTime(start).TotalSeconds;
        }).Min();

    private static string Start(string program, string folder, IEnumerable<string> arguments, params (string Name, string Value)[] variables)
    {
        ProcessStartInfo start = new(program, arguments) { WorkingDirectory = folder, RedirectStandardOutput = true };
        foreach ((string name, string value) in variables)
        {
            start.Environment[name] = value;
        }

        using Process process = Process.Start(start)!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0 ? output : throw new InvalidOperationException(output);
    }

    private void Write(string folder)
    {
        string core = DriverBenchmark.ReferencePaths.Single(path => Path.GetFileName(path) == "Nino.Core.dll");
        File.WriteAllText(
            Path.Combine(folder, "Synthetic.csproj"),
            $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
              </PropertyGroup>
              <ItemGroup>
                <Reference Include="{core}" />
                <Analyzer Include="{typeof(NinoGenerator).Assembly.Location}" Condition="'$(Generate)' == 'true'" />
              </ItemGroup>
            </Project>
            """);
        foreach (KeyValuePair<string, string> file in project.Files)
        {
            File.WriteAllText(Path.Combine(folder, file.Key), file.Value);
        }
    }
}
