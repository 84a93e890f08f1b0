using System;
using System.CommandLine;
using System.Runtime;
using System.Threading;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Commands;

/// <summary>What the first write and read of a type make the runtime compile.</summary>
internal static class CodeCommand
{
    private const int AnnounceMilliseconds = 100;

    public static Command Create()
    {
        Option<string?> only = OnlyOption.Create();
        Command command = new("code", "Machine code and compile time of the first write and read; with several workloads, code that they share counts for the first.") { only };
        command.SetAction(arguments => Run(arguments.GetValue(only)));
        return command;
    }

    private static void Run(string? only)
    {
        using CompiledCode code = new();
        NinoAdapter nino = new();
        Console.WriteLine($"{"Type",-16}{"Methods",10}{"Bytes",12}{"JIT",12}");
        foreach (Workload workload in CaseSet.Select(only))
        {
            Case subject = nino.CreateCase(workload)!;
            (int methods, long bytes, TimeSpan time) = (code.Methods, code.Bytes, JitInfo.GetCompilationTime(currentThread: true));
            subject.WriteMany(1);
            subject.Prepare();

            // The runtime announces methods from another thread.
            Thread.Sleep(AnnounceMilliseconds);
            Console.WriteLine($"{workload.Name,-16}{code.Methods - methods,10:N0}{code.Bytes - bytes,12:N0}{(JitInfo.GetCompilationTime(currentThread: true) - time).TotalMilliseconds,9:0.0} ms");
        }
    }
}
