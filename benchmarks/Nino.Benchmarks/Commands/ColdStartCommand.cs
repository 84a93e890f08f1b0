using System;
using System.CommandLine;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Commands;

/// <summary>First calls of every serializer, each in a process of its own.</summary>
internal static class ColdStartCommand
{
    private const int UsualProcesses = 7;

    public static Command Create()
    {
        Option<string?> only = OnlyOption.Create();
        Option<int> processes = new("--processes") { Description = "How many processes the medians are of.", DefaultValueFactory = _ => UsualProcesses };
        Command command = new("coldstart", "Time and compiled methods of the first call in a fresh process.") { only, processes };
        command.SetAction(arguments => Run(arguments.GetValue(only), arguments.GetValue(processes)));
        return command;
    }

    private static void Run(string? only, int processes)
    {
        ConsoleReport.Prepare();
        foreach (Workload workload in CaseSet.Select(only ?? Workloads.SimpleClass.Name))
        {
            ColdStartReport.Write(workload.Name, [.. CaseSet.Prepare(workload).Cases.Where(subject => subject.Runs).Select(subject =>
            {
                ProgressLine.Show(subject.ToString());
                return (subject, ColdStart.Run(subject, Direction.Write, processes), ColdStart.Run(subject, Direction.Read, processes));
            })]);
        }

        Console.Write(RunEnvironment.Current($"coldstart, medians of {processes} processes").ToText());
    }
}
