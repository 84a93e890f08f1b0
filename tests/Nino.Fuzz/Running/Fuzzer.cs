using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using Nino.Fuzz.Inputs;

namespace Nino.Fuzz.Running;

/// <summary>Draws inputs, reads them, and keeps those that take a way which none took before. Runs in a process of its own.</summary>
internal sealed class Fuzzer
{
    private const int LooksAtOneOf = 4;

    /// <summary>Instrumented code, and code that is not optimised yet.</summary>
    private const int Slowness = 5;

    private static readonly Entry[] Entries = Enum.GetValues<Entry>();

    private readonly string _folder;
    private readonly string _id;
    private readonly Random _random;
    private readonly Mutator _mutator;
    private readonly Pool _pool;
    private readonly Coverage _coverage = new();
    private readonly CurrentCase _current;
    private readonly Promises _promises;
    private readonly Plants? _plants;
    private readonly StreamWriter _kept;
    private readonly HashSet<(Root Root, int Check)> _refusals = [];

    /// <param name="folder">What processes of a run share.</param>
    /// <param name="id">Which process it is.</param>
    /// <param name="seed">The seed.</param>
    /// <param name="planted">The number of a check that is left out, <see cref="Plants.Each"/>, or 0.</param>
    public Fuzzer(string folder, string id, int seed, int planted)
    {
        _folder = folder;
        _id = id;
        _random = new Random(seed);
        _mutator = new Mutator(_random);
        _pool = new Pool(folder, _coverage);
        _current = new CurrentCase(CurrentFile(folder, id)) { TotalEdges = _coverage.Total };
        _promises = new Promises(_current, Slowness);
        if (planted == Plants.Each)
        {
            _plants = new Plants(folder, id, _current, _promises);
        }
        else
        {
            Coverage.LeaveOut(planted);
        }

        _kept = new StreamWriter(Path.Combine(folder, $"kept-{id}-{seed}.txt")) { AutoFlush = true };
    }

    public static string CurrentFile(string folder, string id) => Path.Combine(folder, "current-" + id);

    public static string SeenFile(string folder, string id) => Path.Combine(folder, "seen-" + id);

    public void Run(TimeSpan time)
    {
        Stopwatch watch = Stopwatch.StartNew();
        long saved = 0;
        while (watch.Elapsed < time)
        {
            Step();
            _current.Executions++;
            if (watch.ElapsedMilliseconds - saved > 5000)
            {
                saved = watch.ElapsedMilliseconds;
                Save();
            }
        }

        Save();
        _kept.Dispose();
        _current.Dispose();
    }

    private void Step()
    {
        (Root root, byte[]? bytes) = _pool.Draw(_random);
        List<byte[]> inputs = _pool.Of(root, out bool isNew);
        if (isNew)
        {
            foreach (byte[] input in inputs.ToArray())
            {
                Try(root, new Way(Entry.Span), input);
            }
        }

        bytes ??= inputs[_random.Next(inputs.Count)];
        List<byte[]> others = _random.Next(8) == 0 ? _pool.Of(Roots.All[_random.Next(Roots.All.Count)], out _) : inputs;
        byte[] changed = _mutator.Change(bytes, others[_random.Next(others.Count)]);
        Entry entry = _random.Next(3) == 0 ? Entry.Span : Entries[_random.Next(Entries.Length)];
        Try(root, Way.Draw(_random, entry), entry switch
        {
            Entry.RawFrame => Around(Frames.Of(bytes)),
            Entry.Elements => Around(ElementStreams.Of(_random.Next(2) == 0 ? changed : bytes)),
            _ => changed,
        });

        byte[] Around(byte[] whole) => _random.Next(2) == 0 && whole.Length <= Mutator.Largest ? whole : _mutator.Change(whole, changed);
    }

    private void Try(Root root, Way way, byte[] bytes)
    {
        byte[] existing = Pool.ExistingOf(root.Name);
        _coverage.Clear();
        Finding? finding = _promises.Read(root, way, bytes, existing, out bool isTaken, looksClosely: _random.Next(LooksAtOneOf) == 0);
        bool isRefusedAnew = !isTaken && _coverage.Reached.Any(check => _refusals.Add((root, check)));
        int[] planted = isTaken || _plants is null ? [] : _plants.Among(root, _coverage.Reached);
        bool isNew = _coverage.Add(out bool isNewEdge);
        _pool.Note(root);
        if (isNew)
        {
            _pool.Add(root, bytes);
            finding ??= isTaken ? _promises.Read(root, way, bytes, existing, out _, looksClosely: true) : null;
        }

        if (isNewEdge || isRefusedAnew)
        {
            _kept.WriteLine(new Case(root.Name, way, bytes, isTaken ? Case.Taken : Case.Refused));
        }

        finding?.Save(_folder);
        _plants?.Try(root, way, bytes, existing, planted);
    }

    private void Save()
    {
        _current.Edges = _coverage.Count;
        _current.Kept = _pool.Count;

        // Whoever reads it finds a whole one.
        string path = SeenFile(_folder, _id);
        File.WriteAllBytes(path + ".new", _coverage.Seen.ToArray());
        File.Move(path + ".new", path, overwrite: true);
    }
}
