using System.Collections.Immutable;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Generator.Diagnostics;
using Xunit;

namespace Nino.Generator.Tests;

public class DiagnosticTests
{
    [Theory]
    [InlineData("NINO001", "A(string name)|'name'", "[NinoType] public class A { [NinoConstructor] public A(string name) { } public int I; }")]
    [InlineData("NINO001", "|'n'", "[NinoType] public class A { [NinoConstructor(\"Wrong\")] public A(int n) { } public int I; }")]
    [InlineData("NINO001", "|'n'", "[NinoType] public class A { [NinoConstructor(\"I\")] public A(string n) { } public int I; }")]
    [InlineData("NINO020", "|[NinoConstructor] names 'J', for which it has no parameter", "[NinoType] public class A { [NinoConstructor(\"I\", \"J\")] public A(int i) { } public int I; public int J; }")]
    [InlineData("NINO002", "Inner|'Outer.Inner'", "public class Outer { [NinoType] private class Inner { public int I; } }")]
    [InlineData("NINO002", "A|'A'", "[NinoType] file class A { public int I; }")]
    [InlineData("NINO010", "I|'F' cannot format 'I': generated code is not unsafe and cannot name 'int*[]'", "public unsafe class F : NinoFormatter<int*[]> { public override void Serialize(int*[] v, ref Writer w) { } public override void Deserialize(out int*[] v, ref Reader r) => v = null; public override void DeserializeRef(ref int*[] v, ref Reader r) { } } [NinoType] public unsafe class A { [NinoCustomFormatter(typeof(F))] public int*[] I; public int J; }")]
    [InlineData("NINO010", "NinoCustomFormatter(typeof(F))|generated code is not unsafe and cannot name 'W<delegate*<int>[]>'", "[assembly: NinoCustomFormatter(typeof(F))] public unsafe class F : NinoFormatter<W<delegate*<int>[]>> { public override void Serialize(W<delegate*<int>[]> v, ref Writer w) { } public override void Deserialize(out W<delegate*<int>[]> v, ref Reader r) => v = null; public override void DeserializeRef(ref W<delegate*<int>[]> v, ref Reader r) { } } public class W<T> { }")]
    [InlineData("NINO011", "I|'I' of 'A' is of type 'W<int*[]>', of which 'int*' never holds data", "[assembly: NinoCustomFormatter(typeof(F<>))] public class F<T> : NinoFormatter<W<T>> { public override void Serialize(W<T> v, ref Writer w) { } public override void Deserialize(out W<T> v, ref Reader r) => v = null; public override void DeserializeRef(ref W<T> v, ref Reader r) { } } public class W<T> { } [NinoType] public unsafe class A { public W<int*[]> I; public W<int> J; }")]
    [InlineData("NINO010", "I|'System.Uri'", "[NinoType] public class A { [NinoCustomFormatter(typeof(Uri))] public int I; }")]
    [InlineData("NINO010", "I|'F'", "public class F : NinoFormatter<long> { public override void Serialize(long v, ref Writer w) { } public override void Deserialize(out long v, ref Reader r) => v = 0; public override void DeserializeRef(ref long v, ref Reader r) { } } [NinoType] public class A { [NinoCustomFormatter(typeof(F))] public int I; }")]
    [InlineData("NINO010", "T|'F' cannot format 'T': it has to derive from NinoFormatter<T>", "[NinoCustomFormatter(typeof(F))] public class T { } public class F : NinoFormatter<Uri> { public override void Serialize(Uri v, ref Writer w) { } public override void Deserialize(out Uri v, ref Reader r) => v = default; public override void DeserializeRef(ref Uri v, ref Reader r) { } }")]
    [InlineData("NINO010", "T|it is abstract", "[NinoCustomFormatter(typeof(F))] public struct T { } public abstract class F : NinoFormatter<T> { public override void Serialize(T v, ref Writer w) { } public override void Deserialize(out T v, ref Reader r) => v = default; public override void DeserializeRef(ref T v, ref Reader r) { } }")]
    [InlineData("NINO010", "T|public parameterless constructor", "[NinoCustomFormatter(typeof(F))] public enum T { A } public class F : NinoFormatter<T> { public F(int i) { } public override void Serialize(T v, ref Writer w) { } public override void Deserialize(out T v, ref Reader r) => v = default; public override void DeserializeRef(ref T v, ref Reader r) { } }")]
    [InlineData("NINO010", "T|cannot reach it", "[NinoCustomFormatter(typeof(F))] public class T { private class F : NinoFormatter<T> { public override void Serialize(T v, ref Writer w) { } public override void Deserialize(out T v, ref Reader r) => v = default; public override void DeserializeRef(ref T v, ref Reader r) { } } }")]
    [InlineData("NINO010", "T|'F' formats it already", "[NinoCustomFormatter(typeof(F)), NinoCustomFormatter(typeof(G))] public interface T { } public class F : NinoFormatter<T> { public override void Serialize(T v, ref Writer w) { } public override void Deserialize(out T v, ref Reader r) => v = default; public override void DeserializeRef(ref T v, ref Reader r) { } } public class G : NinoFormatter<T> { public override void Serialize(T v, ref Writer w) { } public override void Deserialize(out T v, ref Reader r) => v = default; public override void DeserializeRef(ref T v, ref Reader r) { } }")]
    [InlineData("NINO010", "T|its type parameters", "[NinoCustomFormatter(typeof(F<,>))] public class T<A, B> { } public class F<A, B> : NinoFormatter<T<A, A>> { public override void Serialize(T<A, A> v, ref Writer w) { } public override void Deserialize(out T<A, A> v, ref Reader r) => v = default; public override void DeserializeRef(ref T<A, A> v, ref Reader r) { } }")]
    [InlineData("NINO010", "T|its type parameters", "[NinoCustomFormatter(typeof(F<>))] public class T<A> { } public class F<A> : NinoFormatter<T<A>> where A : struct { public override void Serialize(T<A> v, ref Writer w) { } public override void Deserialize(out T<A> v, ref Reader r) => v = default; public override void DeserializeRef(ref T<A> v, ref Reader r) { } }")]
    [InlineData("NINO010", "T|its surrogate 'System.Action' cannot be serialized", "[NinoCustomFormatter(typeof(F))] public class T { } public class F : NinoSurrogateFormatter<T, Action> { public override Action ToSurrogate(T value) => null; public override T FromSurrogate(Action a) => null; }")]
    [InlineData("NINO010", "I|'F' formats it already", "public class F : NinoFormatter<int> { public override void Serialize(int v, ref Writer w) { } public override void Deserialize(out int v, ref Reader r) => v = default; public override void DeserializeRef(ref int v, ref Reader r) { } } public class G : NinoFormatter<int> { public override void Serialize(int v, ref Writer w) { } public override void Deserialize(out int v, ref Reader r) => v = default; public override void DeserializeRef(ref int v, ref Reader r) { } } [NinoType] public class A { [NinoCustomFormatter(typeof(F)), NinoCustomFormatter(typeof(G))] public int I; }")]
    [InlineData("NINO010", "I|cannot reach it", "[NinoType] public class A { [NinoCustomFormatter(typeof(F))] public int I; private class F : NinoFormatter<int> { public override void Serialize(int v, ref Writer w) { } public override void Deserialize(out int v, ref Reader r) => v = default; public override void DeserializeRef(ref int v, ref Reader r) { } } }")]
    [InlineData("NINO010", "NinoCustomFormatter(typeof(Uri))|'System.Uri'", "[assembly: NinoCustomFormatter(typeof(Uri))]")]
    [InlineData("NINO010", "NinoCustomFormatter(typeof(G))|'F' formats it already", "[assembly: NinoCustomFormatter(typeof(F))] [assembly: NinoCustomFormatter(typeof(G))] public class F : NinoFormatter<Uri> { public override void Serialize(Uri v, ref Writer w) { } public override void Deserialize(out Uri v, ref Reader r) => v = default; public override void DeserializeRef(ref Uri v, ref Reader r) { } } public class G : NinoFormatter<Uri> { public override void Serialize(Uri v, ref Writer w) { } public override void Deserialize(out Uri v, ref Reader r) => v = default; public override void DeserializeRef(ref Uri v, ref Reader r) { } }")]
    [InlineData("NINO010", "NinoCustomFormatter(typeof(G))|'F' formats it already", "[assembly: NinoCustomFormatter(typeof(G))] [NinoCustomFormatter(typeof(F))] public class T { } public class F : NinoFormatter<T> { public override void Serialize(T v, ref Writer w) { } public override void Deserialize(out T v, ref Reader r) => v = default; public override void DeserializeRef(ref T v, ref Reader r) { } } public class G : NinoFormatter<T> { public override void Serialize(T v, ref Writer w) { } public override void Deserialize(out T v, ref Reader r) => v = default; public override void DeserializeRef(ref T v, ref Reader r) { } }")]
    [InlineData("NINO010", "NinoCustomFormatter(typeof(F<>))|its type parameters", "[assembly: NinoCustomFormatter(typeof(F<>))] public class F<A> : NinoFormatter<A[]> { public override void Serialize(A[] v, ref Writer w) { } public override void Deserialize(out A[] v, ref Reader r) => v = default; public override void DeserializeRef(ref A[] v, ref Reader r) { } }")]
    [InlineData("NINO011", "I|'System.Action'", "[NinoType] public class A { public Action I; }")]
    [InlineData("NINO011", "I|'System.Collections.Generic.List<System.IO.Stream>'", "[NinoType] public class A { public List<System.IO.Stream> I; }")]
    [InlineData("NINO011", "I|'S'", "[System.Runtime.CompilerServices.InlineArray(2)] public struct S { private Random a; } [NinoType] public class A { public S I; }")]
    [InlineData("NINO011", "I|'S'", "public struct S { public System.Runtime.CompilerServices.YieldAwaitable E; public int B; } [NinoType] public class A { public S I; }")]
    [InlineData("NINO011", "D|'System.Action'", "[NinoType] public class G<T> { public T V; } public class D : G<Action> { }")]
    [InlineData("NINO011", "F|'System.Func<T>'", "[NinoType] public class G<T> { public Func<T> F; } public class D : G<int> { } public class E : D { }")]
    [InlineData("NINO011", "D|'System.Action'", "[NinoType] public class G<T> { public T V; } public class D : G<Action> { } public class E : D { } public class H<T> : G<T> { }")]
    [InlineData("NINO011", "D|'System.Action[]'", "[NinoType] public class G<T> { public T V; } public class H<T> : G<T[]> { } public class D : H<Action> { } public class E : D { }")]
    [InlineData("NINO010", "V|'System.Uri'", "[NinoType] public class G<T> { [NinoCustomFormatter(typeof(Uri))] public T V; } public class D : G<int> { }")]
    [InlineData("NINO041", "D|'I'", "[NinoType] public class B { public int I; } [NinoType(VersionTolerant = true)] public class D : B { [NinoMember(1)] public int J; }")]
    [InlineData("NINO041", "V|'V'", "[NinoType(VersionTolerant = true)] public class G<T> { public T V; } [NinoType(VersionTolerant = true)] public class D : G<int> { }")]
    [InlineData("NINO011", "D|'Derived'", "[NinoType(allowInheritance: false)] public class Base { } public class Derived : Base { } [NinoType] public class A { public Derived D; }")]
    [InlineData("NINO011", "K|generated code cannot reach: make 'A<T>.Kind' and its outer types internal or public", "[NinoType(true, true)] public class A<T> { public T I; private Kind K; private enum Kind { X } }")]
    [InlineData("NINO011", "F|never holds data: it is left out", "[NinoType] public class A { public Action F; }")]
    [InlineData("NINO011", "F|no interface with static abstract members", "[NinoType] public interface I { static abstract int S(); } [NinoType] public class A { public I[] F; }")]
    [InlineData("NINO011", "V|'Nino.Core.NinoCompactValue<T>'", "[NinoType] public class A<T> { public NinoCompactValue<T> V; }")]
    [InlineData("NINO011", "R|of which 'Key' cannot be serialized: put [NinoType] on 'Key'", "public class Key { } public class Req : Dictionary<Key, List<string>> { } [NinoType] public class A { public IList<Req> R { get; set; } }")]
    [InlineData("NINO011", "R|which cannot be serialized: 'Req' is a collection, which is made by a public constructor without parameters: give it one, or put [NinoCustomFormatter]", "public class Req : List<int> { private Req() { } } [NinoType] public class A { public Req R; }")]
    [InlineData("NINO011", "R|hold its elements in a member of another type", "public abstract class Req : List<int> { } [NinoType] public class A { public Req R; }")]
    [InlineData("NINO011", "R|of which 'System.Random' cannot be serialized: put [NinoCustomFormatter]", "public class Req : List<System.Random> { } [NinoType] public class A { public Req R; }")]
    [InlineData("NINO011", "R|of which 'Key' cannot be serialized: put [NinoType] on 'Key'", "public class Key { } public class One : Dictionary<Two, Key> { } public class Two : List<One> { } [NinoType] public class A { public One R; }")]
    [InlineData("NINO023", "NinoSerializer.Serialize(new Req())|put [NinoType] on 'Key'", "public class Key { } public class Req : Dictionary<Key, int> { public static void M() => NinoSerializer.Serialize(new Req()); }")]
    [InlineData("NINO023", "NinoSerializer.Serialize(new Req())|without parameters: give it one", "public class Req : List<int> { private Req() { } public static void M() => NinoSerializer.Serialize(new Req()); }")]
    [InlineData("NINO012", "Rent|'A'", "[NinoType] public class A { [NinoRefDeserialization] public static object Rent() => null; }")]
    [InlineData("NINO012", "Rent|'A'", "[NinoType] public class A { [NinoRefDeserialization] internal static A Rent() => null; }")]
    [InlineData("NINO012", "Rent|'A'", "[NinoType] public class A { [NinoRefDeserialization] public A Rent() => null; }")]
    [InlineData("NINO012", "Rent|'A'", "[NinoType] public class A { [NinoRefDeserialization] public static A Rent(int i) => null; }")]
    [InlineData("NINO012", "Rent|'A'", "[NinoType] public class A { [NinoRefDeserialization] public static A Rent<T>() => null; }")]
    [InlineData("NINO012", "Rent|'A'", "[NinoType] public abstract class A { [NinoRefDeserialization] public static A Rent() => null; }")]
    [InlineData("NINO012", "Other|'A'", "[NinoType] public class A { [NinoRefDeserialization] public static A Rent() => null; [NinoRefDeserialization] public static A Other() => null; }")]
    [InlineData("NINO020", "A|'name'", "[NinoType] public class A { public A(string name) { } public int I; }")]
    [InlineData("NINO020", "A|'A'", "[NinoType] public class A { private A() { } public int I; }")]
    [InlineData("NINO020", "A|'pair'", "[NinoType] public class A { public A((long, long) pair) { } public (int, int) Pair { get; } }")]
    [InlineData("NINO020", "A|'bytes'", "[NinoType] public class A { public A(ReadOnlySpan<byte> bytes) { } public byte[] Bytes { get; } }")]
    [InlineData("NINO020", "A|'numbers'", "[NinoType] public class A { public A(uint[] numbers) { } public int[] Numbers { get; } }")]
    [InlineData("NINO020", "A|'other'", "[NinoType] public class A { public A(int other, int number = 1) { } public int Id { get; } }")]
    [InlineData("NINO020", "A|generated code cannot reach 'A.Mode', the type of parameter 'm': mark another constructor or a factory [NinoConstructor], or make it and its outer types internal or public", "[NinoType(true, true)] public class A { private A(int x, Mode m = Mode.B) { X = x; } public int X { get; } private enum Mode { B } }")]
    [InlineData("NINO020", "A|generated code calls it by reflection, which cannot pass 'System.ReadOnlySpan<char>', the type of parameter 's': mark another constructor or a factory [NinoConstructor]", "[NinoType] public class A<T> { public A(T v, ReadOnlySpan<char> s = default) { V = v; } public T V { get; } }")]
    [InlineData("NINO020", "R|'X'", "[NinoType] public record R([NinoIgnore] int X);")]
    [InlineData("NINO020", "A|'a' is no member; 'b' has another type than 'B'; 'c' is no member, because 'C' is computed: mark that [NinoMember]; 'd' takes a variable by reference", "[NinoType] public class A { public A(int a, long[] b, int c, ref int d, int e, int f = 1) { } public int B { get; } public int C => 1; public int D { get; } public int E { get; } }")]
    [InlineData("NINO020", "A|'points' is no member, because '_points' is not public; 'name' is no member, because 'Name' is not public; 'kind' is no member", "[NinoType] public class A { private readonly int[] _points; [NinoIgnore] private int _kind; public A(int[] points, string name, int kind) { _points = points; Name = name; _kind = kind; } internal string Name { get; } public int Count => _points.Length + _kind; public int I; }")]
    [InlineData("NINO002", "P|generated code cannot reach it, make it and its outer types internal or public", "public class C { [NinoCustomFormatter(typeof(F))] private class P { } } public class F { }")]
    [InlineData("NINO002", "A|lives on the stack only", "[NinoType] public ref struct A { public int I; }")]
    [InlineData("NINO023", "NinoSerializer.Serialize(new C())|'C'", "public class C { public static void M() => NinoSerializer.Serialize(new C()); }")]
    [InlineData("NINO023", "NinoSerializable(typeof(int*[]))|'int*[]'", "[assembly: NinoSerializable(typeof(int*[]))]")]
    [InlineData("NINO023", "NinoSerializable(typeof(Action))|'System.Action'", "[assembly: NinoSerializable(typeof(Action))]")]
    [InlineData("NINO024", "I|'I'", "[NinoType] public class A { [NinoMember(1)] public int I => 1; }")]
    [InlineData("NINO024", "D|'I' of 'D'", "[NinoType] public abstract class A { [NinoMember(1)] public int I => 1; } public class D : A { }")]
    [InlineData("NINO024", "D|'I' of 'D'", "[NinoType] public class A { private readonly int _i; public A(int i) { _i = i; } [NinoMember(1)] public int I => _i; } public class D : A { public D() : base(1) { } }")]
    [InlineData("NINO024", "I|'I' of 'A'", "[NinoType] public class A { [NinoMember(1)] public int I => 1; } public class D : A { }")]
    [InlineData("NINO026", "I|'string'", "[NinoType] public class A { [NinoCompact] public string I; }")]
    [InlineData("NINO026", "I|'bool'", "[NinoType] public class A { [NinoCompact] public bool I; public int J; }")]
    [InlineData("NINO026", "I|'A'", "[NinoType] public class A { [NinoCompact] public A I; }")]
    [InlineData("NINO026", "I|'T'", "[NinoType] public class A<T> { [NinoCompact] public T I; }")]
    public void Rule_IsReported(string id, string expected, string source)
    {
        ImmutableArray<Diagnostic> diagnostics = Harness.Diagnose(source + " // " + new string(' ', 100));

        Diagnostic diagnostic = Assert.Single(diagnostics.Where(one => one.Id == id));
        string place = expected.Split('|')[0];
        Assert.Contains(expected.Split('|')[1], diagnostic.GetMessage(CultureInfo.InvariantCulture));
        if (place.Length > 0 && !place.Contains("string name)"))
        {
            Assert.Equal(place, diagnostic.Location.SourceTree!.GetText().ToString(diagnostic.Location.SourceSpan));
        }
    }

    [Theory]
    [InlineData("[NinoType] public class A { [NinoCompact] public int I; [NinoCompact] public long[] L; [NinoCompact] public Dictionary<string, int> D; }")]
    [InlineData("[NinoType, NinoCompact] public class A { public int I; public string S; public bool B; public A Next; }")]
    [InlineData("[NinoType] public record R([NinoCompact] decimal M, string S); public enum E : short { X } [NinoType] public struct S { [NinoCompact] public E? E; [NinoCompact] public (int, E[]) T; }")]
    [InlineData("[NinoType, NinoCompact] public class G<T> { public T V; public List<T> L; public int[] I; public G<int> Next; } public class D : G<long> { public int Own; }")]
    [InlineData("[NinoType] public class A { [NinoCompact] public IList<int> I; [NinoCompact] public List<int?> L; [NinoCompact] public int[,] M; [NinoCompact] public DateTime[] T; [NinoCompact] public Lazy<int> Z; }")]
    public void Compact_IsCompiledWithoutDiagnostics(string source)
    {
        Assert.Empty(Harness.Diagnose(source));
        Harness.Run(Harness.Compile([source]), out Compilation output);
        Assert.Empty(output.GetDiagnostics().Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning));
    }

    [Theory]
    [InlineData("public class C : System.Collections.IEnumerable { public void Add(int i) { } public System.Collections.IEnumerator GetEnumerator() => null; }")]
    [InlineData("public class C : IEnumerable<int> { public void Add(string s) { } IEnumerator<int> IEnumerable<int>.GetEnumerator() => null; System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => null; }")]
    [InlineData("public class C : IEnumerable<int> { internal void Add(int i) { } IEnumerator<int> IEnumerable<int>.GetEnumerator() => null; System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => null; }")]
    [InlineData("public class C : IEnumerable<int> { public C(int i) { } public void Add(int i) { } IEnumerator<int> IEnumerable<int>.GetEnumerator() => null; System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => null; }")]
    [InlineData("public struct C : IEnumerable<int> { public string S; public void Add(int i) { } IEnumerator<int> IEnumerable<int>.GetEnumerator() => null; System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => null; }")]
    public void Enumerable_ThatCannotBeFilled_IsReported(string collection) =>
        Assert.Equal("NINO011", Assert.Single(Harness.Diagnose(collection + " [NinoType] public class A { public C C; public int I; }")).Id);

    /// <summary>An interface has no members on the wire.</summary>
    [Theory]
    [InlineData("[NinoType] public interface I { Random Value { get; } string Name { get; } Action F { get; } } [NinoType] public class A : I { public string Name { get; set; } [NinoIgnore] public Random Value { get; set; } [NinoIgnore] public Action F { get; set; } }")]
    [InlineData("[NinoType(VersionTolerant = true)] public interface I { double? Ratio { get; set; } } [NinoType(VersionTolerant = true)] public class A : I { [NinoMember(1)] public double? Ratio { get; set; } }")]
    [InlineData("[NinoType] public interface I { NinoUnknownMembers Unknown { get; } } [NinoType] public class A : I { [NinoIgnore] public NinoUnknownMembers Unknown { get; set; } public int X; }")]
    [InlineData("[NinoType] public interface I<T> { List<Func<T>> Values { get; } } [NinoType] public class A : I<int> { [NinoIgnore] public List<Func<int>> Values { get; } public int X; }")]
    public void Interface_IsNotAskedForItsMembers(string source) => Assert.Empty(Harness.Diagnose(source));

    /// <summary>A mark counts whoever may call the constructor.</summary>
    [Theory]
    [InlineData("[NinoType] public class P { [NinoConstructor] private P(int x) { X = x; } public static P Make(int x) => new(x); public int X { get; } }")]
    [InlineData("[NinoType] public struct P { [NinoConstructor] private P(int x) { X = x; } public static P Make(int x) => new(x); public int X { get; } }")]
    [InlineData("[NinoType] public class P<T> { [NinoConstructor] private P(T x) { X = x; } public static P<T> Make(T x) => new(x); public T X { get; } }")]
    [InlineData("[NinoType] public record P { [NinoConstructor] protected P(int x) { X = x; } public static P Make(int x) => new(x); public int X { get; } }")]
    public void MarkedConstructor_MayBePrivate(string source) => Harness.Emit(Harness.Build(Harness.Compile([source])));

    [Fact]
    public void Collision_NamesBothTypes()
    {
        // FNV-1a of these two names is equal.
        Diagnostic diagnostic = Assert.Single(Harness.Diagnose("[NinoType, NinoFormerName(\"B\")] public class A { } [NinoType] public class B { }"));

        Assert.Equal("NINO021", diagnostic.Id);
        Assert.Contains("'A' and 'B'", diagnostic.GetMessage(CultureInfo.InvariantCulture));
    }

    [Theory]
    [InlineData("[NinoType] public class A { public A(string name) { } public int I; } [NinoType] public class Holder { public A A; public List<A> All; }")]
    [InlineData("[NinoType] public class A { public Action Lost; public int I; }")]
    [InlineData("public class Outer { [NinoType] private class Inner { public int I; } [NinoType] public class Other { private Inner In; } }")]
    [InlineData("[NinoType, NinoFormerName(\"B\")] public class A { } [NinoType] public class B { }")]
    [InlineData("[NinoType] public static class A { }")]
    [InlineData("[NinoType] public ref struct A { public int I; }")]
    [InlineData("[NinoType] public class A { public unsafe int* P; public Span<int> S => default; public nint N; }")]
    [InlineData("public unsafe struct B { public fixed int F[4]; } [NinoType] public class A { public B B; }")]
    [InlineData("[NinoType] public class A : Missing { public Unknown U; public List<Unknown> L; }")]
    [InlineData("public class A { void M() { NinoSerializer.Serialize(new Unknown()); NinoDeserializer.Deserialize<Unknown>(null); NinoSerializer.Serialize(null); } }")]
    [InlineData("[NinoType] public class N<T> { public N<N<T>> Next; public T Value; } public static class C { public static void M() => NinoSerializer.Serialize(new N<int>()); }")]
    [InlineData("[NinoType] public class A : A { public int I; } [NinoType] public struct S { public S Inner; public int I; }")]
    [InlineData("public struct S { public Inner I; public struct Inner { public S V; } } [NinoType] public class A { public S X; public S.Inner Y; public int Z; }")]
    [InlineData("public struct S { public S V; } [NinoType] public class A { public S X; public List<S> Y; public int Z; }")]
    [InlineData("[NinoType] public class G<T> { public G(int other) { } public T V; } public class C { public static void M() => NinoSerializer.Serialize<G<int>>(null); }")]
    [InlineData("public class Outer { [NinoType] public class { public int Y; } [NinoType] public class A { public int X; } }")]
    [InlineData("[System.Runtime.CompilerServices.InlineArray(4)] public struct S { } [NinoType] public class A { public S X; public S[] Y; }")]
    [InlineData("[System.Runtime.CompilerServices.InlineArray(0)] public struct S { public int I; } [NinoType] public class A { public S X; public S[] Y; }")]
    [InlineData("[NinoType, System.Runtime.CompilerServices.InlineArray(4)] public struct S { public int I, J; } [NinoType] public class A { public S X; public S[] Y; }")]
    public void BadInput_NeverGivesErrorsInGeneratedCode(string source)
    {
        // With interceptors, so that these are tried too.
        Harness.Run(InterceptorTests.On(Harness.Compile([source])), out Compilation output);

        Assert.Empty(output.GetDiagnostics().Where(diagnostic =>
            diagnostic.Severity >= DiagnosticSeverity.Warning && diagnostic.Location.SourceTree?.FilePath.StartsWith("File", System.StringComparison.Ordinal) != true));
    }

    [Fact]
    public void Warning_CanBeSuppressedInSource()
    {
        CSharpCompilation input = Harness.Compile(["\n#pragma warning disable NINO026\n[NinoType] public class A { [NinoCompact] public string I; public int J; }"]);
        Harness.Driver(input).RunGeneratorsAndUpdateCompilation(input, out _, out ImmutableArray<Diagnostic> diagnostics);

        Assert.Empty(diagnostics.Where(diagnostic => !diagnostic.IsSuppressed));
    }

    [Fact]
    public void MemberOfAGenericBase_IsReportedOnceWhereItsTypeIsTheSameForAll()
    {
        Diagnostic[] reported = [.. Harness.Diagnose("[NinoType] public abstract class B<T> { public Random R; public List<T> V; } [NinoType] public class C : B<int> { } [NinoType] public class D : B<Random> { } [NinoType] public class E : C { } [NinoType] public class F<T> : B<T[]> { }")];

        Assert.Equal(["'R' of 'B<T>'", "'V' of 'B<System.Random>'"], reported.Select(one => string.Join(' ', one.GetMessage().Split(' ').Take(3))).Order());
    }

    [Fact]
    public void EveryRule_HasAPage()
    {
        string releases = string.Concat(Directory.GetFiles(Path.Combine(Root(), "src", "Nino.Generator"), "AnalyzerReleases.*.md").Select(File.ReadAllText));
        foreach (DiagnosticDescriptor rule in Descriptors.All)
        {
            Assert.Equal($"{Metadata("NinoSiteAddress")}en/diagnostics/{rule.Id}", rule.HelpLinkUri);
            Assert.StartsWith($"# {rule.Id}: {rule.Title}\n", File.ReadAllText(Path.Combine(Root(), "docs", "en", "diagnostics", $"{rule.Id}.md")));
            Assert.StartsWith($"# {rule.Id}：", File.ReadAllText(Path.Combine(Root(), "docs", "zh", "diagnostics", $"{rule.Id}.md")));
            Assert.Equal("Nino", rule.Category);
            Assert.Contains($"\n{rule.Id} | Nino | {rule.DefaultSeverity} | ", releases);
        }
    }

    [Theory]
    [InlineData("en")]
    [InlineData("zh")]
    public void RetiredRule_KeepsItsPage(string language)
    {
        Assert.DoesNotContain("NINO022", Descriptors.All.Select(rule => rule.Id));
        Assert.StartsWith("# NINO022", File.ReadAllText(Path.Combine(Root(), "docs", language, "diagnostics", "NINO022.md")));
    }

    private static string Root() => Metadata("RepositoryRoot");

    private static string Metadata(string key) => typeof(DiagnosticTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(metadata => metadata.Key == key).Value!;
}
