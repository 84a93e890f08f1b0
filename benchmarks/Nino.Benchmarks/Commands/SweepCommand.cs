using System.Collections.Generic;
using System.CommandLine;
using System.IO;
using Nino.Benchmarks.Reporting;
using Nino.Benchmarks.Serializers;
using Nino.Benchmarks.Sweep;

namespace Nino.Benchmarks.Commands;

/// <summary>Nino beside the others on types and values that are drawn from a seed.</summary>
internal static class SweepCommand
{
    private const int UsualRounds = 7;

    public static Command Create()
    {
        Option<int> seed = new("--seed") { Description = "Draws other values.", HelpName = "N", DefaultValueFactory = _ => 1 };
        Option<string?> only = new("--only") { Description = "Cases whose names contain this.", HelpName = "TEXT" };
        Option<int> rounds = new("--rounds") { Description = "How often each is measured; the median counts.", HelpName = "R", DefaultValueFactory = _ => UsualRounds };
        Option<FileInfo?> json = new("--json") { Description = "Writes all results to this file.", HelpName = "FILE" };
        Option<FileInfo?> summary = new("--summary") { Description = "Puts the standing and the worst cells of the seed into this file, unless something failed.", HelpName = "FILE" };
        Option<DirectoryInfo?> pages = new("--pages") { Description = "Puts the tables of that file on the pages of this folder.", HelpName = "DOCS" };
        Command command = new("sweep", "Every kind of value with shapes and contents that are drawn, beside the others; the worst cells.") { seed, only, rounds, json, summary, pages };
        command.Validators.Add(arguments =>
        {
            if (arguments.GetValue(pages) is not null && arguments.GetValue(summary) is null)
                arguments.AddError("--pages shows the tables of --summary, which is missing.");
            if (arguments.GetValue(only) is not null && arguments.GetValue(summary) is not null)
                arguments.AddError("--summary takes the place of a whole seed: it does not go with --only.");
        });
        command.SetAction(arguments =>
        {
            SweepReport report = Run(arguments.GetValue(seed), arguments.GetValue(only), arguments.GetValue(rounds));
            if (arguments.GetValue(json) is { } all)
                JsonFile.Write(all, report);
            if (report.Failures.Count > 0)
                return 1;
            if (arguments.GetValue(summary) is { } file)
            {
                SweepPages.Add(file, report);
                if (arguments.GetValue(pages) is { } docs)
                    SweepPages.Write(docs, file);
            }

            return 0;
        });
        return command;
    }

    private static SweepReport Run(int seed, string? only, int rounds)
    {
        List<string> failures = [];
        IReadOnlyList<SweepCell> cells = SweepRun.Run(seed, only, rounds, [new SweepFloor("Plain copy"), new SweepCompact(AllSerializers.NinoCompact)], failures);
        SweepReport report = new(RunEnvironment.Current($"sweep --seed {seed}{(only is null ? "" : $" --only \"{only}\"")}{(rounds == UsualRounds ? "" : $" --rounds {rounds}")}"), seed, SweepSummary.Of(cells), cells, failures);
        report.Print();
        return report;
    }
}
