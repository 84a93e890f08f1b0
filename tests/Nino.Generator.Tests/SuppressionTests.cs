using Microsoft.CodeAnalysis;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Symbols of which the compiler complains wherever they are named: generated code names them all the same.</summary>
public class SuppressionTests
{
    private const string Usings = "using System.Diagnostics.CodeAnalysis; using System.Runtime.Versioning; ";

    [Theory]
    [InlineData("[Experimental(\"X1\"), NinoType] public class A { public int I; }")]
    [InlineData("[Experimental(\"X1\"), NinoType] public struct A { public int I; public string S; }")]
    [InlineData("[Experimental(\"X1\"), NinoType] public interface A { } [Experimental(\"X2\"), NinoType] public class B : A { public int I; }")]
    [InlineData("[Experimental(\"X1\"), NinoType] public class A { public int I; } [NinoType] public class B { [Experimental(\"X2\")] public List<A[]> L; }")]
    [InlineData("[NinoType] public class A { public int I; } [Experimental(\"X1\"), NinoType] public class B : A { }")]
    [InlineData("[NinoType] public class A { [Experimental(\"X1\")] public int I; [Experimental(\"X2\")] public int P { get; set; } public int Q { [Experimental(\"X3\")] get; [Experimental(\"X4\")] set; } }")]
    [InlineData("[NinoType] public class A { [Experimental(\"X1\"), NinoConstructor] public A(int i) { I = i; } public int I; }")]
    [InlineData("\n#pragma warning disable CS9042\n[NinoType] public class A { [NinoIgnore, Experimental(\"X1\")] public required int I { get; init; } public int J; }")]
    [InlineData("[NinoType(VersionTolerant = true)] public class A { [Experimental(\"X1\")] public NinoUnknownMembers U; }")]
    [InlineData("[Experimental(\"X1\")] public enum E { A } [NinoType] public class A { [Experimental(\"X2\")] public E E; }")]
    [InlineData("[Experimental(\"X1\")] public struct S { public int I; } [NinoType] public class A { [Experimental(\"X2\")] public S S; }")]
    [InlineData("[Experimental(\"X1\")] public class C { public class Inner { [NinoType] public class A { public int I; } } }")]
    [InlineData("[Experimental(\"X1\")] public interface I { } [Experimental(\"X2\"), NinoType] public class A<T> where T : I { public T V; }")]
    [InlineData("[Experimental(\"X1\")] public class F : NinoFormatter<A> { public override void Serialize(A value, ref Writer writer) { } public override void Deserialize(out A value, ref Reader reader) => value = null; public override void DeserializeRef(ref A value, ref Reader reader) { } } [Experimental(\"X2\"), NinoCustomFormatter(typeof(F))] public class A { } [NinoType] public class B { [Experimental(\"X3\")] public A A; }")]
    [InlineData("\n#pragma warning disable X1\npublic class A { } [Experimental(\"X1\")] public class F : NinoFormatter<A> { public override void Serialize(A value, ref Writer writer) { } public override void Deserialize(out A value, ref Reader reader) => value = null; public override void DeserializeRef(ref A value, ref Reader reader) { } } [NinoType] public class B { [Experimental(\"X1\"), NinoCustomFormatter(typeof(F))] public A A; }")]
    [InlineData("[Obsolete(\"\", DiagnosticId = \"X1\"), NinoType] public class A { [Obsolete(\"\", DiagnosticId = \"X2\")] public int I; }")]
    [InlineData("[Obsolete(\"\", DiagnosticId = \"X1\"), NinoType] public class A<T> { public T I; } public static class C { [Obsolete(\"\")] public static byte[] Run(A<int> a) => NinoSerializer.Serialize(a); }")]
    [InlineData("[NinoType] public class A { public string Name { get; [Obsolete(\"for serializers\", true)] set; } public int Id { [Obsolete(\"\", true)] get; set; } }")]
    [InlineData("[Obsolete(\"\", true), NinoType] public class B { } [NinoType(true, true)] public abstract class Base { [Obsolete(\"\", true)] private B P { get; set; } }")]
    [InlineData("[Obsolete(\"\", true)] public class F : NinoFormatter<int> { public override void Serialize(int value, ref Writer writer) { } public override void Deserialize(out int value, ref Reader reader) => value = 0; public override void DeserializeRef(ref int value, ref Reader reader) { } } [Obsolete, NinoType(true, true)] public abstract class Base { [NinoCustomFormatter(typeof(F))] private int P { get; set; } } [Obsolete, NinoType] public class A { [NinoCustomFormatter(typeof(F))] public int P { get; set; } }")]
    [InlineData("[Obsolete(\"\", true)] public interface I { } [Obsolete, NinoType] public class A<T> where T : I { public T V; } [Obsolete, NinoType] public abstract class B<T> where T : I { }")]
    [InlineData("[Obsolete(\"\", true)] public class I { } [Obsolete, NinoType] public class A { public A(int x, I i = null) { X = x; } public int X { get; } }")]
    [InlineData("[NinoType(VersionTolerant = true)] public class A { public NinoUnknownMembers U { get; [Obsolete(\"\", true)] set; } }")]
    [InlineData("[Experimental(\"X1\"), NinoType] public class X { }\n#pragma warning disable X1\npublic class Bag : List<X> { } public class Map : Dictionary<string, X[]> { } public class Line : Queue<X> { } public class Nest : List<Nest> { public class Of : List<X> { } }\n#pragma warning restore X1\n[NinoType] public class H { public Bag B; } [NinoType] public class I { public List<Map> M; } [NinoType] public class J { public Line L; public Nest N; } [NinoType] public class K { public List<Nest.Of> O; }")]
    [InlineData("[Experimental(\"X1\")] public struct X { public int I; }\n#pragma warning disable X1\n[System.Runtime.CompilerServices.InlineArray(4)] public struct Line { private X _first; public int Count() => 4; }\n#pragma warning restore X1\n[NinoType] public class H { public Line B; } [NinoType] public class I { public Line[] B; }")]
    [InlineData("[Obsolete(\"\", DiagnosticId = \"X1\"), NinoType] public class X { }\n#pragma warning disable X1\npublic class Bag : List<X> { }\n#pragma warning restore X1\n[NinoType] public class H { public Bag B; }")]
    [InlineData("[Obsolete(\"\", true), NinoType] public class X { } [Obsolete] public class Bag : List<X> { } [NinoType] public class H { [Obsolete] public Bag B; } [NinoType] public class I { [Obsolete] public Bag[] B; }")]
    [InlineData("[Obsolete(\"\", true)] public struct X { public int I; } [Obsolete, System.Runtime.CompilerServices.InlineArray(4)] public struct Line { private X _first; public int Count() => 4; } [NinoType] public class H { [Obsolete] public Line B; } public static class C { [Obsolete] public static byte[] M(Line[] lines) => NinoSerializer.Serialize(lines); }")]
    [InlineData("[Experimental(\"X1\"), NinoType(true, true)] public class Base { private int _x = 1; public int Sum() => _x; }\n#pragma warning disable X1\n[NinoType(true, true)] public class D : Base { public int Y; }")]
    [InlineData("[Experimental(\"X1\"), NinoType] public class Base { public int V; }\n#pragma warning disable X1\n[NinoType] public class D : Base { public new int V; }")]
    [InlineData("[Experimental(\"X1\"), NinoType] public class X { }\n#pragma warning disable X1\n[NinoType(true, true)] public class Base<T> { private int _x = 1; public int Sum() => _x; }\n[NinoType(true, true)] public class D : Base<X> { public int Y; }")]
    [InlineData("[Obsolete(\"\", true), NinoType] public class X { } [NinoType(true, true)] public class Base<T> { private int _x = 1; public int Sum() => _x; } [Obsolete, NinoType(true, true)] public class D : Base<X> { public int Y; }")]
    [InlineData("[Experimental(\"X1\"), NinoType(VersionTolerant = true)] public class F<T> : Base<T> { }\n#pragma warning disable X1\n[NinoType(VersionTolerant = true), NinoFallbackType(typeof(F<int>))] public abstract class Base<T> { }")]
    public void Type_WhoseUseIsReported_CompilesWithoutWarnings(string source) => Harness.Build(Harness.Compile([Usings + source]));

    [Fact]
    public void Type_OfAnExperimentalAssembly_CompilesWithoutWarnings()
    {
        Compilation library = Harness.Build(Harness.Compile([Usings + "[assembly: Experimental(\"X1\")] [NinoType] public class A<T> { public T V; } public struct S { public int I; }"], assembly: "Lib"));

        Harness.Build(Harness.Compile([Usings + "[NinoType] public class B { [Experimental(\"X2\")] public A<int> A; [Experimental(\"X3\")] public S S; }"], references: MetadataReference.CreateFromImage(Harness.Emit(library))));
    }

    [Theory]
    [InlineData("[RequiresPreviewFeatures, NinoType] public class A { public int I; }", "CA2252")]
    [InlineData("[NinoType] public class A { [RequiresPreviewFeatures] public int I { get; set; } }", "CA2252")]
    public void Type_WhoseUseAnAnalyzerReports_IsSuppressed(string source, string id) =>
        Assert.Contains($"#pragma warning disable {id}\n", Harness.Generated("A", Usings + source));

    [Theory]
    [InlineData("[RequiresUnreferencedCode(\"\"), NinoType] public class A { public int I; }", "IL2026", "'A' is marked [RequiresUnreferencedCode]")]
    [InlineData("[NinoType] public class A { [RequiresDynamicCode(\"\")] public A() { } public int I; }", "IL3050", "'A.A()' is marked [RequiresDynamicCode]")]
    [InlineData("[NinoType] public class A { public int I { get; [RequiresAssemblyFiles] set; } }", "IL3002", "'A.I.set' is marked [RequiresAssemblyFiles]")]
    [InlineData("[NinoType] public class A { [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] public string T; }", "IL2072, IL2074, IL2110, IL2111", "'A.T' is marked [DynamicallyAccessedMembers]")]
    [InlineData("[NinoType] public class A { public A([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] string t) => T = t; public string T { get; } }", "IL2072, IL2074, IL2110, IL2111", "'string t' is marked [DynamicallyAccessedMembers]")]
    public void Member_ThatTrimmingMayBreak_IsReportedWhereItIsDeclared(string source, string ids, string message)
    {
        Diagnostic diagnostic = Assert.Single(Harness.Diagnose(Usings + source));

        Assert.Equal("NINO029", diagnostic.Id);
        Assert.StartsWith(message, diagnostic.GetMessage());
        Assert.Contains($"#pragma warning disable {ids}\n", Harness.Generated("A", Usings + source));
    }

    [Fact]
    public void TypeParameter_WithAnnotations_KeepsThem()
    {
        const string source = Usings + "[NinoType] public class A<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] T> { public T V; }";

        Harness.Build(Harness.Compile([source]));
        Assert.Contains("AFormatter<[global::System.Diagnostics.CodeAnalysis.DynamicallyAccessedMembersAttribute((global::System.Diagnostics.CodeAnalysis.DynamicallyAccessedMemberTypes)(-1))] T, TFormatter> :", Harness.Generated("A", source));
    }
}
