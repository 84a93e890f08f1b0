using System;
using System.Globalization;
using System.IO;
using System.Linq;
using Nino.Fuzz.Costs;
using Nino.Fuzz.Inputs;
using Nino.Fuzz.Instrumentation;
using Nino.Fuzz.Running;

namespace Nino.Fuzz;

/// <summary>Fuzzes the reader; see docs/en/guide/security.md. CONTRIBUTING.md lists the arguments.</summary>
internal static class Program
{
    private static int Main(string[] arguments)
    {
        switch (arguments.FirstOrDefault())
        {
            case "child":
                // The number of the check that is left out stands last.
                new Fuzzer(arguments[1], arguments[2], Number(arguments[3]), Number(arguments[5])).Run(TimeSpan.FromSeconds(Number(arguments[4])));
                return 0;
            case "replay":
                return Replay(Finding.Load(arguments[1])) ? 1 : 0;
            case "minimize":
                Corpus.Minimize(arguments[1], arguments[2]);
                return 0;
            case "checks":
                InstrumentedCopy.Make(Directory.CreateDirectory(arguments[1]).FullName, counts: false, checks: true);
                return 0;
            case "worst":
                return Worst.Run(Option(arguments, "--json"));
            case "witness":
                return Witness.Run(Option(arguments, "--json"), withTests: arguments.Contains("--tests"));
            case "witness-names":
                return Witness.HasAll(arguments[1]) ? 0 : 1;
            case "witness-inputs":
                Witness.TryInputs(arguments[1], Number(arguments[2]));
                return 0;
            case "witness-tests":
                Witness.TryTests(arguments[1], Number(arguments[2]));
                return 0;
            case "witness-check":
                Witness.TryCheck(arguments[1], Number(arguments[2]));
                return 0;
            case "witness-test":
                return TestRuns.Passes(arguments[1]) ? 0 : 1;
            case "corpus":
                Supervisor.WriteCorpus(Path.GetFullPath(arguments[1]), Path.GetFullPath(arguments[2]));
                return 0;
            default:
                return Run(arguments);
        }
    }

    private static int Run(string[] arguments)
    {
        int seed = Number(Option(arguments, "--seed") ?? Environment.TickCount.ToString(CultureInfo.InvariantCulture));
        TimeSpan time = Option(arguments, "--hours") is { } hours ? TimeSpan.FromHours(double.Parse(hours, CultureInfo.InvariantCulture))
            : TimeSpan.FromSeconds(Number(Option(arguments, "--seconds") ?? "60"));
        int jobs = Number(Option(arguments, "--jobs") ?? "1");
        string? planted = Option(arguments, "--plant");
        string folder = Supervisor.NewFolder();
        int wrong = planted is null ? Corpus.Verify() : 0;
        int check = planted switch { null => 0, "each" => Plants.Each, _ => CheckOf(planted, folder) };
        Console.WriteLine($"seed {seed}, {Roots.All.Count} types, {time}, {jobs} processes, in {folder}");
        Supervisor supervisor = new(folder, check);
        supervisor.Run(time, seed, jobs, stopsAtFirst: check > 0);
        if (check == Plants.Each)
        {
            Plants.Show(folder, Option(arguments, "--json"));
            Directory.Delete(folder, recursive: true);
            return 0;
        }

        // What took long is tried again, without instrumentation.
        Finding[] findings = [.. supervisor.Findings().Select(Finding.Load).Where(finding => !finding.Kind.StartsWith("time", StringComparison.Ordinal) || Replay(finding))];
        foreach (Finding finding in findings)
        {
            Console.WriteLine($"FOUND {finding.Kind}\n  {finding.Case}\n  {finding.Details.ReplaceLineEndings("\n  ")}");
        }

        if (Option(arguments, "--corpus") is { } corpus)
        {
            Supervisor.WriteCorpus(folder, Path.GetFullPath(corpus));
        }

        if (findings.Length == 0)
        {
            Directory.Delete(folder, recursive: true);
        }

        Console.WriteLine($"{findings.Length + wrong} findings");
        return findings.Length + wrong == 0 ? 0 : 1;
    }

    private static bool Replay(Finding finding)
    {
        Promises promises = new(null, slowness: 1);
        Finding? found = promises.Read(Roots.ByName[finding.Case.Root], finding.Case.Way, finding.Case.Bytes, Pool.ExistingOf(finding.Case.Root), out bool isTaken, looksClosely: true);
        Console.WriteLine(found is null ? $"{(isTaken ? "taken" : "refused")}, and nothing is wrong" : $"{found.Kind}: {found.Details}");
        return found is not null;
    }

    private static int CheckOf(string name, string folder)
    {
        InstrumentedCopy.Make(folder, counts: false, checks: true);
        string[] names = File.ReadAllLines(Path.Combine(folder, InstrumentedCopy.ChecksFile));
        return Array.IndexOf(names, name) + 1 is > 0 and var number ? number : throw new ArgumentException($"{name} is no check; {Path.Combine(folder, InstrumentedCopy.ChecksFile)} has them.");
    }

    private static string? Option(string[] arguments, string name) => Array.IndexOf(arguments, name) is >= 0 and var at ? arguments[at + 1] : null;

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
