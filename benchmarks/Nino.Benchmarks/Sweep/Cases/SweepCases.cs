using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Sweep;

/// <summary>Every case of a seed: each kind of value, alone and in collections, with a shape and a value that are drawn.</summary>
internal sealed partial class SweepCases
{
    private const Axes Everything = Axes.Numbers | Axes.Text | Axes.Nulls;

    private readonly int _seed;
    private readonly List<Workload> _cases = [];

    private SweepCases(int seed) => _seed = seed;

    /// <summary>The cases of a seed, or those whose names contain a text.</summary>
    public static IReadOnlyList<Workload> Of(int seed, string? only = null)
    {
        SweepCases cases = new(seed);
        cases.AddScalars();
        cases.AddText();
        cases.AddCollections();
        cases.AddLayouts();
        cases.AddGraphs();
        return [.. cases._cases.Where(one => only is null || one.Name.Contains(only, StringComparison.OrdinalIgnoreCase))];
    }

    private void AddScalars()
    {
        Scalar<bool>("bool");
        Scalar<byte>("byte");
        Scalar<short>("short");
        Scalar<int>("int");
        Scalar<uint>("uint");
        Scalar<long>("long");
        Scalar<ulong>("ulong");
        Scalar<char>("char");
        Scalar<float>("float");
        Scalar<double>("double");
        Scalar<decimal>("decimal");
        Scalar<Guid>("Guid");
        Scalar<DateTime>("DateTime");
        Scalar<DateTimeOffset>("DateTimeOffset");
        Scalar<TimeSpan>("TimeSpan");
        Scalar<Kind>("enum");
        Add("Vector3[]", Axes.Many | Axes.Numbers, (name, draw) => new ArrayOf<Vector3>(name, draw));
        Add("Complex[]", Axes.Many | Axes.Numbers, (name, draw) => new ArrayOf<Complex>(name, draw));
        Add("BigInteger", Axes.Numbers, (name, draw) => new ValueOf<BigInteger>(name, draw));
        Add("Version", Axes.Numbers, (name, draw) => new Release(name, draw));
        Add("Uri", Axes.Numbers, (name, draw) => new Address(name, draw));
        AddNewerScalars();
    }

    /// <summary>Adds those types that not every target has.</summary>
    partial void AddNewerScalars();

    private void Scalar<T>(string type)
        where T : struct
    {
        Add(type, Axes.Numbers, (name, draw) => new ValueOf<T>(name, draw));
        Twice($"{type}[]", Axes.Numbers, (name, draw) => new ArrayOf<T>(name, draw));
        Twice($"List<{type}>", Axes.Numbers, (name, draw) => new ListOf<T>(name, draw));
        Twice($"{type}?[]", Axes.Numbers | Axes.Nulls, (name, draw) => new OptionalsOf<T>(name, draw));
    }

    private void AddText()
    {
        foreach (Alphabet alphabet in Enum.GetValues<Alphabet>())
        {
            for (int length = 10; length <= 10_000; length *= 10)
                Add($"string <= {length}", Axes.Text, (name, draw) => new Text(name, draw), alphabet, length);
        }

        foreach (Alphabet alphabet in (Alphabet[])[Alphabet.Ascii, Alphabet.Mixed])
        {
            Twice($"string[] {alphabet}", Axes.Text | Axes.Nulls, (name, draw) => new Texts(name, draw), alphabet);
            Twice($"List<string> {alphabet}", Axes.Text, (name, draw) => new TextList(name, draw), alphabet);
        }
    }

    private void AddCollections()
    {
        Twice("HashSet<int>", Axes.Keys, (name, draw) => new SetOf<int>(name, draw));
        Twice("HashSet<Guid>", Axes.Keys, (name, draw) => new SetOf<Guid>(name, draw));
        Twice("HashSet<string>", Axes.Text, (name, draw) => new TextSet(name, draw));
        Twice("Dictionary<int, int>", Axes.Keys, (name, draw) => new MapOf<int, int>(name, draw));
        Twice("Dictionary<Guid, DateTime>", Axes.Keys, (name, draw) => new MapOf<Guid, DateTime>(name, draw));
        Twice("Dictionary<int, string>", Axes.Keys | Axes.Text, (name, draw) => new NamesById(name, draw));
        Twice("Dictionary<string, string>", Axes.Text, (name, draw) => new Names(name, draw));
        Twice("Dictionary<string, int>", Axes.Numbers | Axes.Text, (name, draw) => new Scores(name, draw));
        Twice("Dictionary<Guid, List<int>>", Axes.Keys, (name, draw) => new Groups(name, draw));
        Twice("SortedDictionary<int, int>", Axes.Keys, (name, draw) => new SortedNumbers(name, draw));
        Twice("Queue<int>", Axes.Numbers, (name, draw) => new NumberQueue(name, draw));
        Twice("Stack<long>", Axes.Numbers, (name, draw) => new NumberStack(name, draw));
        Twice("LinkedList<int>", Axes.Numbers, (name, draw) => new NumberChain(name, draw));
        Twice("(int, long)[]", Axes.Numbers, (name, draw) => new ArrayOf<(int, long)>(name, draw));
        Twice("(int, string)[]", Axes.Numbers | Axes.Text, (name, draw) => new NamedNumbers(name, draw));
        Add("Tuple<int, string>", Axes.Numbers | Axes.Text, (name, draw) => new Pair(name, draw));
        Twice("int[][]", Axes.Numbers, (name, draw) => new Jagged(name, draw));
        Twice("List<List<string>>", Axes.Text, (name, draw) => new TextLists(name, draw));
        Twice("List<Dictionary<string, double>>", Axes.Keys | Axes.Text, (name, draw) => new Places(name, draw));
        Twice("Entity[]", Everything, (name, draw) => new Entities(name, draw), many: Axes.Some);
        Twice("List<Entity>", Everything & ~Axes.Nulls, (name, draw) => new EntityList(name, draw), many: Axes.Some);
    }

    private void AddLayouts()
    {
        Layout<Layout0>();
        Layout<Layout1>();
        Layout<Layout2>();
        Layout<Layout3>();
        Layout<Layout4>();
        Layout<Layout5>();
        Layout<Layout6>();
        Layout<Layout7>();
        Layout<Layout8>();
        Layout<Layout9>();
    }

    private void Layout<T>()
        where T : struct
    {
        string type = $"{typeof(T).Name} {{{string.Join(", ", typeof(T).GetFields().Select(field => field.FieldType.Name))}}}";
        Add(type, Axes.Numbers, (name, draw) => new ValueOf<T>(name, draw));
        Twice($"{type}[]", Axes.Numbers, (name, draw) => new ArrayOf<T>(name, draw));
        Add($"List of {type}", Axes.Many | Axes.Numbers, (name, draw) => new ListOf<T>(name, draw));
        Add($"{type}?[]", Axes.Many | Axes.Numbers | Axes.Nulls, (name, draw) => new OptionalsOf<T>(name, draw));
    }

    private void AddGraphs()
    {
        Graph("1 member", (name, draw) => new OneGraph1(name, draw), (name, draw) => new Graph1List(name, draw));
        Graph("2 members", (name, draw) => new OneGraph2(name, draw), (name, draw) => new Graph2List(name, draw));
        Graph("4 members", (name, draw) => new OneGraph4(name, draw), (name, draw) => new Graph4List(name, draw));
        Graph("7 members", (name, draw) => new OneGraph7(name, draw), (name, draw) => new Graph7List(name, draw));
        Graph("12 members", (name, draw) => new OneGraph12(name, draw), (name, draw) => new Graph12List(name, draw));
        Graph("18 members", (name, draw) => new OneGraph18(name, draw), (name, draw) => new Graph18List(name, draw));
        Graph("26 members", (name, draw) => new OneGraph26(name, draw), (name, draw) => new Graph26List(name, draw));
        Graph("40 members", (name, draw) => new OneGraph40(name, draw), (name, draw) => new Graph40List(name, draw));
    }

    private void Graph(string members, Func<string, Func<Draw>, Workload> one, Func<string, Func<Draw>, Workload> list)
    {
        Add($"class, {members}", Everything, one);
        Add($"list of class, {members}", Axes.Some | Everything, list);
    }

    private void Twice(string id, Axes axes, Func<string, Func<Draw>, Workload> create, Alphabet? alphabet = null, Axes many = Axes.Many)
    {
        Add($"{id} few", axes | Axes.Few, create, alphabet);
        Add($"{id} many", axes | many, create, alphabet);
    }

    private void Add(string id, Axes axes, Func<string, Func<Draw>, Workload> create, Alphabet? alphabet = null, int? length = null)
    {
        Draw Again() => length is int about ? new(_seed, id, axes, alphabet, about) : new(_seed, id, axes, alphabet);
        _cases.Add(create(Again().Name, Again));
    }
}
