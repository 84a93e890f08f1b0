using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>Types of every kind whose members, marks and bases are drawn at random: the source of a program that serializes them.</summary>
internal sealed class RandomModel
{
    private const int Deepest = 3;

    /// <summary>But DateOnly, which an assembly of another test gives a formatter in the whole process.</summary>
    private static readonly string[] Scalars = Words(
        "int uint long ulong short ushort byte sbyte bool char float double decimal nint Guid DateTime DateTimeOffset TimeSpan TimeOnly Half Int128 UInt128 Rune Index Range Complex Vector2 Vector3 Quaternion Small Signed Large");

    private static readonly string[] Objects = Words("string string string Uri Version BigInteger StringBuilder byte[] int[]");

    private static readonly string[] Keys = Words("int long string Guid char byte bool decimal DateTime Small Large (int,string) (byte,short)");

    /// <summary>Keys that have an order.</summary>
    private static readonly string[] Ordered = Words("int long Guid char byte DateTime Small");

    /// <summary>{0} and {1} are of any type, {2} a key, {3} a key with an order.</summary>
    private static readonly string[] Generic = Words(
        "{0}[] {0}[] List<{0}> List<{0}> Dictionary<{2},{0}> Dictionary<{2},{0}> {0}[][] HashSet<{2}> Queue<{0}> Stack<{0}> LinkedList<{0}> SortedDictionary<{3},{0}> SortedList<{3},{0}> SortedSet<{3}>"
        + " IList<{0}> IEnumerable<{0}> IReadOnlyList<{0}> IReadOnlyCollection<{0}> IDictionary<{2},{0}> ISet<{2}> ImmutableArray<{0}> ImmutableList<{0}> Memory<{0}> ArraySegment<{0}> ConcurrentQueue<{0}>"
        + " ObservableCollection<{0}> ReadOnlyCollection<{0}> Tuple<{0},{1}> KeyValuePair<{0},{1}> ({0},{1}) ({0},int,int,byte,int,int,int,{1})");

    private static readonly string[] Kinds = Words(
        "class class class sealed-class record sealed-record positional-record struct struct record-struct positional-record-struct readonly-struct plain-struct abstract-class derived derived derived-sealed interface implementer generic-class generic-struct");

    private readonly Random _random;
    private readonly List<Declared> _types = [];
    private readonly int _seed;
    private readonly bool _isTolerant;

    private RandomModel(int seed, bool isTolerant)
    {
        _random = new Random(seed);
        _seed = seed;
        _isTolerant = isTolerant;
    }

    /// <summary>Ids of types are those of the process: each model has its own names and tags.</summary>
    private string Space => string.Create(CultureInfo.InvariantCulture, $"Model{_seed}");

    /// <summary>A model: the same for the same seed. Its types stand in a namespace of their own; <c>Roots.Write</c> names those that are serialized.</summary>
    /// <param name="seed">The seed.</param>
    /// <param name="isTolerant">Whether all types are version-tolerant; some of them leave out defaults then.</param>
    public static string Source(int seed, bool isTolerant = false) => new RandomModel(seed, isTolerant).Print();

    private static string[] Words(string text) => text.Split(' ');

    private string Print()
    {
        List<string> declarations = [];
        for (int i = 0; i < 10; i++)
        {
            declarations.Add(Declare(i));
        }

        IEnumerable<string> roots = _types.Where(type => !type.IsGeneric && type.Kind != "plain-struct").Select(type => type.Name)
            .Concat(_types.Where(type => type.IsGeneric).SelectMany(type => new[] { $"{type.Name}<{Type(1)}>", $"{type.Name}<string>" }))
            .Concat(Enumerable.Range(0, 8).Select(_ => Type(Deepest)))
            .Distinct();
        return $$"""
            using System.Collections.Concurrent; using System.Collections.Immutable; using System.Collections.ObjectModel; using System.Numerics; using System.Text;
            #pragma warning disable CS0169, CS0649 // Fields that only reflection sets.
            namespace {{Space}};
            public enum Small : byte { A, B } public enum Signed : short { A = -1, B } public enum Large : long { A = -5, B = long.MaxValue }
            {{string.Join("\n", declarations)}}
            public static class Roots
            {
                public static readonly List<Type> All = new();
                private static void Add<T>() { NinoSerializer.GetSize<T>(default); All.Add(typeof(T)); }
                public static void Fill() { {{string.Join(" ", roots.Select(root => $"Add<{root}>();"))}} }
            }
            """;
    }

    private string Declare(int index)
    {
        string kind = Pick(Kinds);
        string[] bases = [.. _types.Where(type => type.Kind is "class" or "abstract-class" or "derived").Select(type => type.Name)];
        string[] contracts = [.. _types.Where(type => type.Kind == "interface").Select(type => type.Name)];
        kind = kind is "derived" or "derived-sealed" && bases.Length == 0 ? "class" : kind == "implementer" && contracts.Length == 0 ? "interface" : kind;
        Declared type = new($"T{index}", kind);

        bool isPositional = kind.StartsWith("positional", StringComparison.Ordinal);
        bool isMarked = kind != "plain-struct";
        bool isNumbered = _isTolerant ? isMarked : !isPositional && isMarked && kind != "interface" && OneOf(4);
        bool hidesMembers = isMarked && kind is "class" or "struct" or "derived" or "generic-class" && OneOf(4);
        int[] numbers = [.. Enumerable.Range(0, 40).OrderBy(_ => _random.Next()).Take(6)];
        List<string> members = [], parameters = [];
        for (int i = 0, count = kind == "interface" ? 0 : _random.Next(1, 7); i < count; i++)
        {
            string declared = isMarked ? Type(Deepest - 1, type.IsGeneric) : Pick(Scalars);
            string marks = (isNumbered ? $"[NinoMember({numbers[i] + (_isTolerant ? index * 40 : 0)})] " : "")
                + (isMarked && declared.Contains("string", StringComparison.Ordinal) && OneOf(3) ? "[NinoUtf8] " : "")
                + (isMarked && IsCompactable(declared) && OneOf(5) ? "[NinoCompact] " : "");
            string name = $"{type.Name}M{i}";
            if (isPositional && i < 3)
            {
                parameters.Add($"{marks}{declared} {name}");
            }
            else
            {
                members.Add($"{marks}{(hidesMembers && OneOf(3) ? "private" : "public")} {Member(kind, declared, name)}");
            }
        }

        string tolerant = !_isTolerant ? "" : OneOf(3) ? ", VersionTolerant = true" : ", VersionTolerant = true, SkipDefaults = true";
        string attribute = !isMarked ? "" : $"[NinoType({(isNumbered ? "false" : "true")}{(hidesMembers ? ", true" : "")}{tolerant})] "
            + (kind != "interface" && !type.IsGeneric && OneOf(8) ? OneOf(2) && !_isTolerant ? $"[NinoTag({(_seed * 100) + index + 1})] " : $"[NinoFormerName(\"{Space}.Old{index}\")] " : "");
        string inherited = kind is "derived" or "derived-sealed" ? " : " + Pick(bases) : kind == "implementer" ? " : " + Pick(contracts) : "";
        _types.Add(type);
        return $"{attribute}public {Keywords(kind)} {type.Name}{(type.IsGeneric ? "<T>" : "")}{(isPositional ? $"({string.Join(", ", parameters)})" : "")}{inherited} {{ {string.Join(" ", members)} }}";
    }

    private string Keywords(string kind) => kind switch
    {
        "derived" => "class",
        "derived-sealed" => "sealed class",
        "implementer" => Pick(["class", "sealed class", "struct", "record", "record struct"]),
        "plain-struct" or "generic-struct" => "struct",
        "generic-class" => "class",
        "positional-record" => "record",
        "positional-record-struct" => "record struct",
        _ => kind.Replace('-', ' '),
    };

    private string Member(string kind, string type, string name) => kind switch
    {
        "plain-struct" => $"{type} {name};",
        "readonly-struct" => $"{type} {name} {{ get; init; }}",
        _ => _random.Next(4) switch
        {
            0 or 1 => $"{type} {name};",
            2 => $"{type} {name} {{ get; set; }}",
            _ => $"{type} {name} {{ get; init; }}",
        },
    };

    /// <summary>A type expression. Only types that were declared before occur, so that no struct holds itself.</summary>
    private string Type(int depth, bool inGeneric = false)
    {
        int choice = _random.Next(100);
        return inGeneric && choice < 30 ? "T"
            : depth == 0 || choice < 30 ? Pick(OneOf(3) ? Objects : Scalars)
            : choice < 36 ? Pick(Scalars) + "?"
            : choice < 60 ? Collection(depth, inGeneric)
            : choice < 92 && _types.Count > 0 ? Named(depth, inGeneric)
            : choice < 96 ? "object"
            : Pick(Scalars) + "[,]";
    }

    private string Collection(int depth, bool inGeneric) => string.Format(
        CultureInfo.InvariantCulture, Pick(Generic), Type(depth - 1, inGeneric), Type(depth - 1, inGeneric), Pick(Keys), Pick(Ordered));

    private string Named(int depth, bool inGeneric)
    {
        Declared type = _types[_random.Next(_types.Count)];
        return type.IsGeneric ? $"{type.Name}<{Type(depth - 1, inGeneric)}>" : type.Name;
    }

    private static bool IsCompactable(string type) => type is "int" or "uint" or "long" or "ulong" or "short" or "int[]" or "List<int>" or "DateTime" or "TimeSpan" or "char" or "Large";

    private bool OneOf(int count) => _random.Next(count) == 0;

    private T Pick<T>(T[] from) => from[_random.Next(from.Length)];

    private sealed record Declared(string Name, string Kind)
    {
        public bool IsGeneric => Kind.StartsWith("generic", StringComparison.Ordinal);
    }
}
