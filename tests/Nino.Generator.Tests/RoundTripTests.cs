using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Compiles, loads and runs; each test returns what it saw.</summary>
public class RoundTripTests
{
    private const string Helpers =
        """
        public static class X
        {
            public static T Trip<T>(T value) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value));
            public static string Hex<T>(T value) => Convert.ToHexString(NinoSerializer.Serialize(value));
            public static T Read<T>(string hex) => NinoDeserializer.Deserialize<T>(Convert.FromHexString(hex));
        }
        """;

    [Fact]
    public void Class_HasOneRunForHeadAndLeadingNumbers() => Assert.Equal("04 01000000 0200 0561 -> 1 2 a", Run(
        """
        [NinoType] public class A { public int I; public short S { get; set; } public string T; }
        """,
        """
        var a = X.Trip(new A { I = 1, S = 2, T = "a" });
        var h = X.Hex(a);
        return $"{h[..2]} {h[2..10]} {h[10..14]} {h[14..]} -> {a.I} {a.S} {a.T}";
        """));

    [Fact]
    public void Struct_FixedSize_HasNoHeadAndNoPadding() => Assert.Equal("0100000000000000000000803F01 / 2 / 3 3", Run(
        """
        public struct Inner { public long L; public float F; }
        [NinoType] public struct A { public byte B; public Inner In; public bool F; }
        """,
        """
        var all = X.Trip(new[] { new A { B = 3 }, new A { B = 3, F = true } });
        NinoSerializer.Serialize(new A[0]);
        return X.Hex(new A { B = 1, In = new Inner { F = 1 }, F = true }) + " / " + all.Length + " / " + all[0].B + " " + all[1].B;
        """));

    [Fact]
    public void Struct_WithGetOnlyMembers_IsMadeByTheConstructorThatTakesThem() => Assert.Equal("0100000002000000 -> 1 2 3", Run(
        """
        [NinoType] public readonly struct A
        {
            public A(int x) : this(x, 0) { }
            public A(int x, int y) { X = x; Y = y; }
            public int X { get; }
            public int Y { get; }
            public int Sum => X + Y;
        }
        """,
        """
        var a = X.Trip(new A(1, 2));
        return X.Hex(a) + " -> " + a.X + " " + a.Y + " " + a.Sum;
        """));

    [Fact]
    public void ReadOnlyFields_ThatNoConstructorTakes_AreAssigned() => Assert.Equal("1 a 2 3 b | 1 c 2 3 b", Run(
        """
        [NinoType] public class A
        {
            public readonly int I; public readonly string S = "s"; public readonly int[] N; public readonly B B;
            public static A Of(int i, string s, int[] n, B b) { var a = new A(); foreach (var (name, value) in new (string, object)[] { ("I", i), ("S", s), ("N", n), ("B", b) }) typeof(A).GetField(name).SetValue(a, value); return a; }
            public override string ToString() => I + " " + S + " " + string.Join(" ", N) + " " + B.T;
        }
        [NinoType] public struct B { public readonly string T; public static B Of(string t) { object b = new B(); typeof(B).GetField("T").SetValue(b, t); return (B)b; } }
        """,
        """
        var a = X.Trip(A.Of(1, "a", new[] { 2, 3 }, B.Of("b")));
        var first = a.ToString();
        NinoDeserializer.DeserializeRef(ref a, NinoSerializer.Serialize(A.Of(1, "c", new[] { 2, 3 }, B.Of("b"))));
        return first + " | " + a;
        """));

    [Fact]
    public void Struct_RawLayout_IsCopiedAndChecked() => Assert.Equal("7 8 True | not 0 or 1", Run(
        """
        [NinoType] public struct A { public long L; public int I; public short S; public bool B; public byte C; }
        """,
        """
        var all = X.Trip(new[] { new A { L = 7 }, new A { I = 8, B = true } });
        var bytes = NinoSerializer.Serialize(new A[] { default });
        bytes[15] = 2;
        try { NinoDeserializer.Deserialize<A[]>(bytes); return "read"; } catch (NinoException) { }
        return $"{all[0].L} {all[1].I} {all[1].B} | not 0 or 1";
        """));

    [Fact]
    public void Struct_WithDateTime_IsNotCopiedAsABlock() => Assert.Equal("1 2 3", Run(
        """
        [NinoType] public struct A { public int I; public DateTime T; public int J; }
        """,
        """
        var all = X.Trip(new[] { new A { I = 1, T = new DateTime(2), J = 3 } });
        NinoSerializer.Serialize(new A[0]);
        return $"{all[0].I} {all[0].T.Ticks} {all[0].J}";
        """));

    [Fact]
    public void Bool_Invalid_IsAnError() => Assert.Throws<NinoException>(() => Run(
        "[NinoType] public class A { public int I; public bool B; }",
        "return X.Read<A>(\"030000000002\").B.ToString();"));

    [Fact]
    public void Struct_WithBuffers_IsCopied()
    {
        CSharpCompilation input = Harness.Compile(
            [
                "public unsafe struct Name { public fixed char Text[3]; private short _length; public Name(int n) { _length = (short)n; Text[2] = 'x'; } public override string ToString() => $\"{_length} {Text[2]}\"; }",
                "[NinoType] public class A { public Name[] Names; }",
                "public static class Test { public static string Run() { byte[] bytes = NinoSerializer.Serialize(new A { Names = new[] { new Name(2) } }); return $\"{bytes.Length} {NinoDeserializer.Deserialize<A>(bytes).Names[0]}\"; } }",
            ],
            assembly: "Input" + System.Guid.NewGuid().ToString("N"));
        Assembly assembly = Harness.Load(Harness.Emit(Harness.Build(input.WithOptions(input.Options.WithAllowUnsafe(true)))));

        Assert.Equal("10 2 x", Harness.Invoke(assembly));
    }

    /// <summary>Names that other members, type parameters and the formatter have too, in every version of C# and where the framework has no accessors.</summary>
    [Theory]
    [InlineData(LanguageVersion.CSharp9, NullableContextOptions.Disable, "")]
    [InlineData(LanguageVersion.Latest, NullableContextOptions.Enable, "")]
    [InlineData(LanguageVersion.Latest, NullableContextOptions.Disable, "namespace System.Runtime.CompilerServices { internal sealed class UnsafeAccessorAttribute : Attribute { } }")]
    public void Struct_WithBuffersOfOddNames_Compiles(LanguageVersion version, NullableContextOptions nullable, string more)
    {
        const string source = "#nullable disable\n#pragma warning disable CS0649, CS0169, CS0414\n[NinoType(true, true)] public unsafe struct A<U, T_Buffer> { public fixed int T[2]; private fixed bool @class[3]; public int class_Buffer; internal fixed char Write[1]; [NinoIgnore] public fixed byte Other[1]; public T_Buffer Value; public U Another; } [NinoType] public class Holder { public A<int, string> A; public A<long, byte>[] All; }";
        CSharpCompilation input = Harness.Compile([source, more], version, nullable);

        Harness.Emit(Harness.Build(input.WithOptions(input.Options.WithAllowUnsafe(true))));
    }

    [Fact]
    public void Record_IsBuiltByItsConstructor() => Assert.Equal("R { A = 1, B = x, C = 5 } S { X = 1, Y = z }", Run(
        """
        [NinoType] public record R(int A, string B) { public int C { get; init; } = 3; }
        [NinoType] public readonly record struct S(int X, string Y);
        """,
        "return X.Trip(new R(1, \"x\") { C = 5 }) + \" \" + X.Trip(new S(1, \"z\"));"));

    [Fact]
    public void OldBytes_KeepInitializersAndParameterDefaults() => Assert.Equal("7 b 9 | R { A = 1, B = q, C = 3, D = d } | 7 list", Run(
        """
        [NinoType] public class A { public int I; public string T = "b"; public int J { get; init; } = 9; }
        [NinoType] public record R(int A, string B = "q") { public int C { get; init; } = 3; public string D { get; set; } = "d"; }
        [NinoType] public class P { public int I; public List<string> L = new() { "list" }; }
        """,
        """
        var a = X.Read<A>("0207000000");
        var p = X.Read<P>("0207000000");
        return $"{a.I} {a.T} {a.J} | {X.Read<R>("0201000000")} | {p.I} {p.L[0]}";
        """));

    [Fact]
    public void OldBytes_InNestedElements_KeepInitializers() => Assert.Equal("7 b 8 b", Run(
        """
        [NinoType] public class A { public int I; public string T = "b"; }
        [NinoType] public class L { public List<A> All; }
        """,
        """
        var l = X.Read<L>("0203" + "0207000000" + "0208000000");
        return $"{l.All[0].I} {l.All[0].T} {l.All[1].I} {l.All[1].T}";
        """));

    [Fact]
    public void NewerBytes_AreAnError() => Assert.Throws<NinoException>(() => Run(
        "[NinoType] public class A { public int I; }", "return X.Read<A>(\"030000000001\").I.ToString();"));

    [Fact]
    public void DeserializeRef_ReusesInstances() => Assert.Equal("True True True 5 2", Run(
        """
        [NinoType] public class B { public int V; }
        [NinoType] public class A { public B In; public List<B> All; public int[] Array { get; set; } }
        """,
        """
        var a = new A { In = new B(), All = new List<B> { new B() }, Array = new int[2] };
        var (inner, list, array) = (a.In, a.All, a.Array);
        NinoDeserializer.DeserializeRef(ref a, NinoSerializer.Serialize(new A { In = new B { V = 5 }, All = new List<B> { new B(), new B() }, Array = new[] { 1, 2 } }));
        return $"{ReferenceEquals(inner, a.In)} {ReferenceEquals(list, a.All)} {ReferenceEquals(array, a.Array)} {inner.V} {list.Count}";
        """));

    [Fact]
    public void OldBytes_DoNotFillWhatAnInitializerShares() => Assert.Equal("0 1 1", Run(
        """
        public static class Lists { public static readonly List<int> Shared = new(); }
        [NinoType] public class A { public List<int> L = Lists.Shared; public int Later; }
        [NinoType] public class B { public List<int> L = Lists.Shared; public int Later { get; init; } }
        """,
        """
        var a = X.Read<A>("020201000000");
        var b = X.Read<B>("020201000000");
        return $"{Lists.Shared.Count} {a.L.Count} {b.L.Count}";
        """));

    [Fact]
    public void Polymorphic_ThroughBaseInterfaceAndObject() => Assert.Equal("Dog:a:3 Cat Pup:b:4:5 Stone", Run(
        """
        [NinoType] public abstract class Animal { public string Name; }
        public class Dog : Animal { public int Age; }
        public sealed class Cat : Animal { }
        public class Pup : Dog { public int Months; }
        [NinoType] public interface IThing { }
        public struct Stone : IThing { public int Weight; }
        [NinoType] public class Zoo { public Animal A; public List<Animal> All; public IThing T; public object O; }
        """,
        """
        var pup = new Pup { Name = "b", Age = 4, Months = 5 };
        var zoo = X.Trip(new Zoo { A = new Dog { Name = "a", Age = 3 }, All = new List<Animal> { null, new Cat(), pup }, T = new Stone { Weight = 1 }, O = pup });
        var d = (Dog)zoo.A; var p = (Pup)zoo.All[2];
        var root = NinoDeserializer.Deserialize<Animal>(NinoSerializer.Serialize(pup));
        if (((Pup)zoo.O).Months != 5 || root.GetType() != typeof(Pup)) return "wrong";
        return $"Dog:{d.Name}:{d.Age} {zoo.All[1].GetType().Name} Pup:{p.Name}:{p.Age}:{p.Months} {zoo.T.GetType().Name}";
        """));

    [Fact]
    public void Root_WithNinoBase_CarriesItsId() => Assert.Equal("F8 01", Run(
        """
        [NinoType] public class Base { } public class Derived : Base { }
        """,
        "return X.Hex(new Derived())[..2] + \" \" + X.Hex(new Base());"));

    [Fact]
    public void Inheritance_NotAllowed_GeneratesNothing() => Assert.Throws<NinoException>(() => Run(
        "[NinoType(allowInheritance: false)] public class Base { } public class Derived : Base { }",
        "return X.Hex<Base>(new Derived());"));

    [Fact]
    public void Generic_ClosedTypesInEveryPlace() => Assert.Equal("1 b 8 13 x 4", Run(
        """
        [NinoType] public class Pair<T1, T2> { public T1 A; public T2 B; public Pair<T1, T2> Next; }
        [NinoType] public struct Either<T> { public T V; public int Tag; }
        [NinoType] public class Uses { public Either<string> S; public Either<int> E; public object O; }
        """,
        """
        var p = X.Trip(new Pair<int, string> { A = 1, B = "a", Next = new Pair<int, string> { B = "b" } });
        NinoSerializer.Serialize<Pair<int, string>>(null); NinoSerializer.Serialize(new Either<int>());
        NinoSerializer.Serialize(new Either<string>());
        var u = X.Trip(new Uses { S = new Either<string> { V = "x" }, E = new Either<int> { Tag = 4 }, O = new Either<int>() });
        return $"{p.A} {p.Next.B} {NinoSerializer.Serialize(new Either<int>()).Length} {X.Hex(new Either<string>()).Length + 1} {u.S.V} {u.E.Tag}";
        """));

    [Fact]
    public void Generic_HeldByAClosedType_IsFoundAsADerivedType() => Assert.Equal("7", Run(
        """
        [NinoType] public class Page<T> { public T Item; }
        [NinoType] public class Response<T> { public List<Page<T>> Pages; public object Any; }
        """,
        """
        var response = X.Trip(new Response<int> { Any = new Page<int> { Item = 7 } });
        NinoSerializer.GetSize<Response<int>>(null);
        return ((Page<int>)response.Any).Item.ToString();
        """));

    [Fact]
    public void Generic_HoldingALargerFormOfItself_EndsTheGeneration() => Assert.NotEmpty(Harness.Run(Harness.Compile([
        """
        [NinoType] public class Grows<T> { public T Item; public Grows<List<T>> Next; }
        public static class Test { public static void Run() => NinoSerializer.Serialize(new Grows<int>()); }
        """]), out _).GeneratedTrees);

    [Fact]
    public void Cycle_IsAnErrorAndDepthIsLimited() => Assert.Equal("cycle; deep; 500", Run(
        """
        [NinoType] public class Node { public Node Next; public List<Node> More; public int V; }
        """,
        """
        var node = new Node(); node.More = new List<Node> { node };
        var text = "";
        try { NinoSerializer.Serialize(node); } catch (NinoException) { text += "cycle; "; }
        try { X.Read<Node>(string.Concat(System.Linq.Enumerable.Repeat("04", 100000))); } catch (NinoException) { text += "deep; "; }
        Node chain = null;
        for (int i = 0; i < 500; i++) chain = new Node { Next = chain };
        int count = 0;
        for (chain = X.Trip(chain); chain != null; chain = chain.Next) count++;
        return text + count;
        """));

    [Fact]
    public void Order_IsBaseFirstThenNumbersThenDeclaration() => Assert.Equal("06 01 02 03 04 05", Run(
        """
        [NinoType] public class Base { public byte Second = 2; [NinoMember(7)] public byte First = 1; }
        [NinoType] public class Derived : Base { public byte Fifth = 5; [NinoMember(2)] public byte Fourth = 4; [NinoMember(1)] public byte Third = 3; }
        """,
        "var h = X.Hex(new Derived())[10..]; return string.Join(\" \", System.Linq.Enumerable.Range(0, h.Length / 2).Select(i => h.Substring(i * 2, 2)));"));

    [Fact]
    public void Members_WhoseNameMeansSomethingElseInTheDerivedType() => Assert.Equal("1 2 3", Run(
        """
        [NinoType] public class Base { public int A; public int B { get; set; } public Base(int c) { C = c; } public int C { get; } }
        public class Derived : Base { public Derived(int c) : base(c) { } public new static int A; public new static string B() => ""; public new class C { } }
        """,
        """
        var derived = new Derived(3); ((Base)derived).A = 1; ((Base)derived).B = 2;
        Base back = NinoDeserializer.Deserialize<Derived>(NinoSerializer.Serialize(derived));
        return $"{back.A} {back.B} {back.C}";
        """));

    [Fact]
    public void InitOnlyMembers_WhoseNameMeansSomethingElseInTheDerivedType() => Assert.Equal("1 2 3 True", Run(
        """
        [NinoType] public class ObscuredBase { public int A { get; init; } public string B { get; init; } }
        public class Obscured : ObscuredBase { public new static int A; public new static string B() => ""; public int C { get; init; } public Obscured Self; public static ObscuredBase Make(int a, string b) => new Obscured(a, b) { C = 3 }; public Obscured() { } private Obscured(int a, string b) { base.A = a; base.B = b; } }
        """,
        """
        var back = (Obscured)X.Trip(Obscured.Make(1, "2"));
        var loop = new Obscured { C = 3 }; loop.Self = loop;
        var options = new NinoOptions { PreserveReferences = true };
        var read = NinoDeserializer.Deserialize<Obscured>(NinoSerializer.Serialize(loop, options), options);
        return $"{((ObscuredBase)back).A} {((ObscuredBase)back).B} {back.C} {ReferenceEquals(read, read.Self)}";
        """));

    [Fact]
    public void Hidden_AndOverriddenMembers() => Assert.Equal("1 2 o 4", Run(
        """
        [NinoType] public class Base { public int Id; public virtual string Name { get; set; } }
        public class Derived : Base { public new int Id; public override string Name { get; set; } }
        """,
        """
        var d = new Derived { Id = 2, Name = "o" }; ((Base)d).Id = 1;
        var back = X.Trip(d);
        return $"{((Base)back).Id} {back.Id} {back.Name} {X.Hex(d)[10..12].TrimStart('0')}";
        """));

    [Fact]
    public void Construction_MarkedFactoryAndNames() => Assert.Equal("made 3 n | a 4 5 | 8 z", Run(
        """
        [NinoType] public class F { private F() { } public int A { get; private set; } public string B { get; set; } public string How = "";
            [NinoConstructor("A")] public static F Make(int number) => new F { A = number, How = "made" }; }
        [NinoType] public class M { [NinoConstructor("Name", "Age")] public M(string n, long a) { Name = n; Age = (int)a; } public string Name { get; } public int Age { get; } public int Later; }
        [NinoType] public class W { public W(int id, string name) { Id = id; Name = name; } public int Id { get; } public string Name { get; } }
        """,
        """
        var f = F.Make(3); f.B = "n";
        f = X.Trip(f); var m = X.Trip(new M("a", 4) { Later = 5 }); var w = X.Trip(new W(8, "z"));
        return $"{f.How} {f.A} {f.B} | {m.Name} {m.Age} {m.Later} | {w.Id} {w.Name}";
        """));

    [Fact]
    public void Custom_AndUtf8AndFormerName() => Assert.Equal("http://x/ 03 0A 02C3A4C3A4 | 5", Run(
        """
        public class Links : NinoFormatter<Uri>
        {
            public override void Serialize(Uri value, ref Writer writer) => writer.Write(value.ToString());
            public override void Deserialize(out Uri value, ref Reader reader) { reader.Read(out string text); value = new Uri(text); }
            public override void DeserializeRef(ref Uri value, ref Reader reader) => Deserialize(out value, ref reader);
        }
        [NinoType] public class A { [NinoCustomFormatter(typeof(Links))] public Uri L; [NinoUtf8] public string T; }
        [NinoType] public interface IOld { }
        [NinoType, NinoFormerName("global::Old.Name")] public class Renamed : IOld { public int I; }
        """,
        """
        var a = X.Trip(new A { L = new Uri("http://x/"), T = "" });
        var h = X.Hex(new A { L = a.L, T = "ää" });
        var r = (Renamed)X.Trip<IOld>(new Renamed { I = 5 });
        return $"{a.L} {h[..2]} {h[^12..^10].Replace("12", "0A")} {h[^10..]} | {r.I}";
        """));

    [Fact]
    public void ManyMembers_TakeALongHead()
    {
        string members = string.Concat(Enumerable.Range(0, 191).Select(i => $"public int M{i}; "));
        Assert.Equal("FABF01 7 9", Run(
            $"[NinoType] public class A {{ {members} }}",
            "var a = X.Trip(new A { M0 = 7, M190 = 9 }); return $\"{X.Hex(a)[..6]} {a.M0} {a.M190}\";"));
    }

    [Fact]
    public void Roots_OfEveryKind() => Assert.Equal("1.5 3 2 9 4", Run(
        """
        [NinoType] public class Foo { public int I; }
        public struct Plain { public int X, Y; }
        """,
        """
        var d = NinoDeserializer.Deserialize<decimal[]>(NinoSerializer.Serialize(new[] { 1.5m }));
        var n = NinoDeserializer.Deserialize<int?>(NinoSerializer.Serialize<int?>(3));
        var m = NinoDeserializer.Deserialize<Dictionary<int, Foo>>(NinoSerializer.Serialize(new Dictionary<int, Foo> { [1] = new Foo { I = 2 } }));
        var p = (Plain)NinoDeserializer.Deserialize(NinoSerializer.Serialize(new Plain { Y = 9 }), typeof(Plain));
        var l = NinoDeserializer.Deserialize<List<Foo>>(NinoSerializer.Serialize(new List<Foo> { new Foo { I = 4 } }));
        return FormattableString.Invariant($"{d[0]} {n} {m[1].I} {p.Y} {l[0].I}");
        """));

    [Fact]
    public void Collections_OfEveryKind() => Assert.Equal("6 (1, True) 5 (1, a) 2 x 3 2 http://a/ 7", Run(
        """
        public class Tree : List<Tree> { }
        public class Bag : Dictionary<string, int> { }
        [NinoType] public class C { public int[,] G; public (int, bool) S; public Tuple<int, string> T; public IList<int> L; public IReadOnlyDictionary<int, string> M; public Tree Tr; public Bag B; public Uri U; public Lazy<int> La; }
        """,
        """
        var c = X.Trip(new C { G = new int[2, 3], S = (1, true), T = Tuple.Create(1, "a"), L = new[] { 1, 2 }, M = new Dictionary<int, string> { [1] = "x" },
            Tr = new Tree { new Tree(), new Tree(), new Tree() }, B = new Bag { ["a"] = 1, ["b"] = 2 }, U = new Uri("http://a/"), La = new Lazy<int>(() => 7) });
        return $"{c.G.Length} {c.S} {NinoSerializer.Serialize(c.S).Length} {c.T} {c.L.Count} {c.M[1]} {c.Tr.Count} {c.B["b"]} {c.U} {c.La.Value}";
        """));

    [Fact]
    public void Root_NamedByABaseType_WorksThroughGenericCode() => Assert.Equal("2", Run(
        """
        [NinoType] public class Foo { public int I; }
        public abstract class Handler<T> { public T Trip(T value) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value)); }
        public class Foos : Handler<Foo[]> { }
        """,
        "return new Foos().Trip(new Foo[2]).Length.ToString();"));

    [Fact]
    public void Required_AndInitOnlyMembers() => Assert.Equal("n 1 4 9 | 5", Run(
        """
        [NinoType] public class N { public required string Name { get; set; } public required int Id; [NinoIgnore] public required int Skipped { get; init; } public int Other { get; init; } = 3; public int Late = 9; }
        [NinoType] public class S { [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public S(int a) { A = a; } public required int A { get; init; } }
        """,
        """
        var n = X.Trip(new N { Name = "n", Id = 1, Skipped = 2, Other = 4 });
        return $"{n.Name} {n.Id} {n.Other} {n.Late} | {X.Trip(new S(5)).A}";
        """));

    [Fact]
    public void Layout_Explicit_IsNotCopiedAsABlock() => Assert.Equal("1 2", Run(
        """
        [NinoType, System.Runtime.InteropServices.StructLayout(System.Runtime.InteropServices.LayoutKind.Explicit)]
        public struct A { [System.Runtime.InteropServices.FieldOffset(4)] public int X; [System.Runtime.InteropServices.FieldOffset(0)] public int Y; }
        """,
        """
        var bytes = NinoSerializer.Serialize(new[] { new A { X = 1, Y = 2 } });
        return $"{bytes[1]} {NinoDeserializer.Deserialize<A[]>(bytes)[0].Y}";
        """));

    [Fact]
    public void MemberThatCannotBeSerialized_IsLeftOut() => Assert.Equal("03 1 2 True True | 02 5 True | 06000000 6 True", RunWithWarnings(
        """
        [NinoType] public class A { public int I; public Action Lost = () => { }; public List<Action> AllLost; public int J; }
        [NinoType] public record R(Action Lost, int I);
        [NinoType] public readonly struct S { public S(Action lost, int i) { Lost = lost; I = i; } public readonly Action Lost; public readonly int I; }
        """,
        """
        var a = X.Trip(new A { I = 1, J = 2, AllLost = new List<Action>() }); var r = X.Trip(new R(() => { }, 5)); var s = X.Trip(new S(() => { }, 6));
        return $"{X.Hex(a)[..2]} {a.I} {a.J} {a.Lost != null} {a.AllLost == null} | {X.Hex(r)[..2]} {r.I} {r.Lost == null} | {X.Hex(s)} {s.I} {s.Lost == null}";
        """));

    [Fact]
    public void ConstructorThatTakesWhatCannotBeSerialized_IsNotChosen() => Assert.Equal("7 a", RunWithWarnings(
        """
        [NinoType] public class Image
        {
            public Image(System.IO.Stream data) { Data = data; Hash = data.Length; }
            public Image(long hash, string name) { Hash = hash; Name = name; }
            public System.IO.Stream Data { get; } public long Hash { get; } public string Name { get; }
        }
        """,
        """
        var image = X.Trip(new Image(7, "a"));
        return $"{image.Hash} {image.Name}";
        """));

    [Fact]
    public void DerivedTypeThatPicksItsMembers_KeepsThoseOfItsBase() => Assert.Equal("1 2 0", Run(
        """
        [NinoType] public class KeptBase { public int A; }
        [NinoType(false)] public class KeptDerived : KeptBase { [NinoMember(1)] public int B; public int C; }
        """,
        "var d = X.Trip(new KeptDerived { A = 1, B = 2, C = 3 }); return $\"{d.A} {d.B} {d.C}\";"));

    [Fact]
    public void BaseThatTakesNoPart_LosesItsMembers() => Assert.Equal("0 2", Run(
        "[assembly: NinoBaseType(typeof(LostBase), autoCollect: false)] public class LostBase { public int A; } [NinoType] public class LostDerived : LostBase { public int B; }",
        "var d = X.Trip(new LostDerived { A = 1, B = 2 }); return $\"{d.A} {d.B}\";"));

    [Fact]
    public void Rules_AreThoseOfTheNearestAttributedAncestor() => Assert.Equal("1 2 0 | 1 0 3", Run(
        """
        [NinoType] public interface IAll { }
        [NinoType(false)] public class Picky { [NinoMember(1)] public int A; }
        public class PickedOne : Picky, IAll { [NinoMember(2)] public int B; public int C; }
        [NinoType] public class OpenOne : Picky { public int C; [NinoIgnore] public int B; }
        """,
        "var p = X.Trip(new PickedOne { A = 1, B = 2, C = 3 }); var o = X.Trip(new OpenOne { A = 1, B = 2, C = 3 }); return $\"{p.A} {p.B} {p.C} | {o.A} {o.B} {o.C}\";"));

    [Fact]
    public void PositionalMember_TakesAttributesOfParameterAndProperty() => Assert.Equal("04 03000000 02000000 0 01000000", Run(
        "[NinoType] public record R([NinoIgnore] int I = 0, [property: NinoMember(3)] int A = 0, [NinoMember(2)] int B = 0, [property: NinoMember(1)] int C = 0);",
        "var r = new R(9, 1, 2, 3); var h = X.Hex(r); return $\"{h[..2]} {h[2..10]} {h[10..18]} {X.Trip(r).I} {h[18..]}\";"));

    [Fact]
    public void InternalAndNestedTypes_AreReadBack() => Assert.Equal("1 2 3", Run(
        """
        internal class Outer { [NinoType] internal class In { public int V; internal class Unused { } } internal struct S { public int V; } [NinoType] public record struct R(int V); }
        """,
        "return $\"{X.Trip(new Outer.In { V = 1 }).V} {X.Trip(new[] { new Outer.S { V = 2 } })[0].V} {X.Trip(new Outer.R(3)).V}\";"));

    [Fact]
    public void GenericCode_ReachesEveryForm() => Assert.Equal("2 7 4 x 1 8 9", Run(
        """
        [NinoType] public class Foo { public int I; }
        [NinoType] public class Box<T> { public T V; }
        public interface IStore<T> { byte[] Write(T value); T Read(byte[] bytes); }
        public class Store<T> : IStore<T> { public byte[] Write(T value) => NinoSerializer.Serialize(value); public T Read(byte[] bytes) => NinoDeserializer.Deserialize<T>(bytes); }
        public class Stores { public IStore<T> Of<T>() => new Store<T>(); }
        """,
        """
        var lists = new Stores().Of<List<Foo>>();
        var pairs = new Stores().Of<(int, Foo)>();
        var nested = new Stores().Of<Dictionary<string, Box<Foo[]>>>();
        object boxed = new Box<long> { V = 8 };
        var more = new Stores().Of<Box<int?>>();
        return $"{lists.Read(lists.Write(new List<Foo> { null, new Foo() })).Count} {pairs.Read(pairs.Write((7, new Foo { I = 4 }))).Item1} {pairs.Read(pairs.Write((7, new Foo { I = 4 }))).Item2.I} "
            + $"{string.Concat(nested.Read(nested.Write(new() { ["x"] = new() { V = new Foo[1] } })).Keys)} {nested.Read(nested.Write(new() { ["x"] = new() { V = new Foo[1] } }))["x"].V.Length} "
            + $"{((Box<long>)NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize(boxed))).V} {more.Read(more.Write(new() { V = 9 })).V}";
        """));

    private static string? RunWithWarnings(string types, string body)
    {
        Harness.Run(Harness.Compile([types + Helpers, "public static class Test { public static string Run() { " + body + " } }"], assembly: "Input" + System.Guid.NewGuid().ToString("N")), out Microsoft.CodeAnalysis.Compilation output);
        return (string?)Harness.Invoke(Harness.Load(Harness.Emit(output)));
    }

    private static string? Run(string types, string body) =>
        (string?)Harness.RunTest(types + Helpers, "using System.Linq; public static class Test { public static string Run() { " + body + " } }");

    /// <summary>As the page on members says: what is read by the override is set below it.</summary>
    [Fact]
    public void Override_ThatAddsToItsBase_DoesSoWithEachRoundTrip() => Assert.Equal("B:B:x", Harness.RunTest(
        "[NinoType] public class A { public virtual string Name { get; set; } } "
        + "[NinoType] public class B : A { public override string Name => \"B:\" + base.Name; } "
        + "public static class Test { public static string Run() { A value = new B(); value.Name = \"x\"; return NinoDeserializer.Deserialize<B>(NinoSerializer.Serialize((B)value)).Name; } }"));
}
