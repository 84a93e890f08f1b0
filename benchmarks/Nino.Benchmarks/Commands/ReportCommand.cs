using System;
using System.Collections.Generic;
using System.CommandLine;
using System.IO;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Commands;

/// <summary>Everything side by side in less than two minutes.</summary>
internal static class ReportCommand
{
    // "--only nested" prints the older report too, which takes a minute more.
    private const string Nested = "nested";

    public static Command Create()
    {
        Option<string?> only = OnlyOption.Create();
        Option<FileInfo?> json = new("--json") { Description = "Writes all results to this file.", HelpName = "FILE" };
        Option<FileInfo?> markdown = new("--markdown") { Description = "Writes the tables to this file.", HelpName = "FILE" };
        Option<FileInfo?> readme = ReadmeOption.Create();
        Command command = new("report", "Sizes, times and allocations of every serializer with every workload.") { only, json, markdown, readme };
        command.Validators.Add(result =>
        {
            if (result.GetValue(only) is not null && result.GetValue(readme) is not null)
                result.AddError("The table of --readme needs all workloads: it does not go with --only.");
        });
        command.SetAction(arguments => Run(
            arguments.GetValue(only),
            arguments.GetValue(json),
            arguments.GetValue(markdown),
            arguments.GetValue(readme)));
        return command;
    }

    private static int Run(string? only, FileInfo? json, FileInfo? markdown, FileInfo? readme)
    {
        ConsoleReport.Prepare();
        IReadOnlyList<Workload> workloads = CaseSet.Select(only);
        List<WorkloadReport> reports = [];
        List<string> failures = [];
        foreach (Workload workload in workloads)
        {
            ProgressLine.Show($"[{reports.Count + 1}/{workloads.Count}] {workload.Name}");
            CaseSet set = CaseSet.Prepare(workload);
            failures.AddRange(set.Failures);
            WorkloadReport report = WorkloadReport.Of(workload, Comparison.Run(set.Cases));
            reports.Add(report);
            ProgressLine.Clear();
            ConsoleReport.Write(report);
        }

        SummaryReport.Write(reports);
        NestedSection? nested = null;
        if (only?.Equals(Nested, StringComparison.OrdinalIgnoreCase) == true)
        {
            IReadOnlyList<NestedRow> rows = NestedComparison.Run(failures);
            nested = new NestedSection(NestedComparison.Peers.First(peer => rows[0].Find(peer) is not null), rows, CompressedSizes.All());
            NestedReport.Write(nested.Rows, nested.Sizes);
        }

        RunEnvironment environment = RunEnvironment.Current(only is null ? "report" : $"report --only {only}");
        Console.Write(environment.ToText());
        if (json is not null)
            JsonFile.Write(json, new JsonReport(environment, reports, failures, nested));
        if (markdown is not null)
            File.WriteAllText(markdown.FullName, MarkdownReport.Create(environment, reports));
        if (readme is not null)
            SummaryReport.Replace(readme, reports);

        failures.ForEach(failure => Console.Error.WriteLine($"FAILED {failure}"));
        return failures.Count == 0 ? 0 : 1;
    }
}
