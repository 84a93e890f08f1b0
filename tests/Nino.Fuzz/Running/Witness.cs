using System;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using Nino.Fuzz.Inputs;
using Nino.Fuzz.Instrumentation;

namespace Nino.Fuzz.Running;

/// <summary>Leaves out each check of the runtime in turn, and shows which input of the corpus notices: it is taken, or refused for another reason, or the process dies.</summary>
internal static class Witness
{
    private const string Results = "witness.txt";
    private static readonly TimeSpan Longest = TimeSpan.FromMinutes(2);

    public static int Run()
    {
        string folder = Supervisor.NewFolder();
        InstrumentedCopy.Make(folder, counts: false, checks: true);
        string[] names = File.ReadAllLines(Path.Combine(folder, InstrumentedCopy.ChecksFile));
        string results = Path.Combine(folder, Results);
        File.WriteAllText(results, "");
        while (File.ReadLines(results).Count() is var done && done < names.Length)
        {
            using Process process = Supervisor.Start(folder, "witness-child", folder, (done + 1).ToString(CultureInfo.InvariantCulture));
            process.ErrorDataReceived += (_, _) => { };
            process.BeginErrorReadLine();
            Stopwatch sinceProgress = Stopwatch.StartNew();
            int last = done;
            while (!process.WaitForExit(500) && sinceProgress.Elapsed < Longest)
            {
                if (File.ReadLines(results).Count() is var now && now > last)
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
            if (File.ReadLines(results).Count() < names.Length)
            {
                using CurrentCase current = new(Fuzzer.CurrentFile(folder, "witness"));
                File.AppendAllText(results, $"a dead process: {current.Get()}\n");
            }
        }

        string[] lines = File.ReadAllLines(results);
        for (int i = 0; i < names.Length; i++)
        {
            Console.WriteLine($"{names[i]} | {lines[i]}");
        }

        int unnoticed = lines.Count(line => line.Length == 0);
        Console.WriteLine($"{names.Length} checks, {names.Length - unnoticed} noticed by the corpus");
        Directory.Delete(folder, recursive: true);
        return 0;
    }

    /// <summary>Tries checks until all are done, or the process dies.</summary>
    public static void RunChild(string folder, int first)
    {
        GuardedMemory memory = new(Mutator.Largest);
        CurrentCase current = new(Fuzzer.CurrentFile(folder, "witness"));
        (Case Input, string Usual)[] corpus = [.. Pool.Corpus().Select(input => (input, Result(input, memory, current)))];
        int count = File.ReadLines(Path.Combine(folder, InstrumentedCopy.ChecksFile)).Count();
        for (int check = first; check <= count; check++)
        {
            Coverage.LeaveOut(check);
            string noticed = corpus.Where(one => Result(one.Input, memory, current) != one.Usual).Select(one => one.Input.ToString()).FirstOrDefault("");
            Coverage.LeaveOut(0);
            File.AppendAllText(Path.Combine(folder, Results), noticed + "\n");
        }
    }

    private static string Result(Case input, GuardedMemory memory, CurrentCase current)
    {
        current.Set(Roots.ByName[input.Root], input.Entry, input.Bytes);
        try
        {
            return Corpus.OutcomeOf(input, memory, out string message) + message;
        }
        catch (Exception error)
        {
            return error.GetType().Name;
        }
    }
}
