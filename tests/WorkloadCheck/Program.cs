using System;
using Nino.BenchmarkData;

namespace Nino.WorkloadChecks;

/// <summary>Checks every workload where no test framework runs: on Mono and as native code.</summary>
internal static class Program
{
    private static int Main(string[] args)
    {
        int failed = 0;
        foreach (Workload workload in Workloads.All)
        {
            string? failure = Check(workload, args[0]);
            Console.WriteLine($"{workload.Name}: {failure ?? "passed"}");
            failed += failure is null ? 0 : 1;
        }

        string? hidden = HiddenMembersCheck.Run();
        Console.WriteLine($"hidden members: {hidden ?? "passed"}");
        failed += hidden is null ? 0 : 1;
        Console.WriteLine($"{Workloads.All.Count + 1 - failed} passed, {failed} failed");
        return failed == 0 ? 0 : 1;
    }

    private static string? Check(Workload workload, string hexFolder)
    {
        WorkloadCheck check = new WorkloadCheck(hexFolder);
        try
        {
            workload.Accept(ref check);
            return check.Failure;
        }
        catch (Exception exception)
        {
            return exception.ToString();
        }
    }
}
