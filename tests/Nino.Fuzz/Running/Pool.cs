using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Nino.Core;
using Nino.Fuzz.Inputs;

namespace Nino.Fuzz.Running;

/// <summary>The inputs that led somewhere, by their type.</summary>
internal sealed class Pool
{
    public const string CorpusFile = "Corpus.txt";
    public const string KeptFiles = "kept-*.txt";
    private const int MostRecent = 64;

    /// <summary>Of so many types that are drawn, the one is taken whose code was reached least.</summary>
    private const int Candidates = 6;

    /// <summary>What is read into is no longer than that.</summary>
    private const int LongestExisting = 400;

    private static readonly Dictionary<string, byte[]> Existing = [];

    private readonly Dictionary<Root, List<byte[]>> _byRoot = [];
    private readonly Queue<(Root Root, byte[] Bytes)> _recent = new();
    private readonly Dictionary<Root, int> _rarest = [];
    private readonly Coverage _coverage;
    private readonly ILookup<string, Case> _known;

    /// <param name="folder">Where other processes note what they keep.</param>
    /// <param name="coverage">What was reached.</param>
    public Pool(string folder, Coverage coverage)
    {
        _coverage = coverage;
        _known = Corpus().Concat(Kept(folder)).Where(known => known.Bytes.Length <= Mutator.Largest).ToLookup(known => known.Root);
    }

    public int Count { get; private set; }

    /// <summary>A value of a type that is read into.</summary>
    public static byte[] ExistingOf(string root)
    {
        if (!Existing.TryGetValue(root, out byte[]? existing))
        {
            Existing[root] = existing = Roots.Seeds(Roots.ByName[root]).Where(seed => seed.Bytes.Length <= LongestExisting && seed.Way.Settings == Settings.None && IsRead(seed))
                .Select(seed => seed.Bytes).MaxBy(bytes => bytes.Length) ?? [0];
        }

        return existing;
    }

    /// <summary>Some types refuse their own empty instances.</summary>
    private static bool IsRead(Case seed)
    {
        try
        {
            Roots.ByName[seed.Root].Read(seed.Way, seed.Bytes, []);
            return true;
        }
        catch (NinoException)
        {
            return false;
        }
    }

    /// <summary>The corpus that is checked in.</summary>
    public static IEnumerable<Case> Corpus() => Lines(Path.Combine(AppContext.BaseDirectory, CorpusFile));

    public static IEnumerable<Case> Kept(string folder) => Directory.EnumerateFiles(folder, KeptFiles).SelectMany(Lines);

    /// <summary>How many inputs the processes of a run have kept.</summary>
    public static int KeptIn(string folder) => Directory.EnumerateFiles(folder, KeptFiles).SelectMany(File.ReadLines).Count();

    /// <summary>The inputs of a type; at first those that were known before, of which <paramref name="isNew"/> tells.</summary>
    public List<byte[]> Of(Root root, out bool isNew)
    {
        isNew = !_byRoot.TryGetValue(root, out List<byte[]>? inputs);
        if (isNew)
        {
            _byRoot[root] = inputs = [.. _known[root.Name].Concat(Roots.Seeds(root)).Select(known => known.Bytes).Where(bytes => bytes.Length <= Mutator.Largest).DefaultIfEmpty([0])];
            Count += inputs.Count;
        }

        return inputs!;
    }

    public void Add(Root root, byte[] bytes)
    {
        Of(root, out _).Add(bytes);
        Count++;
        _recent.Enqueue((root, bytes));
        if (_recent.Count > MostRecent)
        {
            _recent.Dequeue();
        }
    }

    /// <summary>Notes which edge, of those that an input took, was taken least.</summary>
    public void Note(Root root)
    {
        if (!_rarest.TryGetValue(root, out int edge) || _coverage.TimesOf(_coverage.Rarest) < _coverage.TimesOf(edge))
        {
            _rarest[root] = _coverage.Rarest;
        }
    }

    /// <summary>A type and bytes to change: often some that were new not long ago, and else those of a type whose code was reached seldom.</summary>
    public (Root Root, byte[]? Bytes) Draw(Random random)
    {
        if (_recent.Count > 0 && random.Next(2) == 0)
        {
            return _recent.ElementAt(random.Next(_recent.Count));
        }

        IEnumerable<Root> candidates = Enumerable.Range(0, Candidates).Select(_ => Roots.All[random.Next(Roots.All.Count)]);
        return (candidates.MinBy(root => _rarest.TryGetValue(root, out int edge) ? _coverage.TimesOf(edge) : 0)!, null);
    }

    private static IEnumerable<Case> Lines(string path) =>
        File.Exists(path) ? File.ReadLines(path).Where(Case.IsWhole).Select(Case.Parse).Where(known => Roots.ByName.ContainsKey(known.Root)) : [];
}
