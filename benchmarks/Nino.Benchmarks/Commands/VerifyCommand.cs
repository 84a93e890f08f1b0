using System;
using System.Collections.Generic;
using System.CommandLine;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Commands;

/// <summary>Round trips only.</summary>
internal static class VerifyCommand
{
    public static Command Create()
    {
        Option<string?> only = OnlyOption.Create();
        Command command = new("verify", "Writes and reads every workload with every serializer, and compares.") { only };
        command.SetAction(arguments => Run(arguments.GetValue(only)));
        return command;
    }

    private static int Run(string? only)
    {
        List<string> failures = [];
        foreach (Workload workload in CaseSet.Select(only))
        {
            CaseSet set = CaseSet.Prepare(workload);
            foreach (Case subject in set.Cases)
                Console.WriteLine($"{workload.Name,-14} {subject.Serializer.Name,-24} {subject.Problem ?? "equal"}");
            failures.AddRange(set.Failures);
        }

        failures.ForEach(failure => Console.Error.WriteLine($"FAILED {failure}"));
        return failures.Count == 0 ? 0 : 1;
    }
}
