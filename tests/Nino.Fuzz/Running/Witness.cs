using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text.Encodings.Web;
using System.Text.Json;
using Nino.Fuzz.Inputs;
using Nino.Fuzz.Instrumentation;

namespace Nino.Fuzz.Running;

/// <summary>
/// Leaves out each check of the runtime in turn, and shows who notices. An input does where it is taken, or refused for
/// another reason, or the process dies; a test where it fails. Of the tests, those are run that reach the check.
/// </summary>
internal static class Witness
{
    /// <summary>A line each, by the number of the check: the input that notices, or nothing.</summary>
    private const string ByInput = "by-input.txt";

    /// <summary>A line for each test: its name, and the checks that it reaches where it passes.</summary>
    private const string Reaching = "reaching.txt";

    /// <summary>A line for each check that no input notices: the test that does, or nothing.</summary>
    private const string ByTest = "by-test.txt";

    private const string Unnoticed = "unnoticed.txt";
    private const string CurrentTest = "current-test.txt";
    private const string Died = "dead process: ";
    private const int MostTests = 60;

    /// <summary>Longer inputs are not checked in, even if they alone notice.</summary>
    private const int Largest = 4096;

    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(30);

    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true, PropertyNamingPolicy = JsonNamingPolicy.CamelCase, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Shows who notices; with a path, the result is written there too.</summary>
    public static int Run(string? json, bool withTests)
    {
        string folder = Supervisor.NewFolder();
        string[] names = Prepare(folder);
        string[] inputs = Inputs(folder, names.Length);
        Dictionary<int, string> tests = withTests ? Tests(folder, inputs) : [];
        Check[] checks = [.. names.Select((name, i) => new Check(name, KindOf(name), inputs[i], tests.GetValueOrDefault(i + 1, "")))];
        foreach (Check check in checks)
        {
            Console.WriteLine($"{check.Name} | {check.Input} | {check.Test}");
        }

        foreach (IGrouping<string, Check> kind in checks.GroupBy(check => check.Kind))
        {
            Console.WriteLine($"{kind.Key}: {kind.Count()} checks, {kind.Count(check => check.Input != "")} noticed by the corpus, {kind.Count(check => check.Test != "")} others by tests, {kind.Count(check => check.Input == "" && check.Test == "")} by neither");
        }

        if (json is not null)
        {
            File.WriteAllText(json, JsonSerializer.Serialize(new { Checks = checks }, Indented) + "\n");
        }

        Directory.Delete(folder, recursive: true);
        return 0;
    }

    /// <summary>Those of the inputs that a run kept which notice what the corpus does not.</summary>
    /// <param name="kept">The folder of the run.</param>
    /// <param name="corpus">The corpus.</param>
    public static string[] Missing(string kept, string corpus)
    {
        string folder = Supervisor.NewFolder();
        int checks = Prepare(folder).Length;
        File.Copy(corpus, Path.Combine(folder, Pool.CorpusFile), overwrite: true);
        foreach (string file in Directory.EnumerateFiles(kept, Pool.KeptFiles))
        {
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)));
        }

        string[] noticing = Inputs(folder, checks);
        Directory.Delete(folder, recursive: true);
        return [.. noticing.Where(line => line.Length > 0).Select(line => line.Replace(Died, "", StringComparison.Ordinal)).Distinct()];
    }

    /// <summary>Tries the inputs of the corpus, and of what a run kept, on each check from one on.</summary>
    public static void TryInputs(string folder, int first)
    {
        GuardedMemory memory = new(Mutator.Largest);
        CurrentCase current = new(Fuzzer.CurrentFile(folder, "witness"));
        Coverage coverage = new();
        Dictionary<int, List<(Case Input, string Usual)>> reaching = [];
        foreach (Case input in Pool.Corpus().Concat(Pool.Kept(folder).Where(input => input.Bytes.Length <= Largest).OrderBy(input => input.Bytes.Length)))
        {
            coverage.Clear();
            string usual = Result(input, memory, current);
            foreach (int check in coverage.Reached)
            {
                reaching.TryAdd(check, []);
                reaching[check].Add((input, usual));
            }
        }

        int count = File.ReadLines(Path.Combine(folder, InstrumentedCopy.ChecksFile)).Count();
        for (int check = first; check <= count; check++)
        {
            string noticed = "";
            foreach ((Case input, string usual) in reaching.GetValueOrDefault(check, []))
            {
                Coverage.LeaveOut(check);
                bool differs = Result(input, memory, current) != usual;
                Coverage.LeaveOut(0);

                // Some inputs are read otherwise the second time, whatever is left out.
                if (differs && Result(input, memory, current) == usual)
                {
                    noticed = (input with { Outcome = Corpus.OutcomeOf(input, memory, out _) }).ToString();
                    break;
                }
            }

            File.AppendAllText(Path.Combine(folder, ByInput), noticed + "\n");
        }
    }

    /// <summary>Runs the tests from one on, with all checks: notes which checks they reach.</summary>
    public static void TryTests(string folder, int first)
    {
        Console.SetOut(TextWriter.Null);
        Coverage coverage = new();
        using StreamWriter results = new(Path.Combine(folder, Reaching), append: true) { AutoFlush = true };
        foreach ((string name, Action run) in TestRuns.All.Skip(first - 1))
        {
            coverage.Clear();
            results.WriteLine($"{name} {(Passes(run) ? string.Join(',', coverage.Reached) : "")}");
        }
    }

    /// <summary>Runs the tests that reach a check without it, from one of the checks that no input notices on.</summary>
    public static void TryChecks(string folder, int first)
    {
        Console.SetOut(TextWriter.Null);
        ILookup<int, string> reaching = File.ReadLines(Path.Combine(folder, Reaching)).Select(line => (Name: line[..line.LastIndexOf(' ')], Checks: line[(line.LastIndexOf(' ') + 1)..]))
            .SelectMany(test => test.Checks.Split(',', StringSplitOptions.RemoveEmptyEntries).Select(check => (test.Name, Check: Number(check)))).ToLookup(pair => pair.Check, pair => pair.Name);
        Dictionary<string, Action> runs = TestRuns.All.GroupBy(test => test.Name).ToDictionary(group => group.Key, group => group.First().Run);
        foreach (int check in File.ReadLines(Path.Combine(folder, Unnoticed)).Skip(first - 1).Select(Number))
        {
            string noticed = "";
            foreach (string test in reaching[check].OrderByDescending(name => name.StartsWith("Hostile", StringComparison.Ordinal)).Take(MostTests))
            {
                File.WriteAllText(Path.Combine(folder, CurrentTest), test);
                Coverage.LeaveOut(check);
                bool passes = Passes(runs[test]);
                Coverage.LeaveOut(0);
                if (!passes && Passes(runs[test]))
                {
                    noticed = test;
                    break;
                }
            }

            File.AppendAllText(Path.Combine(folder, ByTest), noticed + "\n");
        }
    }

    private static string[] Prepare(string folder)
    {
        InstrumentedCopy.Make(folder, counts: false, checks: true);
        return File.ReadAllLines(Path.Combine(folder, InstrumentedCopy.ChecksFile));
    }

    private static string[] Inputs(string folder, int checks) => Supervise(folder, "witness-inputs", ByInput, checks, () =>
    {
        using CurrentCase current = new(Fuzzer.CurrentFile(folder, "witness"));
        return Died + current.Get();
    });

    private static Dictionary<int, string> Tests(string folder, string[] inputs)
    {
        int[] checks = [.. Enumerable.Range(1, inputs.Length).Where(check => inputs[check - 1].Length == 0)];
        File.WriteAllLines(Path.Combine(folder, Unnoticed), checks.Select(check => check.ToString(CultureInfo.InvariantCulture)));
        Supervise(folder, "witness-tests", Reaching, TestRuns.All.Count, () => "a test at which the process died ");
        string[] noticing = Supervise(folder, "witness-checks", ByTest, checks.Length, () => Died + File.ReadAllText(Path.Combine(folder, CurrentTest)));
        return checks.Zip(noticing).ToDictionary(pair => pair.First, pair => pair.Second);
    }

    /// <summary>Starts processes that add lines to a file until there are so many: where one dies, a line tells at what.</summary>
    private static string[] Supervise(string folder, string command, string file, int count, Func<string> died)
    {
        string results = Path.Combine(folder, file);
        File.WriteAllText(results, "");
        while (Lines() is var done && done < count)
        {
            using Process process = Supervisor.Start(folder, command, folder, (done + 1).ToString(CultureInfo.InvariantCulture));
            process.ErrorDataReceived += (_, _) => { };
            process.BeginErrorReadLine();
            Stopwatch sinceProgress = Stopwatch.StartNew();
            while (!process.WaitForExit(500) && sinceProgress.Elapsed < Longest)
            {
                if (Lines() is var now && now > done)
                {
                    done = now;
                    sinceProgress.Restart();
                }
            }

            if (!process.HasExited)
            {
                process.Kill();
            }

            process.WaitForExit();
            if (Lines() < count)
            {
                File.AppendAllText(results, died() + "\n");
            }
        }

        return File.ReadAllLines(results);

        int Lines() => File.ReadLines(results).Count();
    }

    private static string Result(Case input, GuardedMemory memory, CurrentCase current)
    {
        current.Set(Roots.ByName[input.Root], input.Way, input.Bytes);
        try
        {
            return Corpus.OutcomeOf(input, memory, out string message) + message;
        }
        catch (Exception error)
        {
            return error.GetType().Name;
        }
    }

    private static bool Passes(Action test)
    {
        try
        {
            test();
            return true;
        }
        catch (Exception)
        {
            return false;
        }
    }

    /// <summary>What a check is for, by the method that raises its error.</summary>
    private static string KindOf(string name) => (name.Split(' ')[1], name) switch
    {
        ("ThrowDepth" or "ThrowStack" or "CheckDepth" or "CheckStack", _) => "depth and stack",
        ("ThrowColliding", _) => "colliding keys",
        ("ThrowMemory" or "ThrowTooMuch", _) => "memory",
        ("ThrowReference", _) => "references",
        ("ThrowEnd" or "ThrowCount" or "ThrowTrailing" or "ThrowLength" or "ThrowLengths", _) => "bounds",
        ("throw", _) when name.StartsWith("NinoStreamReader.", StringComparison.Ordinal) || name.StartsWith("NinoElementReader.", StringComparison.Ordinal) || name.StartsWith("Compression.", StringComparison.Ordinal) => "streams and frames",
        ("throw", _) => "calls and declarations",
        _ => "values and types",
    };

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);

    private sealed record Check(string Name, string Kind, string Input, string Test);
}
