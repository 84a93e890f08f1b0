using Nino.Core;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Collections that nothing sets, and that are filled.</summary>
public class GetOnlyCollectionTests
{
    private const string Helpers =
        """
        public static class X
        {
            public static T Trip<T>(T value) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value));
            public static T Read<T>(string hex) => NinoDeserializer.Deserialize<T>(Convert.FromHexString(hex));
        }
        """;

    [Fact]
    public void EveryKind_RoundTrips() => Assert.Equal("1,2 | 3 | a=4,B=5 True | 6,7 | 8,9 | 10 | 11 | x | 12 | 13=14", Run(
        """
        public class Own : List<int> { }
        [NinoType] public class A
        {
            public List<int> List { get; } = new List<int> { 99 }; public readonly HashSet<int> Set = new HashSet<int>();
            public Dictionary<string, int> Map { get; } = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);
            public Queue<int> Queue { get; } = new Queue<int>(); public Stack<int> Stack { get; } = new Stack<int>(); public IList<int> Any { get; } = new System.Collections.ObjectModel.ObservableCollection<int>();
            public Own Own { get; } = new Own(); public ISet<string> Names { get; } = new SortedSet<string>(); public LinkedList<int> Linked { get; } = new LinkedList<int>(); public IDictionary<int, int> Pairs { get; } = new SortedList<int, int>();
            public int[] Array { get; } = new int[1]; public IReadOnlyList<int> Seen => List; public List<int> Computed => new List<int> { 1 }; public string Text { get; } = "t"; public List<int> None => null;
        }
        """,
        """
        var a = new A();
        a.List.Clear(); a.List.Add(1); a.List.Add(2); a.Set.Add(3); a.Map["a"] = 4; a.Map["B"] = 5; a.Queue.Enqueue(6); a.Queue.Enqueue(7); a.Stack.Push(9); a.Stack.Push(8); a.Any.Add(10); a.Own.Add(11); a.Names.Add("x"); a.Linked.AddLast(12); a.Pairs[13] = 14;
        a = X.Trip(a);
        return string.Join(" | ", string.Join(",", a.List), string.Join(",", a.Set), string.Join(",", System.Linq.Enumerable.Select(a.Map, p => p.Key + "=" + p.Value)) + " " + a.Map.ContainsKey("b"), string.Join(",", a.Queue), string.Join(",", a.Stack), string.Join(",", a.Any), string.Join(",", a.Own), string.Join(",", a.Names), string.Join(",", a.Linked), string.Join(",", System.Linq.Enumerable.Select(a.Pairs, p => p.Key + "=" + p.Value)));
        """));

    [Fact]
    public void ConcurrentAndUntyped_RoundTripAndKeepTheirInstance() => Assert.Equal("1,2 | 4,3 | 6,5 | 7 | 9,8 | x,y | 2 | True", Run(
        """
        [NinoType] public class A
        {
            public System.Collections.Concurrent.ConcurrentQueue<int> Queue { get; } = new(); public System.Collections.Concurrent.ConcurrentStack<int> Stack { get; } = new(); public System.Collections.Concurrent.ConcurrentBag<int> Bag { get; } = new();
            public System.Collections.Concurrent.BlockingCollection<int> Blocking { get; } = new(); public readonly PriorityQueue<int, int> Priority = new(); public System.Collections.ArrayList List { get; } = new(); public System.Collections.Hashtable Table { get; } = new();
        }
        """,
        """
        var a = new A();
        a.Queue.Enqueue(1); a.Queue.Enqueue(2); a.Stack.Push(3); a.Stack.Push(4); a.Bag.Add(5); a.Bag.Add(6); a.Blocking.Add(7); a.Priority.Enqueue(8, 2); a.Priority.Enqueue(9, 1); a.List.Add("x"); a.List.Add("y"); a.Table[1] = 2;
        var b = new A(); var (queue, table) = (b.Queue, b.Table); b.Blocking.Add(99); b.List.Add(99);
        NinoDeserializer.DeserializeRef(ref b, NinoSerializer.Serialize(a));
        return string.Join(" | ", string.Join(",", b.Queue), string.Join(",", b.Stack), string.Join(",", b.Bag), string.Join(",", b.Blocking), b.Priority.Dequeue() + "," + b.Priority.Dequeue(), string.Join(",", b.List.ToArray()), b.Table[1], ReferenceEquals(queue, b.Queue) && ReferenceEquals(table, b.Table));
        """));

    [Fact]
    public void ConcurrentAndUntyped_NullInTheBytes_Empties() => Assert.Equal("0 0 0 0 0 0 0", Run(
        """
        [NinoType] public class A
        {
            public System.Collections.Concurrent.ConcurrentQueue<int> Queue { get; } = new(new[] { 1 }); public System.Collections.Concurrent.ConcurrentStack<int> Stack { get; } = new(new[] { 1 }); public System.Collections.Concurrent.ConcurrentBag<int> Bag { get; } = new(new[] { 1 });
            public System.Collections.Concurrent.BlockingCollection<int> Blocking { get; } = new() { 1 }; public readonly PriorityQueue<int, int> Priority = new(new[] { (1, 1) }); public System.Collections.ArrayList List { get; } = new() { 1 }; public System.Collections.Hashtable Table { get; } = new() { [1] = 1 };
        }
        """,
        """
        var a = X.Read<A>("0800000000000000");
        return $"{a.Queue.Count} {a.Stack.Count} {a.Bag.Count} {a.Blocking.Count} {a.Priority.Count} {a.List.Count} {a.Table.Count}";
        """));

    /// <summary>What a constructor put into a list may be shared, and is not read into.</summary>
    [Theory]
    [InlineData("[NinoType] public class Root { public List<Slot> Slots { get; } = new() { Slot.Empty, Slot.Empty, Slot.Empty }; public static Root Of(int count) { Root made = new(); made.Slots.Clear(); for (int i = 1; i <= count; i++) { made.Slots.Add(new Slot { V = i }); } return made; } public override string ToString() => string.Join(\" \", Slots) + \" \" + Slot.Empty; }", "Root.Of(2)", "1 2 0")]
    [InlineData("[NinoType] public class Root { public IList<Slot> Slots { get; } = new List<Slot> { Slot.Empty }; public override string ToString() => string.Join(\" \", Slots) + \" \" + Slot.Empty; }", "new Root { Slots = { new Slot { V = 1 } } }", "0 1 0")]
    [InlineData("[NinoType] public class Old { public List<Slot> Slots = new() { new Slot { V = 1 } }; } [NinoType] public class Root { public List<Slot> Slots { get; } = new() { Slot.Empty }; public int Added = 9; public override string ToString() => string.Join(\" \", Slots) + \" \" + Slot.Empty; }", "new Old()", "1 0")]
    [InlineData("[NinoType(VersionTolerant = true)] public class Old { [NinoMember(1)] public List<Slot> Slots = new() { new Slot { V = 1 } }; [NinoMember(2)] public int Gone; } [NinoType(VersionTolerant = true)] public class Root { [NinoMember(1)] public List<Slot> Slots { get; } = new() { Slot.Empty }; public override string ToString() => string.Join(\" \", Slots) + \" \" + Slot.Empty; }", "new Old()", "1 0")]
    [InlineData("[NinoType(VersionTolerant = true, SkipDefaults = true)] public class Root { [NinoMember(1)] public List<Slot> Slots { get; } = new() { Slot.Empty }; public override string ToString() => string.Join(\" \", Slots) + \" \" + Slot.Empty; }", "new Root { Slots = { new Slot { V = 1 } } }", "0 1 0")]
    [InlineData("[NinoType] public class Old { public int A = 1; } [NinoType] public class Root { public int A; public List<Slot> Slots { get; } = new() { Slot.Empty }; public override string ToString() => $\"{A} {Slots.Count} {Slots[0] == Slot.Empty}\"; }", "new Old()", "1 1 True")]
    public void ListOfANewObject_IsEmptiedAndFilled(string source, string made, string expected) =>
        ConstructionTests.Tells("[NinoType] public class Slot { public int V; [NinoIgnore] public static readonly Slot Empty = new(); public override string ToString() => $\"{V}\"; } " + source, made, expected);

    /// <summary>Elements that add themselves to the list which is being filled would stand in it twice, or leave holes.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(3)]
    [InlineData(4)]
    public void ListThatSettersChange_IsAnErrorInEveryMode(int count) => ConstructionTests.Tells(
        """
        [NinoType(PreserveReferences = true)]
        public class Root
        {
            public List<Root> Children { get; } = new();
            private Root _parent;
            public Root Parent { get => _parent; set { _parent = value; if (value != null && !value.Children.Contains(this)) value.Children.Add(this); } }
            public static Root Of(int count) { Root made = new(); for (int i = 0; i < count; i++) { _ = new Root { Parent = made }; } return made; }
        }
        """,
        $"Root.Of({count})",
        "The collection changed while it was read into.");

    [Fact]
    public void IntoExisting_KeepsTheInstanceAndItsElements() => Assert.Equal("True True 5 2", Run(
        """
        [NinoType] public class B { public int V; }
        [NinoType] public class A { public List<B> All { get; } = new List<B>(); }
        """,
        """
        var a = new A(); a.All.Add(new B());
        var (list, first) = (a.All, a.All[0]);
        var other = new A(); other.All.Add(new B { V = 5 }); other.All.Add(new B());
        NinoDeserializer.DeserializeRef(ref a, NinoSerializer.Serialize(other));
        return $"{ReferenceEquals(list, a.All)} {ReferenceEquals(first, a.All[0])} {first.V} {a.All.Count}";
        """));

    [Fact]
    public void Null_ClearsAndAbsence_Keeps() => Assert.Equal("0 0 0 | 1 1 1", Run(
        """
        [NinoType] public class A { public int I; public List<int> L { get; } = new List<int> { 7 }; public readonly Queue<int> Q = new Queue<int>(new[] { 1 }); public readonly Stack<int> S = new Stack<int>(new[] { 1 }); }
        """,
        """
        var a = X.Read<A>("0501000000" + "000000"); var b = X.Read<A>("0201000000");
        return $"{a.L.Count} {a.Q.Count} {a.S.Count} | {b.L.Count} {b.Q.Count} {b.S.Count}";
        """));

    [Fact]
    public void TypeBuiltFromItsMembers_IsFilledAfterwards() => Assert.Equal("1 2,3 4,5 True | 7 9 0", Run(
        """
        [NinoType] public record R(int A) { public List<int> L { get; } = new List<int> { 9 }; public Stack<int> S { get; } = new Stack<int>(); public readonly Dictionary<string, int> D = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase); }
        """,
        """
        var r = new R(1); r.L.Clear(); r.L.Add(2); r.L.Add(3); r.S.Push(5); r.S.Push(4); r.D["a"] = 1;
        r = X.Trip(r); var old = X.Read<R>("0207000000");
        return $"{r.A} {string.Join(",", r.L)} {string.Join(",", r.S)} {r.D.ContainsKey("A")} | {old.A} {string.Join(",", old.L)} {old.S.Count}";
        """));

    [Fact]
    public void Constructor_TakesPrecedence() => Assert.Equal("1,2 True", Run(
        "[NinoType] public class A { public A(List<int> items) { Items = items; } public List<int> Items { get; } public bool Made => true; }",
        "var a = X.Trip(new A(new List<int> { 1, 2 })); return string.Join(\",\", a.Items) + \" \" + a.Made;"));

    [Fact]
    public void Computed_IsAMemberWhenMarked() => Assert.Equal("1,2 0", Run(
        "[NinoType(false)] public class A { private readonly List<int> _items = new List<int>(); [NinoMember(1)] public List<int> Items => _items; public List<int> Others { get; } = new List<int>(); }",
        "var a = new A(); a.Items.Add(1); a.Items.Add(2); a.Others.Add(3); a = X.Trip(a); return string.Join(\",\", a.Items) + \" \" + a.Others.Count;"));

    [Theory]
    [InlineData("public IList<int> L { get; } = new int[1];", "read-only")]
    [InlineData("public List<int> L { get; }", "is null")]
    [InlineData("public ICollection<KeyValuePair<string, int>> L { get; } = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);", "does not take")]
    public void CannotBeFilled_IsAnError(string member, string expected)
    {
        string bytes = expected == "does not take" ? "02" + "03" + "0561" + "01000000" + "0541" + "02000000" : "02" + "03" + "01000000" + "02000000";

        Assert.Contains(expected, Assert.Throws<NinoException>(() => Run($"[NinoType] public class A {{ {member} }}", $"return X.Read<A>(\"{bytes}\").L.Count.ToString();")).Message);
    }

    [Fact]
    public void GeneratedCode_FillsInPlace()
    {
        string source = Harness.Generated("A", "[NinoType] public class A { public List<int> Items { get; } = new List<int>(); }");

        Assert.Contains("InPlace.Fill(value.Items, reader.ReadInto<global::System.Collections.Generic.List<int>, ListFormatter<int, RawFormatter<int>>>(InPlace.Emptied(value.Items)));", source);
    }

    private static object? Run(string types, string body) => Harness.RunTest(
        Helpers + types + " public static class Test { public static object Run() { " + body + " } }");
}
