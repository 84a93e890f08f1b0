using System.CommandLine;
using System.IO;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Commands;

/// <summary>The summary of a run that is over.</summary>
internal static class SummaryCommand
{
    public static Command Create()
    {
        Argument<FileInfo> file = new("file") { Description = "What 'report --json' wrote." };
        Option<FileInfo?> readme = ReadmeOption.Create();
        Command command = new("summary", "Prints the summary of a result file, without measuring.") { file, readme };
        command.SetAction(arguments => Run(arguments.GetRequiredValue(file), arguments.GetValue(readme)));
        return command;
    }

    private static void Run(FileInfo file, FileInfo? readme)
    {
        ConsoleReport.Prepare();
        JsonReport report = JsonFile.Read<JsonReport>(file);
        SummaryReport.Write(report.Workloads);
        if (readme is not null)
            SummaryReport.Replace(readme, report.Workloads);
    }
}
