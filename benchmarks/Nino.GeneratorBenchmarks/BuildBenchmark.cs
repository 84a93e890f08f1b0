using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using Nino.Generator;

namespace Nino.GeneratorBenchmarks;

/// <summary>Builds the project with <c>dotnet build</c>, with and without the generator, and measures the first calls of what it made.</summary>
internal sealed class BuildBenchmark(SyntheticProject project)
{
    private const int Repetitions = 3;

    public void Run(Table table)
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory("nino-generator");
        try
        {
            Write(folder.FullName);
            Dotnet(folder.FullName, "restore");
            table.Add("dotnet build without the generator", $"{Build(folder.FullName, "false"):F1} s");
            table.Add("dotnet build with the generator", $"{Build(folder.FullName, "true"):F1} s");
            string assembly = Path.Combine(folder.FullName, "bin", "Release", "net10.0", "Synthetic.dll");
            string[] figures = Start("dotnet", folder.FullName, [typeof(BuildBenchmark).Assembly.Location, "first-calls", assembly]).Trim().Split('|');
            table.Add("registration, in all and for each type", $"{figures[0]} µs, {figures[1]} µs");
            table.Add("first call of the process", $"{figures[2]} ms");
            table.Add("first call of each other type, mean and median", $"{figures[3]} ms, {figures[4]} ms");
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    private static double Build(string folder, string generate) => Enumerable.Range(0, Repetitions).Min(_ =>
    {
        long start = Stopwatch.GetTimestamp();
        Dotnet(folder, "build", "--no-restore", "--no-incremental", "-c", "Release", "-p:Generate=" + generate);
        return Stopwatch.GetElapsedTime(start).TotalSeconds;
    });

    private static void Dotnet(string folder, params string[] arguments) => Start("dotnet", folder, [.. arguments, "-v", "q", "--nologo"]);

    private static string Start(string program, string folder, IEnumerable<string> arguments)
    {
        using Process process = Process.Start(new ProcessStartInfo(program, arguments) { WorkingDirectory = folder, RedirectStandardOutput = true })!;
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
