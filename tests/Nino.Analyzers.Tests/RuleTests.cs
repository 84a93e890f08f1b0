using System.Globalization;
using System.Linq;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Xunit;

namespace Nino.Analyzers.Tests;

public class RuleTests
{
    private const string Formatter = "public class F : NinoFormatter<int> { public override void Serialize(int v, ref Writer w) { } public override void Deserialize(out int v, ref Reader r) => v = 0; public override void DeserializeRef(ref int v, ref Reader r) { } } ";

    /// <summary>The place is the text under the squiggle; the whole source gives exactly one diagnostic, from the analyzers or the generator.</summary>
    [Theory]
    [InlineData("NINO003", "D", "'D' has no [NinoType] of its own: 'B' makes it", "[NinoType] public class B { } public class D : B { }")]
    [InlineData("NINO003", "D", "'I' makes it", "[NinoType] public interface I { } public struct D : I { public int X; }")]
    [InlineData("NINO003", "D", "'I' makes it", "[NinoType] public interface I { } public interface D : I { }")]
    [InlineData("NINO003", "D", "'B<int>' makes it", "[NinoType] public class B<T> { } public class D : B<int> { }")]
    [InlineData("NINO003", "D", "says allowInheritance: false", "[NinoType(allowInheritance: false)] public class B { } public class D : B { }")]
    [InlineData("NINO003", "D", "says allowInheritance: false", "[NinoType(allowInheritance: false)] public interface I { } public class D : I { }")]
    [InlineData("NINO004", "NinoMember(0)", "'I' does nothing: 'A' collects", "[NinoType] public class A { [NinoMember(0)] public int I; public int J; }")]
    [InlineData("NINO004", "NinoMember(0)", "'I'", "#if DEBUG\npublic class B { }\n#endif\n[NinoType] public class A {\n#region R\n[NinoMember(0)] public int I;\n#endregion\n}")]
    [InlineData("NINO004", "NinoMember(0)", "'X'", "[NinoType] public record A([NinoMember(0)] int X, int Y);")]
    [InlineData("NINO004", "NinoMember(0)", "'Y'", "[NinoType(containNonPublicMembers: true)] public class A { public int X { get; set; } [NinoMember(0)] public int Y { get => X * 2; set => X = value / 2; } }")]
    [InlineData("NINO005", "NinoIgnore", "'A' serializes only members marked", "[NinoType(false)] public class A { [NinoMember(0)] public int I; [NinoIgnore] public int J; }")]
    [InlineData("NINO004", "NinoMember(0)", "'I'", "[NinoType] public sealed class A { public A(int i) => I = i; [NinoMember(0)] public int I { get; } public int J; }")]
    [InlineData("NINO005", "NinoIgnore", "it is static", "[NinoType] public class A { [NinoIgnore] public static int I; }")]
    [InlineData("NINO005", "NinoIgnore", "it is a constant", "[NinoType] public class A { [NinoIgnore] public const int I = 1; }")]
    [InlineData("NINO005", "NinoIgnore", "it is an indexer", "[NinoType] public class A { [NinoIgnore] public int this[int i] => i; }")]
    [InlineData("NINO006", "I", "'I' is marked", "[NinoType] public class A { [NinoIgnore, NinoMember(1)] public int I; }")]
    [InlineData("NINO006", "I", "'I' is marked", "[NinoType(false)] public record A([NinoIgnore] [property: NinoMember(1)] int I = 0);")]
    [InlineData("NINO007", "I", "'I' is marked [NinoMember] but left out", "[NinoType(false)] public class A { [NinoMember(1)] internal int I; }")]
    [InlineData("NINO007", "I", "for 'D'", "[NinoType(false)] public class B { } [NinoType(false)] public class D : B { [NinoMember(1)] internal int I; }")]
    [InlineData("NINO007", "I", "for 'A'", "[NinoType] public class A { [NinoMember(1)] private int I { get; set; } }")]
    [InlineData("NINO009", "J", "'J' has number 1, which another member of 'A'", "[NinoType] public class A { [NinoMember(1)] public int I; [NinoMember(1)] public int J; }")]
    [InlineData("NINO009", "J", "number 1", "[NinoType(false)] public class A { [NinoMember(1)] public int I, J; }")]
    [InlineData("NINO009", "J", "number 1", "[NinoType(false)] public record A([NinoMember(1)] int I, [property: NinoMember(1)] int J);")]
    [InlineData("NINO043", "I", "'I' has a number above 2147483647", "[NinoType(false)] public class A { [NinoMember(2147483648)] public int I; [NinoMember(2147483647)] public int J; }")]
    [InlineData("NINO043", "I", "'I' has a number", "[NinoType(false)] public record A([NinoMember(uint.MaxValue)] int I);")]
    [InlineData("NINO030", "A", "'A' marks 'I' for Nino", "public class A { public int H; [NinoMember(0)] public int I; }")]
    [InlineData("NINO030", "A", "'A' marks 'I' for Nino", "public class A { [NinoCompact] public int I; }")]
    [InlineData("NINO030", "A", "'A' marks 'A.A(int)'", "public class A { [NinoConstructor] public A(int i) { } }")]
    [InlineData("NINO031", "M", "'M' finds its elements by 'K'", "[NinoType] public class K { public int I; } [NinoType] public class A { public Dictionary<K, int> M; }")]
    [InlineData("NINO031", "M", "by 'K'", "[NinoType] public class K { public int I; } [NinoType] public class A { public List<HashSet<K>[]> M; }")]
    [InlineData("NINO031", "M", "by 'K'", "[NinoType] public class K { public int I; } [NinoType] public class A { public IReadOnlyDictionary<K, int> M { get; set; } }")]
    [InlineData("NINO032", "_b", "'_b' of 'A'", "[NinoType] public struct A { public int I; private int _b; }")]
    [InlineData("NINO032", "_count", "'_count' of 'A'", "[NinoType] public struct A { private readonly int _count; public A(int count) => _count = count; public int Count => _count; }")]
    [InlineData("NINO004", "NinoMember(0)", "'I'", "[NinoType] public sealed class A { [NinoMember(0)] public int I { get; } public int J; }")]
    [InlineData("NINO004", "NinoMember(0)", "'I'", "[NinoType] public sealed partial class A { [NinoMember(0)] public partial int I { get; } public int J; } public partial class A { public partial int I { get => field; } }")]
    [InlineData("NINO032", "_i", "'_i' of 'A'", "[NinoType] public partial struct A { private partial int _i { get; } public string J; } public partial struct A { private partial int _i { get => field; } }")]
    [InlineData("NINO020", "A", "because 'Count' is computed: mark that [NinoMember]", "[NinoType] public class A { [NinoIgnore] private readonly int _count; public A(int count) => _count = count; public int Count => _count; }")]
    [InlineData("NINO020", "P", "because 'X' is computed: mark that [NinoMember]", "[NinoType] public class P(int x) { public int X => x; }")]
    [InlineData("NINO032", "B", "'B' of 'A'", "[NinoType] public struct A { public string I; internal int B { get; set; } }")]
    [InlineData("NINO032", "_value", "'_value' of 'A<T>'", "[NinoType] public readonly struct A<T> { private readonly T _value; public A(T value) => (_value, IsSet) = (value, true); public bool IsSet { get; } }")]
    [InlineData("NINO032", "_text", "'_text' of 'A'", "[NinoType] public class A { private string _text = \"\"; public override string ToString() => _text; }")]
    [InlineData("NINO032", "m_names", "'m_names' of 'A'", "[NinoType] public class A { internal readonly List<string> m_names; public A(List<string> names) => m_names = names; public A() => m_names = new(); public int I; }")]
    [InlineData("NINO032", "y", "'y' of 'A' is not written because it is a parameter that the type captures: keep it in a field or property", "[NinoType] public struct A(int y) { public readonly int Y => y; }")]
    [InlineData("NINO032", "y", "captures", "[NinoType(containNonPublicMembers: true)] public class A(int y) { public A() : this(0) { } public int Y => y; public int Z { get; set; } }")]
    [InlineData("NINO032", "y", "captures", "[NinoType] public class A(string y = \"\") { public string Y() { string Inner() => y; return Inner(); } public int Z { get; set; } }")]
    [InlineData("NINO033", "NinoMember(0)", "'I' is marked [NinoMember] but never serialized: it is static", "[NinoType] public class A { [NinoMember(0)] public static int I; }")]
    [InlineData("NINO033", "NinoMember(0)", "a constant", "[NinoType] public class A { [NinoMember(0)] public const int I = 1; }")]
    [InlineData("NINO033", "NinoMember(0)", "an indexer", "[NinoType] public class A { [NinoMember(0)] public int this[int i] { get => i; set { } } }")]
    [InlineData("NINO033", "NinoMember(0)", "without a getter", "[NinoType] public class A { [NinoMember(0)] public int I { set { } } }")]
    [InlineData("NINO007", "P", "left out", "public interface I { int P { get; set; } } [NinoType] public class A : I { [NinoMember(0)] int I.P { get; set; } }")]
    [InlineData("NINO034", "A", "its elements are not: hold the elements in a member, leave out [NinoType], or put [NinoCustomFormatter] on it", "[NinoType] public class A : List<int> { }")]
    [InlineData("NINO040", "D", "made from what is read, because", "[NinoType] public class A { public Dictionary<string, int> D { get; init; } = new(StringComparer.OrdinalIgnoreCase); }")]
    [InlineData("NINO040", "D", "made from what is read, because", "[NinoType] public class A { public required int I; public HashSet<string> D = new HashSet<string>(8, StringComparer.OrdinalIgnoreCase); }")]
    [InlineData("NINO040", "D", "made from what is read, because", "[NinoType] public record A(int X) { public A() : this(0) { } public HashSet<string> D { get; set; } = new(StringComparer.OrdinalIgnoreCase); }")]
    [InlineData("NINO040", "D", "made from what is read, because", "[NinoType] public class A { public A() { } [NinoConstructor] public A(int x) => X = x; public int X { get; } public HashSet<string> D { get; set; } = new(StringComparer.OrdinalIgnoreCase); }")]
    [InlineData("NINO040", "D", "a struct is made", "[NinoType] public struct A { public A() { } public HashSet<string> D = new(StringComparer.Ordinal); }")]
    [InlineData("NINO040", "D", "is made anew", "[NinoType] public class A { public Dictionary<int, int> D { get; set; } = new(new C()); } public class C : IEqualityComparer<int> { public bool Equals(int a, int b) => true; public int GetHashCode(int a) => 1; }")]
    [InlineData("NINO034", "A", "'A' is a collection", "[NinoType] public class A : Queue<int> { public int Extra; }")]
    [InlineData("NINO035", "NinoFormerName(\"Outer<T>.Old\")", "[NinoFormerName] on 'New' does nothing: a former name goes without type arguments", "public class Outer<T> { [NinoType, NinoFormerName(\"Outer<T>.Old\")] public class New { public T V; } }")]
    [InlineData("NINO035", "NinoFormerName(\"Old<T>\")", "a former name goes without type arguments", "[NinoType, NinoFormerName(\"Old\"), NinoFormerName(\"Old<T>\")] public struct New<T> { public T V; public string W; }")]
    [InlineData("NINO035", "NinoFormerName(\"Old\\ud800x\")", "does nothing: U+D800 is in no name of a type as C# spells it", "[NinoType, NinoFormerName(\"Old\\ud800x\")] public struct New { public string W; }")]
    [InlineData("NINO035", "NinoFormerName(\"N.Outer+Old\")", "'+' is in no name of a type", "[NinoType, NinoFormerName(\"N.Outer+Old\")] public class New { public string W; }")]
    [InlineData("NINO035", "NinoFormerName(\" global::\")", "it has no name", "[NinoType, NinoFormerName(\" global::\")] public interface I { }")]
    [InlineData("NINO035", "NinoUtf8", "'I' does nothing: 'int' holds no string", "[NinoType] public class A { [NinoUtf8] public int I; }")]
    [InlineData("NINO035", "NinoUtf8", "holds no string", "[NinoType] public class A { [NinoUtf8] public G<B> I; } [NinoType] public class G<T> { public T V; } [NinoType] public class B { public string S; }")]
    [InlineData("NINO035", "NinoIgnore", "[NinoIgnore] on 'I' does nothing: 'field:' puts it on the field behind the property, so leave that out", "[NinoType] public class A { [field: NinoIgnore] public int I { get; set; } }")]
    [InlineData("NINO035", "NinoMember(0)", "[NinoMember] on 'I'", "[NinoType] public record A([field: NinoMember(0)] int I);")]
    [InlineData("NINO035", "NinoUtf8", "[NinoUtf8] on 'I'", "[NinoType] public struct A { [field: NonSerialized, NinoUtf8] public string I { get; set; } }")]
    [InlineData("NINO035", "NinoCompact", "[NinoCompact] on 'I'", "[NinoType] public class A { [field: NinoCompact] public int I { get; } }")]
    [InlineData("NINO035", "NinoCustomFormatter(typeof(F))", "[NinoCustomFormatter] on 'I'", Formatter + "public class A { [field: NinoCustomFormatter(typeof(F))] public int I { get; set; } }")]
    [InlineData("NINO035", "NinoUtf8", "[NinoUtf8] on 'S' does nothing: it is not public, and the type leaves such members out", "[NinoType] public class A { [NinoUtf8] private string S; }")]
    [InlineData("NINO035", "NinoCompact", "[NinoCompact] on 'I' does nothing: without [NinoMember] it is not written", "[NinoType(autoCollect: false)] public class A { [NinoCompact] public int I; }")]
    [InlineData("NINO035", "NinoCompact", "[NinoIgnore] leaves it out", "[NinoType] public class A { [NinoIgnore, NinoCompact] public int I; }")]
    [InlineData("NINO035", "NinoCustomFormatter(typeof(F))", "it is static", Formatter + "[NinoType] public class A { [NinoCustomFormatter(typeof(F))] public static int I; }")]
    [InlineData("NINO035", "NinoUtf8", "decides how", Formatter + "[NinoType] public class A { [NinoUtf8, NinoCustomFormatter(typeof(F))] public int I; }")]
    [InlineData("NINO035", "NinoMember(1)", "[NinoMember] on 'I' does nothing: no property of an interface is written, so mark those of the classes", "[NinoType(false)] public interface A { [NinoMember(1)] int I { get; set; } }")]
    [InlineData("NINO035", "NinoIgnore", "[NinoIgnore] on 'I' does nothing", "[NinoType] public interface A { [NinoIgnore] int I { get; set; } }")]
    [InlineData("NINO035", "NinoUtf8", "[NinoUtf8] on 'S' does nothing", "[NinoType] public interface A { [NinoUtf8] string S { get; } }")]
    [InlineData("NINO036", "NinoConstructor", "'A.Make(int)' does nothing: no instance of an abstract class is made", "[NinoType] public abstract class A { public int I; [NinoConstructor] public static A Make(int i) => null; }")]
    [InlineData("NINO036", "NinoConstructor", "'A.A(int)' does nothing: 'A.A()' is marked too", "[NinoType] public class A { [NinoConstructor] public A() { } [NinoConstructor] public A(int i) { } public int I; }")]
    [InlineData("NINO036", "NinoConstructor", "has to be static", "[NinoType] public class A { [NinoConstructor] public A Make() => this; public int I; }")]
    [InlineData("NINO036", "NinoConstructor", "has to return 'A'", "[NinoType] public class A { [NinoConstructor] public static int Make() => 1; public int I; }")]
    [InlineData("NINO036", "NinoConstructor", "cannot be generic", "[NinoType] public class A { [NinoConstructor] public static A Make<T>() => null; public int I; }")]
    [InlineData("NINO036", "NinoConstructor", "public or internal", "[NinoType] public class A { [NinoConstructor] private static A Make() => new(); public int I; }")]
    [InlineData("NINO036", "NinoConstructor", "public or internal", "[NinoType] public class A { [NinoConstructor] private protected static A Make() => new(); public int I; }")]
    [InlineData("NINO037", "NinoType", "'A' does nothing", "[NinoType] public static class A { }")]
    [InlineData("NINO037", "NinoType", "'A' does nothing", "[NinoType] public static class A { [NinoMember(0)] public static int I; }")]
    [InlineData("NINO045", "NinoType(PreserveReferences = true)", "'A' does nothing: a struct", "[NinoType(PreserveReferences = true)] public struct A { public int I; }")]
    [InlineData("NINO045", "NinoType(PreserveReferences = true)", "a custom formatter", "[NinoType(PreserveReferences = true), NinoCustomFormatter(typeof(F))] public class A { public int I; } public class F : NinoFormatter<A> { public override void Serialize(A v, ref Writer w) { } public override void Deserialize(out A v, ref Reader r) => v = null; public override void DeserializeRef(ref A v, ref Reader r) => v = null; }")]
    [InlineData("NINO050", "NinoFallbackType(typeof(F))", "'F' is not derived from it", "[NinoType(VersionTolerant = true), NinoFallbackType(typeof(F))] public class A { } [NinoType(VersionTolerant = true)] public class F { }")]
    [InlineData("NINO050", "NinoFallbackType(typeof(F))", "'F' is not version-tolerant", "[NinoType(VersionTolerant = true), NinoFallbackType(typeof(F))] public interface A { } [NinoType] public class F { }")]
    [InlineData("NINO050", "NinoFallbackType(typeof(A))", "'A' is no class that can be made", "[NinoType(VersionTolerant = true), NinoFallbackType(typeof(A))] public abstract class A { }")]
    [InlineData("NINO050", "NinoFallbackType(null)", "'A' is not version-tolerant", "[NinoType, NinoFallbackType(null)] public class A { }")]
    [InlineData("NINO053", "NinoIgnore", "[NinoIgnore] on 'X' counts in generated code of this assembly alone, because 'A' has a Deconstruct of its own", "[NinoType] public record A([NinoIgnore] int X = 0, [property: NinoIgnore] int Y = 0) { public void Deconstruct(out int a, out int b) => (a, b) = (X, Y); }")]
    [InlineData("NINO053", "NinoUtf8", "[NinoUtf8] on 'X'", "[NinoType] public readonly record struct A<T>([NinoUtf8] string X, T Y) { public string X { get; init; } = X; public void Deconstruct(out string x, out T y) => (x, y) = (X, Y); }")]
    [InlineData("NINO054", "I", "'I' of 'A' cannot be read: its setter only throws", "[NinoType] public class A { public int J; public int I { get => J; set => throw new NotSupportedException(); } }")]
    [InlineData("NINO054", "I", "its init accessor only throws", "[NinoType] public class A { public int J; public int I { get => J; init { throw new NotSupportedException(); } } }")]
    [InlineData("NINO054", "I", "'I' of 'A' cannot be written: its getter only throws", "[NinoType] public struct A { public int J; public int I { get { throw new NotSupportedException(); } set => J = value; } }")]
    [InlineData("NINO054", "I", "'I' of 'D' cannot be read", "[NinoType] public abstract class A { public virtual int I { get; set; } } [NinoType] public class D : A { public override int I { get => 1; set => throw new NotSupportedException(); } }")]
    [InlineData("NINO054", "I", "'I' of 'A' cannot be read", "[NinoType(false, true)] public class A { public int J; [NinoMember(1)] private int I { get => J; set => throw new NotSupportedException(); } }")]
    [InlineData("NINO002", "D", "'Outer.D'", "[NinoType] public class B { } public class Outer { private class D : B { } }")]
    [InlineData("NINO010", "I", "'System.Uri'", "[NinoType] public class A { [NinoCustomFormatter(typeof(Uri))] public int I; }")]
    [InlineData("NINO024", "I", "nothing sets it", "[NinoType] public sealed class A { [NinoMember(0)] public int I => J; public int J; }")]
    public async Task Rule_IsReportedOnce(string id, string place, string message, string source)
    {
        Diagnostic diagnostic = Assert.Single(await Harness.DiagnoseAsync(source));

        Assert.Equal(id, diagnostic.Id);
        Assert.Contains(message, diagnostic.GetMessage(CultureInfo.InvariantCulture));
        Assert.Equal(place, diagnostic.Location.SourceTree!.GetText().ToString(diagnostic.Location.SourceSpan));
    }

    [Theory]
    [InlineData("[NinoType] public class B { } [NinoType] public class D : B { } public class Free { } public class E : Free { }")]
    [InlineData("[NinoType] public class A { [NinoCustomFormatter(typeof(F))] public Dictionary<string, int> D { get; init; } = new(StringComparer.OrdinalIgnoreCase); } public class F : NinoFormatter<Dictionary<string, int>> { public override void Serialize(Dictionary<string, int> v, ref Writer w) { } public override void Deserialize(out Dictionary<string, int> v, ref Reader r) => v = default; public override void DeserializeRef(ref Dictionary<string, int> v, ref Reader r) { } }")]
    [InlineData("[NinoType, NinoCustomFormatter(typeof(F))] public struct A { public A() { } public HashSet<string> D = new(StringComparer.Ordinal); } public class F : NinoFormatter<A> { public override void Serialize(A v, ref Writer w) { } public override void Deserialize(out A v, ref Reader r) => v = default; public override void DeserializeRef(ref A v, ref Reader r) { } }")]
    [InlineData("[NinoType] public class K { public int I; } [NinoType, NinoCustomFormatter(typeof(F))] public class A { public Dictionary<K, int> M; } public class F : NinoFormatter<A> { public override void Serialize(A v, ref Writer w) { } public override void Deserialize(out A v, ref Reader r) => v = default; public override void DeserializeRef(ref A v, ref Reader r) { } }")]
    [InlineData("[NinoCustomFormatter(typeof(F))] public class A { [NinoIgnore] public int I; } public class F : NinoFormatter<A> { public override void Serialize(A v, ref Writer w) { } public override void Deserialize(out A v, ref Reader r) => v = default; public override void DeserializeRef(ref A v, ref Reader r) { } }")]
    [InlineData("[NinoType] public abstract class B { protected B(int seed) { } public HashSet<string> D { get; set; } = new(StringComparer.OrdinalIgnoreCase); } [NinoType] public class D : B { public D() : base(1) { } }")]
    [InlineData("[NinoType] public class A { [NinoIgnore] public int I { get; init; } public HashSet<string> D { get; set; } = new(StringComparer.OrdinalIgnoreCase); }")]
    [InlineData("[NinoType] public class A { [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public A() { } public required int I; public HashSet<string> D { get; set; } = new(StringComparer.OrdinalIgnoreCase); }")]
    [InlineData("[NinoType] public class A { [NinoMember(1)] public int I; [NinoMember(0)] public int J; }")] // the numbers order
    [InlineData("[NinoType] public class A { public int I; [NinoMember(0)] public int J; }")]
    [InlineData("[NinoType, NinoFormerName(\"Outer<System.Int32>.Old\")] public class New { public int V; } [NinoType, NinoFormerName(\"N.Old\\u4e00_1\")] public class G<T> { public int V; }")]
    [InlineData("[NinoType(containNonPublicMembers: true)] public class A { [NinoMember(0)] public int X { get; set; } [NinoMember(1)] public int Y { get => X * 2; set => X = value / 2; } }")] // without numbers, what has no field comes first
    [InlineData("[NinoType] public class A { [NinoMember(0)] public int I; [NinoMember(1)] public int J { get; set; } }")] // derived types elsewhere see another order
    [InlineData("[NinoType(false)] public class A { [NinoMember(0)] public int I; public int J; }")]
    [InlineData("[NinoType] public sealed class A {\n[NinoMember(0)] public int I;\n#if DEBUG\n[NinoMember(1)] public long J;\n#else\n[NinoMember(1)] public int J;\n#endif\n[NinoMember(2)] public int K; }")] // what is not compiled would keep its number
    [InlineData("#if DEBUG\n[NinoType(false)]\n#else\n[NinoType]\n#endif\npublic sealed class A { [NinoMember(0)] public int I; }")]
    [InlineData("[NinoType] public sealed partial class A { [NinoMember(0)] public int I; }\npublic partial class A {\n#if DEBUG\n[NinoMember(1)] public int J;\n#endif\n}")]
    [InlineData("[NinoType(PreserveReferences = true)] public class A { public A I; } [NinoType(PreserveReferences = false)] public struct S { public int I; } [NinoType(PreserveReferences = true)] public interface J { }")]
    [InlineData("[NinoType] public sealed class A { public A(int i) => I = i; [NinoMember(1)] public int I { get; } [NinoMember(0)] public int J; }")]
    [InlineData("[NinoType(VersionTolerant = true), NinoFallbackType(typeof(A))] public class A { } [NinoType(VersionTolerant = true), NinoFallbackType(typeof(D))] public abstract class B { } [NinoType(VersionTolerant = true)] public sealed class D : B { } [NinoType(VersionTolerant = true), NinoFallbackType(typeof(E))] public interface I { } [NinoType(VersionTolerant = true)] public sealed class E : I { }")]
    [InlineData("[NinoType] public class A { [NinoIgnore] public int I; [NinoIgnore] private int J; public static int K; }")]
    [InlineData("[NinoType] public abstract class A { public virtual int I { get => throw new NotSupportedException(); set => throw new NotSupportedException(); } } [NinoType] public class D : A { public override int I { get; set; } }")]
    [InlineData("[NinoType] public class A { public A(int i) => J = i; private int J { get; } public int I { get => J; set => throw new NotSupportedException(); } }")]
    [InlineData("[NinoType] public class A { public int J; [NinoIgnore] public int I { get => J; set => throw new NotSupportedException(); } public int K => throw new NotSupportedException(); private int L { get => J; set => throw new NotSupportedException(); } public int this[int i] { get => throw new NotSupportedException(); set => throw new NotSupportedException(); } }")]
    [InlineData("[NinoType] public abstract class A { [NinoIgnore] public virtual int I { get; set; } } [NinoType] public class D : A { public int J; public override int I { get => J; set => throw new NotSupportedException(); } }")]
    [InlineData("[NinoType] public class A { public int J; public int I { get => J; set { if (value < 0) { throw new ArgumentException(); } J = value; } } }")]
    [InlineData("[NinoType(false, true)] public class A { [NinoMember(1)] internal int I; private int J; }")]
    [InlineData("[NinoType(false)] public class A { [NinoMember(1)] public int I; } [NinoType(false)] public class D : A { [NinoMember(1)] public int J; }")] // one numbering a level
    [InlineData("public struct A { [NinoMember(0)] public int I; }")] // unmanaged: takes part without an attribute
    [InlineData("[NinoType] public record K(int I); [NinoType] public class A { public Dictionary<K, int> M; public HashSet<string> S; public Dictionary<int, K> V; }")]
    [InlineData("[NinoType] public class K { public int I; public override bool Equals(object o) => true; public override int GetHashCode() => 1; } [NinoType] public class A { public HashSet<K> M; }")]
    [InlineData("[NinoType] public class K { public int I; } [NinoType] public class A { public SortedDictionary<K, int> M; public List<K> L; [NinoIgnore] public HashSet<K> S; }")]
    [InlineData("[NinoType] public struct A { private readonly int _count; public A(int count) => _count = count; [NinoMember(0)] public int Count => _count; }")] // the field's value is written as the property
    [InlineData("[NinoType] public sealed class A { public A(int i) => _i = i; private readonly int _i; [NinoMember(0)] public int I => _i; public int J; }")] // without the mark a computed property is no member
    [InlineData("[NinoType] public struct A { public int I; [NinoIgnore] private int _b; private static int s; private int Sum => I; } public struct B { private int _i; public int I => _i; }")]
    [InlineData("[NinoType] public readonly record struct A(int X, string Y);")]
    [InlineData("[NinoType] public record A([NinoMember(1)] int X, [NinoMember(0)] int Y) { public void Deconstruct(out int x) => x = X; public void Deconstruct(out string x, out int y) => (x, y) = (\"\", Y); }")]
    [InlineData("[NinoType] public record A(int X, [property: NinoIgnore] int Y = 0) { public void Deconstruct(out int x, out int y) => (x, y) = (X, Y); }")]
    [InlineData("[NinoType] public class A { private int _cache; private readonly IDisposable _owner; private Action _done; public A(IDisposable owner, Action done) => (_owner, _done) = (owner, done); public A() { } public int I; }")] // how it works
    [InlineData("[NinoType] public struct A { public int I; private Action _done; } [NinoType] public class B { [NinoIgnore] private int _cache; } [NinoType] public class C : D { private int _cache; } [NinoType] public class D { public int I; }")]
    [InlineData("[NinoType, System.Runtime.CompilerServices.InlineArray(2)] public struct A { private int _first; }")] // its elements are written
    [InlineData("[NinoType] public struct A(int y) { public int Y { get; set; } = y; public readonly string Text => nameof(y); } [NinoType] public class B(int y) { private readonly Func<int> _f = () => y; public int Y = y; } public class C(int y) { public int Y => y; }")]
    [InlineData("[NinoType] public class A(IDisposable owner, int z) : B(z) { public A() : this(null, 0) { } public void Close() => owner.Dispose(); } [NinoType] public class B { public int Z; public B() { } public B(int z) => Z = z; }")]
    [InlineData("[method: NinoConstructor(\"Z\")] [NinoType] public class A(int y) { public int Z { get; } = y; public int Twice => y * 2; } [NinoType] public record R(int X) { public int Twice => X * 2; }")]
    [InlineData("[NinoType] public class A { public List<int> L; } public class C : List<int> { } [NinoType] public class W : IReadOnlyCollection<int> { public List<int> L = new(); public int Count => L.Count; public IEnumerator<int> GetEnumerator() => L.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }")]
    [InlineData("[NinoType] public class A { [field: NonSerialized] [NinoIgnore] public int I { get; set; } [field: NinoIgnore] public int J; public int K; [field: NinoIgnore] public event Action E; }")]
    [InlineData("[NinoType] public class A { [NinoUtf8] public string S; [NinoUtf8] public List<string[]> L; [NinoUtf8] public Dictionary<string, int> D; [NinoUtf8] public C N; [NinoUtf8] public List<G<string>> G; } public class C : List<string> { } [NinoType] public class G<T> { public T V; }")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(int i) { } public int I; } [NinoType] public class B { [NinoConstructor] public static B Make() => new(); public int I; }")]
    [InlineData("[NinoType] public interface I { int P { get; set; } } public interface J { [NinoMember(0)] int P { get; set; } }")]
    [InlineData("[NinoType] public class B { } [NinoCustomFormatter(typeof(F))] public class D : B { } public class F : NinoFormatter<D> { public override void Serialize(D v, ref Writer w) { } public override void Deserialize(out D v, ref Reader r) => v = null; public override void DeserializeRef(ref D v, ref Reader r) { } }")]
    [InlineData("[NinoType, NinoCustomFormatter(typeof(F))] public class D : List<int> { } public class F : NinoFormatter<D> { public override void Serialize(D v, ref Writer w) { } public override void Deserialize(out D v, ref Reader r) => v = null; public override void DeserializeRef(ref D v, ref Reader r) { } }")]
    public async Task GoodCode_IsSilent(string source) => Assert.Empty(await Harness.DiagnoseAsync(source));

    [Theory]
    [InlineData(DiagnosticSeverity.Info, "[NinoType] public class B { } public class D : B { }")]
    [InlineData(DiagnosticSeverity.Warning, "[NinoType(allowInheritance: false)] public class B { } public class D : B { }")]
    [InlineData(DiagnosticSeverity.Warning, "[NinoType] public struct A { public string I; private int _b; }")]
    [InlineData(DiagnosticSeverity.Warning, "[NinoType, NinoFormerName(\"A+B;c\")] public class D { }")]
    [InlineData(DiagnosticSeverity.Error, "[NinoType, NinoFormerName(\"a*/\")] public class D { }")]
    [InlineData(DiagnosticSeverity.Error, "[NinoType, NinoFormerName(\"a+b\\n\")] public class D { }")]
    [InlineData(DiagnosticSeverity.Error, "[NinoType, NinoFormerName(\"a\\\"\")] public class D { }")]
    [InlineData(DiagnosticSeverity.Error, "[NinoType, NinoFormerName(\"a\\\\b\")] public class D { }")]
    public async Task Severity_FollowsTheDamage(DiagnosticSeverity severity, string source) =>
        Assert.Equal(severity, Assert.Single(await Harness.DiagnoseAsync(source)).Severity);

    /// <summary>Version-tolerant, as NINO042 asks of it, it needs the numbers.</summary>
    [Theory]
    [InlineData("public class B : A { } [NinoType] public class C : B { [NinoMember(2)] public int J; }")]
    [InlineData("[NinoType(VersionTolerant = true)] public interface I { } [NinoType] public class C : I { [NinoMember(1)] public int J; }")]
    public async Task Numbers_UnderAVersionTolerantType_AreNotRedundant(string source) => Assert.DoesNotContain(
        await Harness.DiagnoseAsync("[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int I; } " + source),
        diagnostic => diagnostic.Id == "NINO004");

    [Fact]
    public async Task PartsInSeveralFiles_KeepTheirNumbers() => Assert.Empty(await Harness.DiagnoseAsync(
        "[NinoType] public partial class A { [NinoMember(0)] public int I; }",
        "public partial class A { [NinoMember(1)] public int J; }"));

    /// <summary>Generators do not see what another one adds; a partial property that another one implements they do.</summary>
    [Theory]
    [InlineData("", "", "'Name' of 'A'")]
    [InlineData("/obj/generated/", "", "'Name' of 'A'")]
    [InlineData("", "public int Name;", null)]
    [InlineData("", "public partial string Name { get; set; }", null)]
    public async Task Member_OfAnotherGenerator_IsToldWhereNinoGenerates(string folder, string own, string? message)
    {
        using AdhocWorkspace workspace = new();
        Compilation compilation = (await Harness.Create(workspace, $"[NinoType] public partial class A {{ public int I; private string _name; {own} }}").GetCompilationAsync())!;
        string added = own.Length == 0 ? "public string Name { get => _name; set => _name = value; }" : own.Contains("partial") ? "public partial string Name { get => _name; set => _name = value; }" : "public string Shown => _name;";
        SyntaxTree Tree(string path, string text) => CSharpSyntaxTree.ParseText(text, (CSharpParseOptions)compilation.SyntaxTrees.First().Options, folder + path);
        Compilation other = compilation.AddSyntaxTrees(Tree("Other/Other.Generator/A.g.cs", $"partial class A {{ {added} }}"));
        Assert.Empty((await Harness.AnalyzeAsync(other)).Where(diagnostic => diagnostic.Id == "NINO052"));

        Diagnostic[] found = [.. (await Harness.AnalyzeAsync(other.AddSyntaxTrees(Tree("Nino.Generator/Nino.Generator.NinoGenerator/A.g.cs", "class Generated { }")))).Where(diagnostic => diagnostic.Id == "NINO052")];
        Assert.Equal(message is null ? 0 : 1, found.Length);
        Assert.All(found, diagnostic => Assert.StartsWith(message!, diagnostic.GetMessage(CultureInfo.InvariantCulture)));
        Assert.All(found, diagnostic => Assert.Equal("File0.cs", diagnostic.Location.SourceTree!.FilePath));
    }

    [Fact]
    public async Task GeneratedCode_IsNotAnalyzed() =>
        Assert.Empty(await Harness.DiagnoseAsync("[System.CodeDom.Compiler.GeneratedCode(\"T\", \"1\")] public static class Outer { [NinoType] public static class A { } }"));

    [Fact]
    public async Task WithoutNino_NothingIsReported() => Assert.Empty(await Harness.AnalyzeAsync(Harness.WithoutNino(
        "namespace Nino.Core { class NinoMemberAttribute : System.Attribute { public NinoMemberAttribute(ushort n) { } } } class A { [Nino.Core.NinoMember(1)] public static int I; }")));

    [Fact]
    public async Task Pragma_Silences() => Assert.DoesNotContain(
        await Harness.DiagnoseAsync("\n#pragma warning disable NINO037\n[NinoType] public static class A { }"),
        diagnostic => !diagnostic.IsSuppressed);

    [Fact]
    public void EachRule_HasOneAnalyzer() =>
        Assert.Equal(Harness.Analyzers.Count(analyzer => analyzer is not DiagnosticSuppressor), Harness.Analyzers.SelectMany(analyzer => analyzer.SupportedDiagnostics).Select(rule => rule.Id).Distinct().Count());
}
