using System.CommandLine;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Exporters.Json;
using BenchmarkDotNet.Running;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Commands;

/// <summary>The same cases through BenchmarkDotNet.</summary>
internal static class FullCommand
{
    public static Command Create()
    {
        Command command = new("full", "Runs the cases through BenchmarkDotNet; further arguments are passed on to it.")
        {
            TreatUnmatchedTokensAsErrors = false,
        };
        command.SetAction(arguments =>
        {
            ManualConfig config = DefaultConfig.Instance
                .AddColumn(new PayloadColumn())
                .AddExporter(MarkdownExporter.GitHub, JsonExporter.Full);

            // In this process, because a new one would be built without the peers of this build.
            BenchmarkSwitcher.FromTypes([typeof(FullBenchmarks)]).Run(["--inProcess", .. arguments.UnmatchedTokens], config);
        });
        return command;
    }
}
