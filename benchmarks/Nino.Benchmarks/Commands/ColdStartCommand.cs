using System;
using System.Collections.Generic;
using System.CommandLine;
using System.IO;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Reporting;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Commands;

/// <summary>First calls of every serializer, each in a process of its own.</summary>
internal static class ColdStartCommand
{
    private const int UsualProcesses = 7;

    public static Command Create()
    {
        Option<string?> only = OnlyOption.Create();
        Option<int> processes = new("--processes") { Description = "How many processes the medians are of.", DefaultValueFactory = _ => UsualProcesses };
        Option<FileInfo?> json = new("--json") { Description = "Writes all results to this file.", HelpName = "FILE" };
        Command command = new("coldstart", "Time and compiled methods of the first call in a fresh process.") { only, processes, json };
        command.SetAction(arguments => Run(arguments.GetValue(only), arguments.GetValue(processes), arguments.GetValue(json)));
        return command;
    }

    private static void Run(string? only, int processes, FileInfo? json)
    {
        ConsoleReport.Prepare();
        List<ColdStartSection> sections = [];
        foreach (Workload workload in CaseSet.Select(only ?? Workloads.SimpleClass.Name))
        {
            ColdStartSection section = Measure(workload, processes);
            ColdStartReport.Write(section);
            sections.Add(section);
        }

        RunEnvironment environment = RunEnvironment.Current(
            $"coldstart{(only is null ? "" : $" --only {only}")}{(processes == UsualProcesses ? "" : $" --processes {processes}")}");
        Console.Write($"Medians of {processes} processes\n{environment.ToText()}");
        if (json is not null)
            JsonFile.Write(json, new ColdStartFile(environment, processes, sections));
    }

    // The floor's size is not known before it has written: its first call into a buffer would be two.
    private static ColdStartSection Measure(Workload workload, int processes) =>
        new(workload, [.. CaseSet.Prepare(workload).Cases.Where(subject => subject.Runs && subject.Serializer is not FloorBufferAdapter).Select(subject =>
        {
            ProgressLine.Show(subject.ToString());
            return new FirstCalls(
                subject.Serializer.Name,
                subject.Serializer.Kind,
                subject.Serializer.ReusesBuffer,
                ColdStart.Run(subject, Direction.Write, processes),
                ColdStart.Run(subject, Direction.Read, processes));
        })]);
}
