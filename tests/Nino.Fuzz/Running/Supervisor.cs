using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Threading;
using Nino.Fuzz.Inputs;
using Nino.Fuzz.Instrumentation;

namespace Nino.Fuzz.Running;

/// <summary>Starts processes that fuzz, and others where one died: that, too, is a finding.</summary>
/// <param name="folder">What the processes of the run share.</param>
/// <param name="planted">The number of a check that is left out, <see cref="Plants.Each"/>, or 0.</param>
internal sealed class Supervisor(string folder, int planted)
{
    private const int MostRestarts = 20;

    /// <summary>What one input may take of a processor, compiling what it needs included.</summary>
    private static readonly TimeSpan Stuck = TimeSpan.FromSeconds(60);

    /// <summary>What starting may take beyond the time of the run, on a machine that does other things too.</summary>
    private static readonly TimeSpan Late = TimeSpan.FromSeconds(60);

    private int _restarts;

    /// <summary>A folder of its own in that for temporary files.</summary>
    public static string NewFolder() => Directory.CreateTempSubdirectory("nino-fuzz-").FullName;

    /// <param name="time">How long.</param>
    /// <param name="seed">The seed of the first process.</param>
    /// <param name="jobs">How many processes.</param>
    /// <param name="stopsAtFirst">Whether the first finding ends the run.</param>
    public void Run(TimeSpan time, int seed, int jobs, bool stopsAtFirst)
    {
        Stopwatch watch = Stopwatch.StartNew();
        Job[] all = [.. Enumerable.Range(0, jobs).Select(id => new Job(this, id.ToString(CultureInfo.InvariantCulture), seed + (1000 * id), time))];
        TimeSpan told = TimeSpan.Zero;
        // All are looked at, also those behind one that runs.
        while (watch.Elapsed < time + Late && all.Count(job => job.Look(time - watch.Elapsed)) > 0 && !(stopsAtFirst && Findings().Any()))
        {
            Thread.Sleep(200);
            if (watch.Elapsed - told > TimeSpan.FromMinutes(1))
            {
                told = watch.Elapsed;
                Console.WriteLine($"{told:hh\\:mm\\:ss} {Summary(all)}");
            }
        }

        bool isOver = watch.Elapsed >= time + Late;
        foreach (Job job in all)
        {
            job.Stop(isOver);
        }

        Console.WriteLine($"{watch.Elapsed:hh\\:mm\\:ss} {Summary(all)}, {_restarts} processes died");
        foreach (Job job in all)
        {
            job.Current.Dispose();
        }
    }

    public IEnumerable<string> Findings() => Directory.EnumerateFiles(folder, "*" + Finding.Extension);

    private string Summary(Job[] jobs)
    {
        byte[][] seen = [.. jobs.Select(job => Fuzzer.SeenFile(folder, job.Id)).Where(File.Exists).Select(File.ReadAllBytes)];
        int total = jobs.Max(job => job.Current.TotalEdges);
        int edges = Enumerable.Range(0, total).Count(edge => seen.Any(map => edge < map.Length && map[edge] != 0));
        return $"{jobs.Sum(job => job.Executions)} executions, {edges} of {total} edges, {Pool.KeptIn(folder)} inputs with new edges, {Findings().Count()} findings";
    }

    /// <summary>Writes the corpus anew: the shortest inputs that take every edge which any of the known ones takes, and those that notice when a check is gone.</summary>
    /// <param name="folder">The folder of a run, with what it kept.</param>
    /// <param name="path">The file.</param>
    public static void WriteCorpus(string folder, string path)
    {
        InstrumentedCopy.Make(folder, counts: true, checks: true);
        using Process process = Start(folder, "minimize", folder, path);
        process.StandardError.ReadToEnd();
        process.WaitForExit();
        string[] lines = [.. File.ReadLines(path).Union(Witness.Missing(folder, path)).Order(StringComparer.Ordinal)];
        File.WriteAllLines(path, lines);
        Console.WriteLine($"{lines.Length} inputs");
    }

    /// <summary>Starts this program in another folder.</summary>
    public static Process Start(string folder, params string[] arguments) => Process.Start(new ProcessStartInfo("dotnet", [Path.Combine(folder, "Nino.Fuzz.dll"), .. arguments])
    {
        RedirectStandardError = true,
        UseShellExecute = false,
    })!;

    private Process Start(string id, int seed, TimeSpan time) =>
        Start(folder, "child", folder, id, seed.ToString(CultureInfo.InvariantCulture), ((int)time.TotalSeconds).ToString(CultureInfo.InvariantCulture), planted.ToString(CultureInfo.InvariantCulture));

    private sealed class Job
    {
        private readonly Supervisor _owner;
        private int _seed;
        private Process _process;
        private long _last;
        private TimeSpan _usedAtProgress;

        public Job(Supervisor owner, string id, int seed, TimeSpan time)
        {
            _owner = owner;
            Id = id;
            _seed = seed;
            Current = new CurrentCase(Fuzzer.CurrentFile(owner._folder, id));
            _process = Begin(time);
        }

        public string Id { get; }

        public CurrentCase Current { get; }

        public long Executions => Current.Executions;

        /// <summary>Whether it still runs. One that died before its time is noted, and another takes its place.</summary>
        public bool Look(TimeSpan left)
        {
            if (Executions != _last)
            {
                _last = Executions;
                _usedAtProgress = Used();
            }

            if (!_process.HasExited && Used() - _usedAtProgress < Stuck)
            {
                return true;
            }

            bool isStuck = !_process.HasExited;
            if (isStuck)
            {
                _process.Kill();
                _process.WaitForExit();
            }
            else if (_process.ExitCode == 0)
            {
                return false;
            }

            Note(isStuck ? "stuck" : "dead");
            if (_owner._restarts > MostRestarts || left < TimeSpan.Zero)
            {
                return false;
            }

            _seed++;
            _process = Begin(left);
            return true;
        }

        /// <summary>The time of processors that the process has used: a machine that does other things too does not make it stuck.</summary>
        private TimeSpan Used()
        {
            try
            {
                _process.Refresh();
                return _process.TotalProcessorTime;
            }
            catch (InvalidOperationException)
            {
                // It has ended meanwhile.
                return _usedAtProgress;
            }
        }

        /// <param name="isOver">Whether it should have ended by itself: an input that waits, or that began late, uses less of a processor than one that is stuck.</param>
        public void Stop(bool isOver)
        {
            bool isRunning = !_process.HasExited;
            if (isRunning)
            {
                _process.Kill();
            }

            _process.WaitForExit();
            if (isRunning && isOver)
            {
                Note("endless");
            }

            _process.Dispose();
        }

        private void Note(string what)
        {
            Case input = Current.Get();
            if (Current.LeftOut != 0)
            {
                Plants.Note(_owner._folder, "dead-" + Id, Current.LeftOut, what + " process");
                Current.LeftOut = 0;
            }
            else
            {
                new Finding($"{what} process {input.Root}", input, $"exit code {_process.ExitCode}\n{_errors}").Save(_owner._folder);
                _owner._restarts++;
            }
        }

        private string _errors = "";

        private Process Begin(TimeSpan time)
        {
            _usedAtProgress = default;
            _errors = "";
            Process process = _owner.Start(Id, _seed, time);
            process.ErrorDataReceived += (_, line) => _errors += _errors.Length < 4000 ? line.Data + "\n" : "";
            process.BeginErrorReadLine();
            return process;
        }
    }

    private readonly string _folder = Prepared(folder);

    private static string Prepared(string folder)
    {
        InstrumentedCopy.Make(folder, counts: true, checks: true);
        return folder;
    }
}
