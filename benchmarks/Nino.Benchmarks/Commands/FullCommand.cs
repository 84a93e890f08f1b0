using System.CommandLine;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Exporters.Json;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Commands;

/// <summary>The same cases through BenchmarkDotNet.</summary>
internal static class FullCommand
{
    private const int NameWidth = 40;

    public static Command Create()
    {
        Command command = new("full", "Runs the cases through BenchmarkDotNet; further arguments are passed on to it.")
        {
            TreatUnmatchedTokensAsErrors = false,
        };
        command.SetAction(arguments =>
        {
            // The default configuration writes Markdown.
            ManualConfig config = DefaultConfig.Instance
                .AddColumn(new PayloadColumn())
                .AddExporter(JsonExporter.Full)
                .WithSummaryStyle(SummaryStyle.Default.WithMaxParameterColumnWidth(NameWidth));

            // In this process, because a new one would be built without the peers of this build.
            BenchmarkSwitcher.FromTypes([typeof(FullBenchmarks)]).Run(["--inProcess", .. arguments.UnmatchedTokens], config);
        });
        return command;
    }
}
