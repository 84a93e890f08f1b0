using System;
using System.Collections.Generic;
using System.CommandLine;
using System.IO;
using Nino.Benchmarks.Modes;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Commands;

/// <summary>What version-tolerant types and references cost, beside what other serializers have for that.</summary>
internal static class ModesCommand
{
    public static Command Create()
    {
        Option<FileInfo?> json = new("--json") { Description = "Writes all results to this file.", HelpName = "FILE" };
        Option<DirectoryInfo?> pages = new("--pages") { Description = "Puts the tables on the pages of this folder.", HelpName = "DOCS" };
        Option<FileInfo?> from = new("--from") { Description = "Takes the results of this file, and measures nothing.", HelpName = "FILE" };
        Command command = new("modes", "Plain, version-tolerant and reference types, beside what others have for that.") { json, pages, from };
        command.SetAction(arguments => Run(arguments.GetValue(json), arguments.GetValue(pages), arguments.GetValue(from)));
        return command;
    }

    private static int Run(FileInfo? json, DirectoryInfo? pages, FileInfo? from)
    {
        ConsoleReport.Prepare();
        JsonReport results = from is null ? Measure() : JsonFile.Read<JsonReport>(from);
        foreach (WorkloadReport report in results.Workloads)
            ConsoleReport.Write(report);
        Console.Write(results.Environment.ToText());
        if (json is not null)
            JsonFile.Write(json, results);
        if (pages is not null)
            ModesPages.Write(pages, results.Workloads);

        foreach (string failure in results.Failures)
            Console.Error.WriteLine($"FAILED {failure}");
        return results.Failures.Count == 0 ? 0 : 1;
    }

    private static JsonReport Measure()
    {
        List<string> failures = [];
        IReadOnlyList<WorkloadReport> reports = ModeComparison.Run(failures);
        return new JsonReport(RunEnvironment.Current("modes"), reports, failures, null);
    }
}
