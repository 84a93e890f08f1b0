using System;
using System.CommandLine;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Commands;

/// <summary>Payload bytes, a line each, for scripts.</summary>
internal static class SizesCommand
{
    public static Command Create()
    {
        Option<string?> only = OnlyOption.Create();
        Command command = new("sizes", "Prints 'workload serializer bytes' lines.") { only };
        command.SetAction(arguments => Run(arguments.GetValue(only)));
        return command;
    }

    private static void Run(string? only)
    {
        foreach (Workload workload in CaseSet.Select(only))
        {
            foreach (Case subject in CaseSet.Prepare(workload).Cases)
            {
                if (subject.Runs)
                    Console.WriteLine($"{workload.Name} {subject.Serializer.Name} {subject.Payload.Length}");
            }
        }
    }
}
