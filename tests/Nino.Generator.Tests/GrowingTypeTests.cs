using System;
using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Generator.Tests.OfRandom;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Types and methods that close themselves over something larger have no end; the generator has.</summary>
public class GrowingTypeTests
{
    public static TheoryData<int> Seeds => new(Enumerable.Range(TestSettings.Of("NINO_SEED", 1), TestSettings.Of("NINO_DECLARATIONS", 8)));

    [Theory]
    [InlineData("[NinoType] public struct S<T> { public S<T[]>[] N; public T V; } [NinoType] public class R { public S<int> S; }")]
    [InlineData("[NinoType] public struct S<T> { public List<S<List<T>>> N; public T V; } [NinoType] public class R { public S<int> S; }")]
    [InlineData("[NinoType] public struct S<T> { public Dictionary<int, S<S<T>>> N; public T V; } [NinoType] public class R { public S<int> S; }")]
    [InlineData("[NinoType] public struct S<T> { public S<(T, T, T)>[] N; public S<T[]>[] M; } [NinoType] public class R { public S<int> S; }")]
    [InlineData("[NinoType] public struct S<T> { public S<(T, T)>? N; } [NinoType] public class R { public S<int> S; }")]
    [InlineData("[NinoType] public struct S<T> { public S<(T, int)>? A; public S<(T, long)>? B; public S<(T, byte)>? C; }")]
    [InlineData("[NinoType] public struct A<T> { public B<T[]>[] N; } [NinoType] public struct B<T> { public A<List<T>>[] N; public C<T[]> M; } [NinoType] public class C<T> { public B<C<T>> X; } [NinoType] public class R { public A<int> S; }")]
    [InlineData("[NinoType] public class C<T> { public C<(T, T, T, T, T, T, T)> N; } [NinoType] public class R { public C<int> S; }")]
    [InlineData("[NinoType] public class C<T> { public C<T[]> A; public C<List<T>> B; public C<HashSet<T>> D; } [NinoType] public class R { public C<int> S; }")]
    [InlineData("[NinoType] public class C<T> { public C<Dictionary<T, C<T>>> N; public C<C<T>> M; } [NinoType] public class R { public C<int> S; }")]
    [InlineData("[NinoType] public class P<A, B, C, D, E, F> { public P<B, A, C, D, E, F> X; public P<B, C, D, E, F, A> Y; } [NinoType] public class R { public P<int, uint, long, ulong, short, byte> S; }")]
    [InlineData("[NinoType] public class A<T> : B<A<A<T>>> { } [NinoType] public class B<T> { public List<T> X; } [NinoType] public class R { public A<int> S; }")]
    [InlineData("[NinoType] public interface I<T> { } [NinoType] public class C<T> : I<C<C<T>>> { public I<I<C<C<T>>>> N; } [NinoType] public class R { public C<int> S; }")]
    [InlineData("public class L<T> : List<L<L<T>>> { } [NinoType] public class R { public L<int> S; }")]
    [InlineData("public class L<T> : Dictionary<string, L<T[]>> { } [NinoType] public class R { [NinoUtf8] public L<string> S; }")]
    [InlineData("public static class X { public static void Save<T>(T v) { NinoSerializer.Serialize(v); Save((v, v)); Save(new[] { v }); Save(new List<T>()); } public static void M() => Save(5); }")]
    [InlineData("public static class X { public static void Save<T>(T v) { NinoSerializer.Serialize(v); Save((v, v, v, v, v, v, v)); } public static void M() => Save(5); }")]
    public void Generator_TypeWithoutEnd_Ends(string source) => AssertEnds(source);

    [Theory]
    [MemberData(nameof(Seeds))]
    public void Generator_RandomGenericTypes_Ends(int seed) => AssertEnds(RandomGenerics.Source(seed));

    [Theory]
    [InlineData("[NinoType] public class C<T> { public C<T[]> N; public T V; } [NinoType] public class R { public C<int> S; }", "new C<int> { V = 1, N = new C<int[]> { V = new[] { 2 }, N = new C<int[][]> { V = new[] { new[] { 3 } } } } }", "0203030300020203000000020200000001000000")]
    [InlineData("[NinoType] public struct C<T> { public C<T[]>[] N; public T V; } [NinoType] public class R { public C<int> S; }", "new C<int> { V = 1, N = new[] { new C<int[]> { V = new[] { 2 } } } }", "0203020300020200000001000000")]
    [InlineData("[NinoType] public class C<T> { public List<C<(T, T)>> N; public T V; } [NinoType] public class R { public C<int> S; }", "new C<int> { V = 1, N = new() { new C<(int, int)> { V = (2, 3) } } }", "0203020300020000000300000001000000")]
    [InlineData("[NinoType] public class C<T> { public C<C<T>> N; public T V; } [NinoType] public class R { public C<int> S; }", "new C<int> { V = 1, N = new C<C<int>> { V = new C<int> { V = 2 } } }", "02030300030002000000" + "01000000")]
    public void Value_OfTypeWithoutEnd_EveryModeHasTheSameBytes(string source, string value, string bytes)
    {
        // The runtime's registry spans the process, and each source has types of these names.
        string space = "Growing" + Guid.NewGuid().ToString("N");
        Assembly assembly = Harness.Load($"namespace {space} {{ {source} public static class Made {{ public static R Value = new() {{ S = {value} }}; }} }}");
        object root = assembly.GetType(space + ".Made", throwOnError: true)!.GetField("Value")!.GetValue(null)!;

        Assert.All(Modes.Of(root.GetType()), mode =>
        {
            Assert.Equal(bytes, Convert.ToHexString(mode.SerializeBoxed(root, null)));
            object? read = mode.DeserializeBoxed(Convert.FromHexString(bytes), null, null);
            Assert.Equal(bytes, Convert.ToHexString(mode.SerializeBoxed(read, null)));
        });
    }

    /// <summary>The generator ends, and what it prints adds no error to those that the source has.</summary>
    private static void AssertEnds(string source)
    {
        CSharpCompilation compilation = Harness.Compile([source]);
        Harness.RunToEnd(compilation, out Compilation output);
        string[] errors = Errors(output);
        Assert.True(errors.Length == 0 || errors.Except(Errors(compilation)).FirstOrDefault() is not { } error, $"{source}\n{string.Join("\n", errors)}");
    }

    private static string[] Errors(Compilation compilation) =>
        [.. compilation.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Select(diagnostic => diagnostic.ToString()).Order(StringComparer.Ordinal)];
}
