using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text.Json;
using Nino.Fuzz.Inputs;
using Nino.Fuzz.Instrumentation;

namespace Nino.Fuzz.Running;

/// <summary>
/// Leaves out each check of the runtime in turn, but for those that <see cref="Checks"/> leaves alone, and shows who notices. An input does where it is taken, or refused for
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

    /// <summary>A line for each check that nobody notices: why it stays.</summary>
    private const string ReasonsFile = "Reasons.txt";

    private const string Unnoticed = "unnoticed.txt";
    private const string CurrentTest = "current-test.txt";
    private const string Died = "dead process: ";
    private const int MostTests = 60;

    /// <summary>Longer inputs are not checked in, even if they alone notice.</summary>
    private const int Largest = 4096;

    /// <summary>Where what is thrown concerns streams and frames.</summary>
    private static readonly string[] StreamTypes = ["NinoStreamReader", "NinoElementReader", "Frame", "FrameHeader", "FrameReader", "BrotliCodec", "DeflateCodec", "PooledBuffer"];

    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(30);

    /// <summary>Shows who notices; with a path, the result is written there too.</summary>
    public static int Run(string? json, bool withTests)
    {
        string folder = Supervisor.NewFolder();
        string[] names = Prepare(folder);
        string[] inputs = Inputs(folder, names.Length);
        Dictionary<int, string> tests = withTests ? Tests(folder, inputs) : [];
        Dictionary<string, string> reasons = File.ReadLines(Path.Combine(AppContext.BaseDirectory, ReasonsFile)).Select(line => line.Split(": ", 2)).ToDictionary(parts => parts[0], parts => parts[1]);
        Check[] checks = [.. names.Select((name, i) => (Name: name, Input: inputs[i], Test: tests.GetValueOrDefault(i + 1, "")))
            .Select(check => new Check(check.Name, KindOf(check.Name), check.Input, check.Test, check is { Input: "", Test: "" } && reasons.Remove(check.Name, out string? reason) ? reason : ""))];
        foreach (Check check in checks)
        {
            Console.WriteLine($"{check.Name} | {check.Input} | {check.Test} | {check.Reason}");
        }

        foreach (string name in reasons.Keys)
        {
            Console.WriteLine($"{ReasonsFile}: {name} is noticed, or is no check.");
        }

        foreach (IGrouping<string, Check> kind in checks.GroupBy(check => check.Kind))
        {
            Console.WriteLine($"{kind.Key}: {kind.Count()} checks, {kind.Count(check => check.Input != "")} noticed by the corpus, {kind.Count(check => check.Test != "")} others by tests, {kind.Count(check => check.Input == "" && check.Test == "")} by neither");
        }

        ResultFile.Write(json, new { Checks = checks });

        Directory.Delete(folder, recursive: true);
        return 0;
    }

    /// <summary>Whether a result has the checks that there are, and no others.</summary>
    public static bool HasAll(string json)
    {
        string folder = Supervisor.NewFolder();
        string[] names = Prepare(folder);
        Directory.Delete(folder, recursive: true);
        using JsonDocument result = JsonDocument.Parse(File.ReadAllText(json));
        string[] told = [.. result.RootElement.GetProperty("checks").EnumerateArray().Select(check => check.GetProperty("name").GetString()!)];
        foreach (string name in names.Except(told))
        {
            Console.WriteLine($"{json} does not have {name}.");
        }

        foreach (string name in told.Except(names))
        {
            Console.WriteLine($"{json} has {name}, which is no check.");
        }

        bool hasAll = names.Order().SequenceEqual(told.Order());
        Console.WriteLine(hasAll ? "1 passed, 0 failed" : "0 passed, 1 failed");
        return hasAll;
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
            results.WriteLine($"{name} {(TestRuns.Passes(run) ? string.Join(',', coverage.Reached) : "")}");
        }
    }

    /// <summary>
    /// Runs the tests that reach a check without it: one of the checks that no input notices. Contracts are looked at
    /// once for each type, so it is left out from the beginning of the process, and what fails is run in another one.
    /// </summary>
    public static void TryCheck(string folder, int number)
    {
        Console.SetOut(TextWriter.Null);
        int check = Number(File.ReadLines(Path.Combine(folder, Unnoticed)).ElementAt(number - 1));
        Coverage.LeaveOut(check);
        string? noticed = File.ReadLines(Path.Combine(folder, Reaching))
            .Where(line => line[(line.LastIndexOf(' ') + 1)..].Split(',').Contains(check.ToString(CultureInfo.InvariantCulture)))
            .Select(line => line[..line.LastIndexOf(' ')])
            .OrderByDescending(name => name.StartsWith("Hostile", StringComparison.Ordinal))
            .Take(MostTests)
            .FirstOrDefault(test =>
            {
                File.WriteAllText(Path.Combine(folder, CurrentTest), test);
                return !TestRuns.Passes(test) && PassesElsewhere(folder, test);
            });
        File.AppendAllText(Path.Combine(folder, ByTest), noticed + "\n");
    }

    private static bool PassesElsewhere(string folder, string test)
    {
        using Process process = Supervisor.Start(folder, "witness-test", test);
        process.StandardError.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0;
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
        Supervise(folder, "witness-tests", Reaching, TestRuns.All.Count(), () => "a test at which the process died ");
        string[] noticing = Supervise(folder, "witness-check", ByTest, checks.Length, () => Died + File.ReadAllText(Path.Combine(folder, CurrentTest)));
        return checks.Zip(noticing).ToDictionary(pair => pair.First, pair => pair.Second);
    }

    /// <summary>Starts processes that add lines to a file, all or one each, until there are so many: where one dies, a line tells at what.</summary>
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
            for ((int, DateTime) last = Progress(); !process.WaitForExit(500) && sinceProgress.Elapsed < Longest;)
            {
                if (Progress() is var now && now != last)
                {
                    last = now;
                    sinceProgress.Restart();
                }
            }

            if (!process.HasExited)
            {
                process.Kill();
            }

            process.WaitForExit();
            if (process.ExitCode != 0)
            {
                File.AppendAllText(results, died() + "\n");
            }
        }

        return File.ReadAllLines(results);

        (int, DateTime) Progress() => (Lines(), File.GetLastWriteTimeUtc(Path.Combine(folder, CurrentTest)));

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

    /// <summary>What a check is for, by the method that raises its error.</summary>
    private static string KindOf(string name) => (name.Split(' ')[1], name) switch
    {
        ("ThrowDepth" or "ThrowKeyDepth" or "ThrowStack" or "CheckDepth" or "CheckStack", _) => "depth and stack",
        ("ThrowColliding", _) => "colliding keys",
        ("ThrowMemory" or "ThrowTooMuch", _) => "memory",
        ("ThrowReference", _) => "references",
        ("ThrowEnd" or "ThrowCount" or "ThrowTrailing" or "ThrowLength" or "ThrowLengths", _) => "bounds",
        ("throw", _) when StreamTypes.Contains(name.Split('.')[0]) => "streams and frames",
        ("throw", _) => "calls and declarations",
        _ => "values and types",
    };

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);

    private sealed record Check(string Name, string Kind, string Input, string Test, string Reason);
}
