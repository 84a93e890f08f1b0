using System;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using Nino.Fuzz.Inputs;
using Nino.Fuzz.Instrumentation;

namespace Nino.Fuzz.Running;

/// <summary>Leaves out each check of the runtime in turn, and shows which input of the corpus notices: it is read otherwise, or the process dies.</summary>
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

        // Each is read once with all checks, too.
        Case[] corpus = [.. Pool.Corpus().Where(input => Notice(input, memory, current).Length == 0)];
        int count = File.ReadLines(Path.Combine(folder, InstrumentedCopy.ChecksFile)).Count();
        for (int check = first; check <= count; check++)
        {
            Coverage.LeaveOut(check);
            string noticed = corpus.Select(input => Notice(input, memory, current)).FirstOrDefault(line => line.Length > 0, "");
            Coverage.LeaveOut(0);
            File.AppendAllText(Path.Combine(folder, Results), noticed + "\n");
        }
    }

    private static string Notice(Case input, GuardedMemory memory, CurrentCase current)
    {
        current.Set(Roots.ByName[input.Root], input.Entry, input.Bytes);
        try
        {
            return Corpus.IsTaken(input, memory) == input.IsTaken ? "" : input.ToString();
        }
        catch (Exception error)
        {
            return $"{error.GetType().Name}: {input}";
        }
    }
}
