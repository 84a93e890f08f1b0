namespace Nino.Generator.Tests;

/// <summary>Sources with as many shapes of types as possible.</summary>
internal static class Zoo
{
    /// <summary>Valid in C# 9.</summary>
    public const string Old =
        """
        namespace Game.Reader
        {
            public enum NotAType { A }
        }

        namespace Game
        {
            public enum Small : byte { A, B }

            [NinoType] public class Plain
            {
                public int Id; public string Name { get; set; } public int[] Numbers { get; set; } public List<DateTime> Dates { get; set; }
                public Dictionary<int, string> Map; public bool Flag; public decimal Price; public Small Small; public Guid Guid; public TimeSpan Span;
                public int? Maybe; public KeyValuePair<int, bool> Pair; public object Any; public double[][] Jagged; public HashSet<string> Set;
                public Queue<int> Queue; public Stack<Small> Stack; public LinkedList<string> Linked; public DateTimeOffset Offset; public char Char; public nint Native;
                public int value, reader, writer, count, reuse, run, @class, @event;
                [Obsolete("old")] public int Old; public Point Point; public Point? MaybePoint; public Mixed? MaybeMixed; public List<Point> Points;
                public static int Static; public const int Const = 1; public int this[int index] => index; public event Action Event;
                public int ReadOnly => 1; public readonly int Fixed = 1; [NinoIgnore] public Action Ignored; protected int Hidden; private int _secret;
                public int Touch() { Event?.Invoke(); return _secret; }
            }

            public struct Point { public float X; public float Y { get; set; } }
            [NinoType] public struct Stamp { public int Id; public DateTime Time; public Point Point; public bool Flag; }
            [NinoType] public struct Raw { public int A; public Small B; public Guid C; public Point D; }
            [NinoType] public struct Mixed { public int Id; public string Name; }
            [NinoType] public struct Empty { }
            [NinoType] public readonly struct Frozen { public Frozen(int x, bool y) { X = x; Y = y; } public readonly int X; public bool Y { get; } }

            [NinoType] public abstract class Shape { public int Id; public virtual string Label { get; set; } }
            public class Circle : Shape { public double Radius; public override string Label { get; set; } }
            public sealed class Square : Shape { public double Side; public new int Id; }
            public class Big : Circle { public Shape Inner; }
            [NinoType] public interface IMessage { }
            public sealed record Login(string User, int Age = 18) : IMessage { public string Note { get; init; } = "none"; public List<int> Extra { get; set; } = new List<int>(); }
            public record Child(string User, int Age, long More) : Parent(User) { }
            [NinoType] public record Parent(string User) { public int Plain; }
            public struct Ping : IMessage { public int Id; }
            [NinoType(false)] public class Picked { [NinoMember(3)] public int C; [NinoMember(1)] public string A; [NinoMember(2)] public int B { get; set; } public int No; }

            [NinoType] public class Node { public Node Next; public List<Node> Children; public int Value; }
            [NinoType] public class Pair<T1, T2> where T1 : struct where T2 : class, new() { public T1 A; public T2 B; public Pair<T1, T2> Next; public List<T1> List; }
            [NinoType] public struct Either<T> { public T Value; public int Tag; }
            [NinoType] public struct Holder<T> where T : unmanaged { public Either<T> Inner; public T Other; public KeyValuePair<T, bool> Pair; }
            [NinoType] public class Uses { public Pair<int, Plain> Pair; public Either<int> E; public Either<string> S; public Holder<byte> H; public Either<Either<int>>[] Es; }
            [NinoType] public class Outer<T> { [NinoType] public class Inner { public T Value; } [NinoType] public struct Under_score<U> { public T A; public U B; } public Inner In; }
            [NinoType] internal class Hidden { public Secret Secret; internal class Unused { } }
            [NinoType] internal class Secret { internal int No; public int Yes; }
            [NinoType(true, true)] public class Internals { internal int A; internal string B { get; set; } protected internal int C; public int D { get; internal set; } }
            [NinoType] public class Factory
            {
                private Factory(int a) { A = a; }
                public int A { get; } public string B { get; set; }
                [NinoConstructor("A")] public static Factory Make(int number) => new Factory(number);
            }
            [NinoType] public class Marked
            {
                [NinoConstructor("Name", "Age")] public Marked(string n, long a) { Name = n; Age = (int)a; }
                public Marked() { }
                public string Name { get; } public int Age { get; } public int Later;
            }
            [NinoType] public class Fewest { public Fewest(int id, string name) { Id = id; Name = name; } public Fewest(int id) { Id = id; } public int Id { get; } public string Name { get; set; } }
            public class Yen : NinoFormatter<Uri>
            {
                public override void Serialize(Uri value, ref Writer writer) => writer.Write(value?.ToString());
                public override void Deserialize(out Uri value, ref global::Nino.Core.Reader reader) { reader.Read(out string text); value = text == null ? null : new Uri(text); }
                public override void DeserializeRef(ref Uri value, ref global::Nino.Core.Reader reader) => Deserialize(out value, ref reader);
            }
            [NinoType] public class Custom { [NinoCustomFormatter(typeof(Yen))] public Uri Link; [NinoUtf8] public string Text; [NinoUtf8] public List<string> Texts; }
            [NinoType, NinoFormerName("global::Old.Name")] public class Renamed { public int Id; }
            [NinoType] public class Range { public global::System.Range System; public Index Index; }
            [NinoType] public class String { public string Text; public Range Range; }
            [NinoType] public class login { public int Id; }
            [NinoType] public partial class Partial { public int A; }
            public partial class Partial { public int B; }
            public class Tree : List<Tree> { }
            public class Bag : Dictionary<string, Point> { }
            [NinoType] public class Collected
            {
                public int[,] Grid; public Point[,,][] Cube; public (int, bool) Small; public (int Id, string Name, List<long> All) Tuple; public Tuple<int, string> Class; public (int, int, int, int, int, int, int, int, int) Long;
                public IList<int> List; public IEnumerable<string> Each; public IDictionary<int, Point> Map; public IReadOnlyDictionary<string, Plain> ReadOnly; public ISet<Guid> Set; public IReadOnlyList<Shape> Shapes;
                public Tree Tree; public Bag Bag; public global::System.Collections.ObjectModel.ObservableCollection<int> Observable; public SortedDictionary<string, int> Sorted; public SortedSet<int> SortedSet;
                public global::System.Collections.Concurrent.ConcurrentDictionary<int, string> Concurrent; public global::System.Collections.Immutable.ImmutableArray<int> Immutable; public global::System.Collections.Immutable.IImmutableList<int> ImmutableList;
                public Uri Uri; public Version Version; public global::System.Numerics.BigInteger Big; public global::System.Collections.BitArray Bits; public global::System.Text.StringBuilder Builder; public Lazy<Plain> Lazy; public Memory<byte> Memory; public ArraySegment<int> Segment;
                public global::System.Linq.ILookup<int, string> Lookup; public global::System.Net.IPEndPoint End; public TimeZoneInfo Zone; public global::System.Globalization.CultureInfo Culture; public global::System.Drawing.Color Color; public PriorityQueue<int, long> Priority;
            }
            [NinoType, Obsolete] public class Obsolete { public int A; }
            [NinoType] public class Defaults { public Defaults(string s = "a\"b", char c = '\'', double d = double.NaN, float f = 1.5f, decimal m = 1.5m, Small e = Small.B, long? l = 3, ulong u = 7, bool b = true, int n = -1) { S = s; C = c; D = d; F = f; M = m; E = e; L = l; U = u; B = b; N = n; }
                public string S { get; } public char C { get; } public double D { get; } public float F { get; } public decimal M { get; } public Small E { get; } public long? L { get; } public ulong U { get; } public bool B { get; } public int N { get; } }
        }

        [NinoType] public class Global { public Game.Plain Plain; public Game.Reader.Deep Deep; }

        namespace Game.Reader
        {
            [NinoType] public class Deep { public int Id; }
        }

        namespace Game.System.Nino
        {
            [NinoType] public class Login { public int Id; }
        }

        public static class Calls
        {
            public static void All()
            {
                NinoSerializer.Serialize(new List<Game.Plain>());
                NinoSerializer.Serialize(new[] { 1.5m });
                NinoSerializer.Serialize<int?>(3);
                NinoDeserializer.Deserialize<Dictionary<int, Game.Point>>(default(ReadOnlySpan<byte>));
                NinoDeserializer.Deserialize(default(ReadOnlySpan<byte>), typeof(Game.Pair<int, Game.Plain>));
                NinoDeserializer.Deserialize<Game.Outer<int>.Under_score<string>[]>(default(ReadOnlySpan<byte>));
                NinoSerializer.Serialize(3);
            }

            public static byte[] Generic<T>(T value) => NinoSerializer.Serialize(value);
        }
        """;

    /// <summary>What only newer versions of C# have.</summary>
    public const string New =
        """
        namespace Modern
        {
            [NinoType] public class Needs { public required string Name { get; set; } public required int Id; [NinoIgnore] public required int Skipped { get; init; } public int Other { get; init; } = 3; }
            [NinoType] public record struct Positional(int X, bool Y);
            [NinoType] public readonly record struct Names(int X, string Name);
            [NinoType] public class Primary(int id, string name) { [NinoMember(0)] public int Id => id; public string Name { get; } = name; public int Id2 { get; set; } }
            [NinoType] public struct Initialized { public Initialized() { } public int A = 3; public string B = "b"; }
            [NinoType] public class Sets { [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Sets(int a) { A = a; } public required int A { get; init; } }
            [NinoType] public class Numbers { public Int128 Big; public Half Half; public DateOnly Day; public TimeOnly Time; public System.Text.Rune Rune; public nuint U; public System.Numerics.Vector3 V; }
            [NinoType] public class NotNull<T> where T : notnull { public Dictionary<T, string>? Map; public T? Value; }
            [NinoType] public record Attributed([NinoIgnore] int A = 0, [property: NinoMember(2)] int B = 0, [NinoMember(1)] int C = 0);
        }
        """;
}
