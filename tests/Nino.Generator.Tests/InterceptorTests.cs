using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Calls that the compiler binds to the formatters of their types.</summary>
public class InterceptorTests
{
    private const string Types =
        """
        [NinoType] public class A { public int I; public string S; }
        [NinoType] public struct P { public int X; public DateTime T; }
        [NinoType] public class G<T> { public T V; }
        [NinoType] public interface IMessage { }
        [NinoType] public class Login : IMessage { public int I; }
        public struct Unmarked { public int I; }

        """;

    private const string Save = "public static class Test { public static byte[] Run(A a) => NinoSerializer.Serialize(a); }";

    [Theory]
    [InlineData("NinoSerializer.Serialize(a)")]
    [InlineData("NinoSerializer.Serialize(new P())")]
    [InlineData("NinoSerializer.Serialize(new Unmarked())")]
    [InlineData("NinoSerializer.Serialize<A>(null)")]
    [InlineData("NinoSerializer.Serialize<IMessage>(new Login())")]
    [InlineData("NinoSerializer.Serialize(new List<A>())")]
    [InlineData("NinoSerializer.Serialize(new G<int>())")]
    [InlineData("NinoSerializer.Serialize(new G<List<P?>>[1])")]
    [InlineData("NinoSerializer.Serialize(5)")]
    [InlineData("NinoSerializer.Serialize(\"x\")")]
    [InlineData("NinoSerializer.Serialize((Id: 1, Name: \"x\"))")]
    [InlineData("NinoSerializer.Serialize(new[] { (Id: 1, a) })")]
    [InlineData("NinoSerializer.Serialize((int?)5)")]
    [InlineData("NinoSerializer.Serialize(DayOfWeek.Friday)")]
    [InlineData("NinoSerializer.Serialize(options: NinoOptions.Default, value: a)")]
    [InlineData("NinoSerializer.Serialize(a, (NinoOptions)null)")]
    [InlineData("global::Nino.Core.NinoSerializer.Serialize(a)")]
    [InlineData("Serialize(a)")]
    [InlineData("Alias.Serialize(a)")]
    [InlineData("NinoSerializer.Serialize(a, output)")]
    [InlineData("NinoSerializer.Serialize(output: output, value: a)")]
    [InlineData("NinoSerializer.Serialize(a, new byte[99].AsSpan())")]
    [InlineData("NinoSerializer.Serialize(a, stackalloc byte[99])")]
    [InlineData("NinoSerializer.Serialize(a, ref writer)")]
    [InlineData("NinoSerializer.GetSize(a)")]
    [InlineData("NinoSerializer.GetSize(a, NinoOptions.Default)")]
    [InlineData("NinoDeserializer.Deserialize<A>(bytes)")]
    [InlineData("NinoDeserializer.Deserialize<A>(bytes, NinoOptions.Default)")]
    [InlineData("NinoDeserializer.Deserialize<A>(bytes, out int consumed)")]
    [InlineData("NinoDeserializer.Deserialize<A>(bytes, consumed: out _)")]
    [InlineData("NinoDeserializer.Deserialize<A>(sequence)")]
    [InlineData("NinoDeserializer.Deserialize<A>(sequence, out int consumed)")]
    [InlineData("NinoDeserializer.Deserialize(bytes, ref a)")]
    [InlineData("NinoDeserializer.DeserializeRef(ref a, bytes)")]
    [InlineData("NinoDeserializer.DeserializeRef(bytes: bytes, value: ref a)")]
    [InlineData("NinoDeserializer.Deserialize(out A other, ref reader)")]
    [InlineData("NinoDeserializer.DeserializeRef(ref a, ref reader)")]
    public void Call_OfAnEntryPoint_IsBound(string call) => Assert.True(IsBound(call + ";"));

    [Theory]
    [InlineData("async System.Threading.Tasks.Task F() { await System.Threading.Tasks.Task.Yield(); NinoSerializer.Serialize(a); } F();")]
    [InlineData("IEnumerable<byte[]> F() { yield return NinoSerializer.Serialize(a); } F();")]
    [InlineData("Func<A, byte[]> f = x => NinoSerializer.Serialize(x);")]
    [InlineData("Func<A, byte[]> f = delegate (A x) { return NinoSerializer.Serialize(x); };")]
    [InlineData("var n = a?.S?.CompareTo(NinoSerializer.Serialize(a).ToString());")]
    [InlineData("var n = NinoSerializer.Serialize(a)?.Length;")]
    [InlineData("_ = \"\" + (NinoSerializer.Serialize(a)[0] switch { 0 => 1, _ => 2 });")]
    [InlineData("void F<T>(T x) => NinoSerializer.Serialize(a); F(1);")]
    [InlineData("unchecked { _ = @NinoSerializer . @Serialize /* c */ < A > ( a ) ; }")]
    public void Call_InAnyCode_IsBound(string code) => Assert.True(IsBound(code));

    [Theory]
    [InlineData("NinoSerializer.Serialize((object)a);")]
    [InlineData("NinoSerializer.Serialize((object)a, typeof(A));")]
    [InlineData("NinoDeserializer.Deserialize(bytes, typeof(A));")]
    [InlineData("byte[] F<T>(T x) => NinoSerializer.Serialize(x); F(a);")]
    [InlineData("byte[] F<T>(T x) => NinoSerializer.Serialize(new List<T> { x }); F(a);")]
    [InlineData("System.Linq.Expressions.Expression<Func<A, byte[]>> e = x => NinoSerializer.Serialize(x, (NinoOptions)null);")]
    [InlineData("_ = from x in System.Linq.Queryable.AsQueryable(new[] { a }) select NinoSerializer.Serialize(x, (NinoOptions)null);")]
    [InlineData("NinoSerializer.Serialize(new Private());")]
    [InlineData("NinoSerializer.Serialize(new List<Private>());")]
    [InlineData("dynamic d = 1; NinoSerializer.Serialize(new List<dynamic> { d });")]
    [InlineData("NinoSerializer.Serialize(new FileLocal());")]
    [InlineData("NinoSerializer.Serialize(new Gone());")]
    public void OtherCall_IsLeftAsItIs(string code) => Assert.DoesNotContain(Bound(On(Compile(code))), call => call.Value is not null);

    [Fact]
    public void MethodGroupAndName_AreLeftAsTheyAre() => Assert.Empty(Bound(On(Compile("Func<A, NinoOptions, byte[]> f = NinoSerializer.Serialize<A>; _ = nameof(NinoSerializer.Serialize);"))));

    [Fact]
    public void BoundCall_CallsTheInterceptor()
    {
        Assert.EndsWith("__Calls.Serialize0", Called(On(Harness.Compile([Types + Save]))), StringComparison.Ordinal);
        Assert.Equal("Nino.Core.NinoSerializer.Serialize", Called(Harness.Compile([Types + Save])));
    }

    [Fact]
    public void BoundCalls_GiveWhatOthersGive()
    {
        const string test =
            """
            public static class Test
            {
                static string Hex(byte[] bytes) => Convert.ToHexString(bytes) + "; ";
                static string Error(Action action) { try { action(); return "none; "; } catch (Exception e) { return e.GetType().Name + ": " + e.Message + "; "; } }
                public static object Run()
                {
                    var a = new A { I = 5, S = "text" }; var p = new P { X = 3 }; var zip = new NinoOptions { Compression = NinoCompression.Deflate() };
                    var output = new System.Buffers.ArrayBufferWriter<byte>(); var all = new byte[99]; IMessage login = new Login { I = 7 };
                    var text = Hex(NinoSerializer.Serialize(a)) + Hex(NinoSerializer.Serialize(p)) + Hex(NinoSerializer.Serialize(a, zip)) + Hex(NinoSerializer.Serialize(a, NinoOptions.Default)) + Hex(NinoSerializer.Serialize<A>(null));
                    NinoSerializer.Serialize(a, output); NinoSerializer.Serialize(a, output, zip); NinoSerializer.Serialize(p, output);
                    text += Hex(output.WrittenSpan.ToArray()) + NinoSerializer.Serialize(a, all.AsSpan()) + NinoSerializer.Serialize(a, all.AsSpan(40), zip) + Hex(all) + NinoSerializer.GetSize(a) + NinoSerializer.GetSize(a, zip) + NinoSerializer.GetSize(p);
                    text += Error(() => NinoSerializer.Serialize(a, (System.Buffers.IBufferWriter<byte>)null)) + Error(() => NinoSerializer.Serialize(a, new byte[3].AsSpan()));
                    var bytes = NinoSerializer.Serialize(a); var more = new byte[bytes.Length + 2]; bytes.CopyTo(more, 0); var frame = NinoSerializer.Serialize(a, zip);
                    text += NinoDeserializer.Deserialize<A>(bytes).S + NinoDeserializer.Deserialize<A>(frame, zip).S + NinoDeserializer.Deserialize<A>(more, out int consumed).I + consumed + NinoDeserializer.Deserialize<P>(NinoSerializer.Serialize(p)).X;
                    text += NinoDeserializer.Deserialize<A>(One(bytes)).S + NinoDeserializer.Deserialize<A>(Two(bytes)).S + NinoDeserializer.Deserialize<A>(One(more), out consumed).S + consumed + NinoDeserializer.Deserialize<A>(Two(more), out consumed).S + consumed + NinoDeserializer.Deserialize<A>(Two(frame), zip).S;
                    var into = new A(); var same = into; NinoDeserializer.Deserialize(bytes, ref into); text += ReferenceEquals(into, same) + into.S; into.S = ""; NinoDeserializer.DeserializeRef(ref into, frame, zip); text += ReferenceEquals(into, same) + into.S;
                    var writer = new Writer(all); NinoSerializer.Serialize(a, ref writer); NinoSerializer.Serialize(p, ref writer);
                    var reader = new Reader(all); NinoDeserializer.Deserialize(out A first, ref reader); NinoDeserializer.DeserializeRef(ref p, ref reader); text += first.S + p.X;
                    text += Error(() => NinoDeserializer.Deserialize<A>(more)) + Error(() => NinoDeserializer.Deserialize<A>(Two(more))) + Error(() => NinoDeserializer.Deserialize<A>(new byte[0])) + Error(() => NinoDeserializer.Deserialize<A>(bytes, zip)) + Error(() => NinoDeserializer.Deserialize<A>(bytes.AsSpan(0, 5)));
                    return text + ((Login)NinoDeserializer.Deserialize<IMessage>(NinoSerializer.Serialize(login))).I;
                }
                static System.Buffers.ReadOnlySequence<byte> One(byte[] bytes) => new(bytes);
                static System.Buffers.ReadOnlySequence<byte> Two(byte[] bytes) { var last = new Part(bytes.AsMemory(3), 3); return new(new Part(bytes.AsMemory(0, 3), 0) { Following = last }, 0, last, bytes.Length - 3); }
                class Part : System.Buffers.ReadOnlySequenceSegment<byte> { public Part(Memory<byte> m, long index) { Memory = m; RunningIndex = index; } public Part Following { set => Next = value; } }
            }
            """;
        // The registry spans the process, and finds types by name.
        CSharpCompilation bound = On(Harness.Compile([(Types + test).Replace("Login", "Bound")], assembly: "Bound" + Guid.NewGuid().ToString("N")));

        Assert.Equal(Run(Harness.Compile([(Types + test).Replace("Login", "Plain")], assembly: "Plain" + Guid.NewGuid().ToString("N"))), Run(bound));
        Assert.True(Bound(bound).Count(call => call.Value is not null) > 30);
    }

    [Fact]
    public void CustomFormatterOfAnotherAssembly_WinsAsItDoesElsewhere()
    {
        const string library =
            """
            public struct Shared { public int I; }
            public static class Library { public static byte[] Save() => NinoSerializer.Serialize(new Shared { I = 1 }); }
            """;
        const string user =
            """
            [assembly: NinoCustomFormatter(typeof(Loud))]
            public class Loud : NinoFormatter<Shared>
            {
                public override void Serialize(Shared value, ref Writer writer) => writer.Write((byte)77);
                public override void Deserialize(out Shared value, ref Reader reader) { reader.Read(out byte b); value = new Shared { I = b }; }
                public override void DeserializeRef(ref Shared value, ref Reader reader) => Deserialize(out value, ref reader);
            }
            public static class Test { public static object Run() => Convert.ToHexString(Library.Save()) + NinoDeserializer.Deserialize<Shared>(Library.Save()).I; }
            """;
        string name = "Library" + Guid.NewGuid().ToString("N");
        byte[] image = Harness.Emit(Harness.Build(On(Harness.Compile([library], assembly: name))));
        byte[] users = Harness.Emit(Harness.Build(On(Harness.Compile([user], assembly: "User" + Guid.NewGuid().ToString("N"), references: MetadataReference.CreateFromImage(image)))));
        System.Runtime.Loader.AssemblyLoadContext context = new(name);
        context.LoadFromStream(new System.IO.MemoryStream(image));

        Assert.Equal("4D77", Harness.Invoke(context.LoadFromStream(new System.IO.MemoryStream(users))));
    }

    [Fact]
    public void TopLevelStatements_AreBound()
    {
        CSharpCompilation compilation = On(Harness.Compile(["NinoSerializer.Serialize(new A());\n" + Types]));
        compilation = compilation.WithOptions(compilation.Options.WithOutputKind(OutputKind.ConsoleApplication));

        Assert.NotNull(Assert.Single(Bound(compilation)).Value);
    }

    [Fact]
    public void ObsoleteAndExperimentalTypes_AreBoundWithoutWarnings() => Harness.Build(On(Harness.Compile([
        """
        [NinoType, Obsolete] public class Old { public int I; }
        [NinoType, System.Diagnostics.CodeAnalysis.Experimental("TRY001")] public class New { public int I; }
        [NinoType] public class HasOld { [Obsolete("", true)] public int I; }
        public static class Calls
        {
        #pragma warning disable CS0612, TRY001
            public static void Run() { NinoSerializer.Serialize(new Old()); NinoSerializer.Serialize(new New()); NinoSerializer.Serialize(new List<New>()); NinoSerializer.Serialize(new HasOld()); }
        }
        """])));

    [Theory]
    [InlineData(NullableContextOptions.Enable)]
    [InlineData(NullableContextOptions.Disable)]
    public void Nullability_DoesNotMatter(NullableContextOptions nullable)
    {
        CSharpCompilation compilation = On(Harness.Compile(
            [
                "#pragma warning disable CS8632, CS8618, CS0649\n" + Types + """
                public static class Calls
                {
                    public static void Run(A? a, List<string?> texts, Dictionary<string, A?>? map, (string? X, A Y) pair, int? number)
                    {
                        NinoSerializer.Serialize(a); NinoSerializer.Serialize(texts); NinoSerializer.Serialize(map); NinoSerializer.Serialize(pair); NinoSerializer.Serialize(number);
                        a = NinoDeserializer.Deserialize<A>(default(ReadOnlySpan<byte>)); texts = NinoDeserializer.Deserialize<List<string?>>(default(ReadOnlySpan<byte>))!; NinoDeserializer.Deserialize(default, ref a); NinoDeserializer.DeserializeRef(ref map, default);
                    }
                }
                """,
            ],
            nullable: nullable));

        Assert.All(Bound(compilation), call => Assert.NotNull(call.Value));
    }

    [Theory]
    [InlineData(LanguageVersion.CSharp9, false)]
    [InlineData(LanguageVersion.CSharp10, false)]
    [InlineData(LanguageVersion.CSharp11, true)]
    [InlineData(LanguageVersion.CSharp12, true)]
    [InlineData(LanguageVersion.Preview, true)]
    public void LanguageVersion_WithoutInterceptors_IsToldAndCodeWorks(LanguageVersion version, bool isBound)
    {
        CSharpCompilation compilation = On(Harness.Compile([Types + Save], version));
        Harness.Build(compilation);

        Assert.Equal(isBound, Bound(compilation).Single().Value is not null);
        Assert.Equal(isBound ? [] : ["NinoInterceptCalls has no effect: it needs C# 11"], Problems(compilation));
    }

    [Fact]
    public void Compiler_NotToldOfTheNamespace_IsTold()
    {
        CSharpCompilation compilation = Harness.Compile([Types + Save]);

        Assert.Null(Bound(compilation).Single().Value);
        Assert.Equal(["NinoInterceptCalls has no effect: InterceptorsNamespaces does not name Nino.Interceptors"], Problems(compilation));
    }

    [Fact]
    public void FilesOfOneName_HaveAGeneratedFileEach()
    {
        CSharpCompilation compilation = On(Harness.Compile([Types, "static class X { static byte[] Run() => NinoSerializer.Serialize(new A()); }", "static class Y { static byte[] Run() => NinoSerializer.Serialize(new P()); }"]));
        SyntaxTree[] trees = [.. compilation.SyntaxTrees];
        compilation = compilation.ReplaceSyntaxTree(trees[1], trees[1].WithFilePath("/a/Same.cs")).ReplaceSyntaxTree(trees[2], trees[2].WithFilePath("/b/same.cs"));

        Assert.Equal(["Same-calls.g.cs", "Same-calls2.g.cs"], Harness.Run(compilation, out _).Results[0].GeneratedSources.Select(source => source.HintName).Where(name => name.Contains("calls")).Order());
        Harness.Build(compilation);
    }

    /// <summary>The compilation with what the package's targets set.</summary>
    internal static CSharpCompilation On(CSharpCompilation compilation) => compilation.RemoveAllSyntaxTrees().AddSyntaxTrees(compilation.SyntaxTrees.Select(tree =>
        tree.WithRootAndOptions(tree.GetRoot(), ((CSharpParseOptions)tree.Options).WithFeatures([new("InterceptorsNamespaces", "Some.Other;Nino.Interceptors")]))));

    private static bool IsBound(string code)
    {
        CSharpCompilation compilation = On(Compile(code));
        Harness.Build(compilation);
        return Assert.Single(Bound(compilation)).Value is not null;
    }

    private static CSharpCompilation Compile(string code) => Harness.Compile([
        "#pragma warning disable CS8321, CS4014, CS0219, CS0649, CS0169\n" + "using static Nino.Core.NinoSerializer; using System.Linq; using Alias = Nino.Core.NinoSerializer;\n" + Types + """
        file class FileLocal : List<int> { }
        [NinoType, Obsolete("gone", true)] public class Gone { public int I; }
        public static class Calls
        {
            private class Private : List<int> { }
            [Obsolete]
            public static void Run(A a, byte[] bytes, System.Buffers.IBufferWriter<byte> output, System.Buffers.ReadOnlySequence<byte> sequence)
            {
                var writer = new Writer(output); var reader = new Reader(bytes);
        """ + code + " } }"]);

    /// <summary>The calls of entry points, and what the compiler binds each to.</summary>
    private static Dictionary<InvocationExpressionSyntax, IMethodSymbol?> Bound(CSharpCompilation compilation)
    {
        Harness.Run(compilation, out Compilation output);
        Assert.Empty(output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        return compilation.SyntaxTrees.SelectMany(tree => tree.GetRoot().DescendantNodes()).OfType<InvocationExpressionSyntax>()
            .Where(call => output.GetSemanticModel(call.SyntaxTree).GetSymbolInfo(call).Symbol?.ContainingType.Name is "NinoSerializer" or "NinoDeserializer")
            .ToDictionary(call => call, call => output.GetSemanticModel(call.SyntaxTree).GetInterceptorMethod(call, CancellationToken.None));
    }

    /// <summary>The method that the last instruction before the end of <c>Test.Run</c> calls.</summary>
    private static string Called(CSharpCompilation compilation)
    {
        MethodInfo run = Harness.Load(Harness.Emit(Harness.Build(compilation))).GetType("Test")!.GetMethod("Run")!;
        byte[] code = run.GetMethodBody()!.GetILAsByteArray()!;
        Assert.Equal(0x28, code[^6]);
        MethodBase called = run.Module.ResolveMethod(BitConverter.ToInt32(code, code.Length - 5))!;
        return called.DeclaringType!.FullName + "." + called.Name;
    }

    private static object? Run(CSharpCompilation compilation) => Harness.Invoke(Harness.Load(Harness.Emit(Harness.Build(compilation))));

    private static string[] Problems(CSharpCompilation compilation) => CSharpGeneratorDriver.Create(
            [new NinoGenerator().AsSourceGenerator()],
            parseOptions: (CSharpParseOptions)compilation.SyntaxTrees[0].Options,
            optionsProvider: new Properties(("NinoInterceptCalls", "true")))
        .RunGenerators(compilation).GetRunResult().Diagnostics.Where(problem => problem.Id == "NINO038").Select(problem => problem.GetMessage()).ToArray();
}
