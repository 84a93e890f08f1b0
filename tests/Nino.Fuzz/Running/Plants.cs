using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Nino.Fuzz.Inputs;
using Nino.Fuzz.Instrumentation;

namespace Nino.Fuzz.Running;

/// <summary>Reads inputs that were refused once more without each of the checks that they met: by which promise each of them is noticed when it is gone.</summary>
/// <param name="folder">What processes of the run share.</param>
/// <param name="id">Which process it is.</param>
/// <param name="current">What is being read.</param>
/// <param name="promises">What is looked at.</param>
internal sealed class Plants(string folder, string id, CurrentCase current, Promises promises)
{
    /// <summary>In place of the number of a check: each is left out in turn.</summary>
    public const int Each = -1;

    /// <summary>A line each: the number of a check that is noticed when it is gone, and the promise that is broken then.</summary>
    private const string NoticedFiles = "noticed-*.txt";

    /// <summary>With so many inputs of a type a check is tried, and then with one of <see cref="Seldom"/>.</summary>
    private const int Often = 40;
    private const int Seldom = 64;

    private readonly Dictionary<(Root Root, int Check), int> _tries = [];
    private readonly HashSet<int> _noticed = [.. Noticed(folder).Keys];

    /// <summary>The checks that are noticed when they are gone, with the promise that is broken then.</summary>
    public static Dictionary<int, string> Noticed(string folder) => Directory.EnumerateFiles(folder, NoticedFiles).SelectMany(File.ReadLines)
        .Select(line => line.Split(' ', 2)).DistinctBy(parts => parts[0]).ToDictionary(parts => int.Parse(parts[0], CultureInfo.InvariantCulture), parts => parts[1]);

    public static void Note(string folder, string id, int check, string promise) => File.AppendAllText(Path.Combine(folder, NoticedFiles.Replace("*", id, StringComparison.Ordinal)), $"{check} {promise}\n");

    /// <summary>Shows by which promise each check is noticed.</summary>
    public static void Show(string folder, string? json)
    {
        Dictionary<int, string> noticed = Noticed(folder);
        var checks = File.ReadLines(Path.Combine(folder, InstrumentedCopy.ChecksFile)).Select((name, i) => new { Name = name, Broken = noticed.GetValueOrDefault(i + 1, "") }).ToArray();
        foreach (var check in checks)
        {
            Console.WriteLine($"{check.Name} | {check.Broken}");
        }

        Console.WriteLine($"{noticed.Count} of {checks.Length} checks are noticed by the promises when they are gone");
        ResultFile.Write(json, new { Checks = checks });
    }

    /// <summary>Which of the checks that an input met are worth another look.</summary>
    public int[] Among(Root root, IEnumerable<int> reached) => [.. reached.Where(check => !_noticed.Contains(check) && IsTried(root, check))];

    public void Try(Root root, Way way, byte[] bytes, byte[] existing, int[] checks)
    {
        foreach (int check in checks)
        {
            current.LeftOut = check;
            Coverage.LeaveOut(check);
            Finding? finding = promises.Read(root, way, bytes, existing, out _, looksClosely: true);
            Coverage.LeaveOut(0);
            current.LeftOut = 0;

            // Some inputs are read otherwise the second time, whatever is left out.
            if (finding is not null && promises.Read(root, way, bytes, existing, out _, looksClosely: true) is null)
            {
                _noticed.Add(check);
                Note(folder, id, check, finding.Kind);
            }
        }
    }

    private bool IsTried(Root root, int check)
    {
        int tries = _tries[(root, check)] = _tries.GetValueOrDefault((root, check)) + 1;
        return tries <= Often || tries % Seldom == 0;
    }
}
