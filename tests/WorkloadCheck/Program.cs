using System;
using Nino.BenchmarkData;

namespace Nino.WorkloadChecks;

/// <summary>Checks every workload and the samples where no test framework runs: on Mono and as native code.</summary>
internal static class Program
{
    private static int Main(string[] args)
    {
        int failed = Report("named types", NamedTypesCheck.Run);
        foreach (Workload workload in Workloads.All)
        {
            failed += Report(workload.Name, () => Check(workload, args[0]));
        }

        failed += Report("Compact", () => SampleCheck.Failure("Compact", new CompactSample(), args[0]));
        failed += Report("Types", () => SampleCheck.Failure("Types", new TypesSample(), args[0]));
        failed += Report("hidden members", HiddenMembersCheck.Run);
        failed += Report("declared types", DeclaredTypesCheck.Run);
        failed += Report("undeclared types", UndeclaredTypesCheck.Run);
        failed += Report("entry points", EntryPointCheck.Run);
        failed += Report("dates", DatesCheck.Run);
        Console.WriteLine($"{Workloads.All.Count + 8 - failed} passed, {failed} failed");
        return failed == 0 ? 0 : 1;
    }

    private static int Report(string name, Func<string?> check)
    {
        string? failure;
        try
        {
            failure = check();
        }
        catch (Exception exception)
        {
            failure = exception.ToString();
        }

        Console.WriteLine($"{name}: {failure ?? "passed"}");
        return failure is null ? 0 : 1;
    }

    private static string? Check(Workload workload, string hexFolder)
    {
        WorkloadCheck check = new WorkloadCheck(hexFolder);
        workload.Accept(ref check);
        return check.Failure;
    }
}
