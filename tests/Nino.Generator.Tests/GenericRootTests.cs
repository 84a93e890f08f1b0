using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Closed types that reach the serializer through generic code; each has to be registered, and everything has to compile without a warning.</summary>
public class GenericRootTests
{
    private const string Types =
        """
        [NinoType] public class Foo { public int I; }
        [NinoType] public class Box<T> { public T V; }
        public struct Size { public int W, H; }
        public enum Color { Red }

        """;

    [Theory]
    [InlineData("List<Foo>", "class C { byte[] Save<T>(T x) => NinoSerializer.Serialize(x); void M() => Save(new List<global::Foo>()); }")]
    [InlineData("List<Foo>", "class C { byte[] Save<T>(T x) => NinoSerializer.Serialize(x); void M() => Save<List<Foo>>(null); }")]
    [InlineData("List<Foo>", "class C { T Load<T>(byte[] x) => NinoDeserializer.Deserialize<T>(x); List<Foo> M() => Load<List<Foo>>(null); }")]
    [InlineData("List<Foo>", "class C { object Load<T>(byte[] x) => NinoDeserializer.Deserialize(x, typeof(T)); void M() => Load<List<Foo>>(null); }")]
    [InlineData("List<Foo>", "static class C { public static byte[] Save<T>(this T x) => NinoSerializer.Serialize(x); static void M() => new List<Foo>().Save(); }")]
    [InlineData("List<Foo>", "static class C { public static byte[] Save<T>(this T x) => NinoSerializer.Serialize(x); static void M(List<Foo> l) => l?.Save(); }")]
    [InlineData("List<Foo>", "static class C { public static byte[] Save<T>(this IEnumerable<T> x) => NinoSerializer.Serialize(new List<T>(x)); static void M() => new Foo[1].Save(); }")]
    [InlineData("Foo[]", "class C { byte[] Save<T>(T x) => NinoSerializer.Serialize(new[] { x }); void M() => Save(new Foo()); }")]
    [InlineData("Dictionary<int, Foo>", "class Cache { public void Put<T>(T x) => NinoSerializer.Serialize(x); } class C { void M(Cache cache) => cache.Put<Dictionary<int, Foo>>(null); }")]
    [InlineData("List<Foo>", "class Repository<T> { public byte[] Save(List<T> x) => NinoSerializer.Serialize(x); } class C { object M() => new Repository<Foo>(); }")]
    [InlineData("List<Foo>", "class Repository<T> { public byte[] Save(List<T> x) => NinoSerializer.Serialize(x); } class C { Repository<Foo> M() => new(); }")]
    [InlineData("List<Foo>", "class Repository<T> { public byte[] Save(List<T> x) => NinoSerializer.Serialize(x); } class Foos : Repository<Foo> { }")]
    [InlineData("List<Foo[]>", "class Repository<T> { public byte[] Save(List<T> x) => NinoSerializer.Serialize(x); } class Arrays<T> : Repository<T[]> { } class C { Arrays<Foo> A; C() { A = null; M(A); } void M(object o) { } }")]
    [InlineData("(int, string)", "class Base<T> { public byte[] Save(T x) => NinoSerializer.Serialize(x); } class D : Base<(int, string)> { }")]
    [InlineData("Size?", "class Base<T> { public byte[] Save(T x) => NinoSerializer.Serialize(x); } class D : Base<Size?> { }")]
    [InlineData("Size", "class Base<T> { public byte[] Save(T x) => NinoSerializer.Serialize(x); } class D : Base<Size> { }")]
    [InlineData("Color", "class Base<T> { public byte[] Save(T x) => NinoSerializer.Serialize(x); } class D : Base<Color> { }")]
    [InlineData("Box<List<Size>>", "class Base<T> { public byte[] Save(T x) => NinoSerializer.Serialize(x); } class D : Base<Box<List<Size>>> { }")]
    [InlineData("List<Foo>", "class Outer { public class Base<T> { public byte[] Save(T x) => NinoSerializer.Serialize(x); } } class D : Outer.Base<List<Foo>> { }")]
    [InlineData("List<Foo>", "class Base<T>(int i) { public int I => i; public byte[] Save(T x) => NinoSerializer.Serialize(x); } class D() : Base<List<Foo>>(1);")]
    [InlineData("List<List<Foo>>", "class C { void A<T>() { B<(T, byte)>(); B<(T, sbyte)>(); B<(T, short)>(); B<(T, ushort)>(); B<(T, int)>(); B<(T, uint)>(); B<(T, long)>(); B<(T, ulong)>(); B<(T, float)>(); B<(T, double)>(); B<(T, decimal)>(); B<(T, char)>(); B<(T, bool)>(); B<(T, string)>(); B<(T, Guid)>(); B<(T, DateTime)>(); B<(T, TimeSpan)>(); B<(T, object)>(); B<List<T>>(); } void B<U>() => NinoSerializer.GetSize(default(U)); void M() => A<List<Foo>>(); }")]
    [InlineData("List<List<Foo>>", "class C { byte[] A<T>(T x) => B(new List<T> { x }); byte[] B<U>(U x) => NinoSerializer.Serialize(x); void M() => A(new List<Foo>()); }")]
    [InlineData("Dictionary<string, Foo[]>", "class C { void A<T>(T x) => D(\"\", x); void D<K, V>(K k, V v) => B(new Dictionary<K, V>()); void B<U>(U x) => NinoSerializer.Serialize(x); void M() => A(new Foo[0]); }")]
    [InlineData("Dictionary<int, Foo[]>", "class Store<K> { public void Put<V>(V v) => NinoSerializer.Serialize(new Dictionary<K, V>()); } class C { void M(Store<int> s) => s.Put(new Foo[0]); }")]
    [InlineData("Dictionary<int, Foo[]>", "class Store<K> { public void Put<V>(V v) => NinoSerializer.Serialize(new Dictionary<K, V>()); } class Ints : Store<int> { void M() => Put(new Foo[0]); }")]
    [InlineData("List<Foo>", "interface IStore { void Put<T>(T x); } class Store : IStore { public void Put<T>(T x) => NinoSerializer.Serialize(x); } class C { void M(IStore s) => s.Put(new List<Foo>()); }")]
    [InlineData("List<Foo>", "interface IStore { void Put<T>(T x); } class Store : IStore { void IStore.Put<U>(U x) => NinoSerializer.Serialize(x); } class C { void M(IStore s) => s.Put(new List<Foo>()); }")]
    [InlineData("List<Foo>", "abstract class Store { public abstract void Put<T>(T x); } class Files : Store { public override void Put<U>(U x) => NinoSerializer.Serialize(x); } class C { void M(Store s, Files f) { s.Put(new List<Foo>()); f.Put(new Foo[0]); } }")]
    [InlineData("Foo[]", "abstract class Store { public abstract void Put<T>(T x); } class Files : Store { public override void Put<U>(U x) => NinoSerializer.Serialize(x); } class C { void M(Store s, Files f) { s.Put(new List<Foo>()); f.Put(new Foo[0]); } }")]
    [InlineData("List<Foo>", "class Store { public virtual void Put<T>(T x) => NinoSerializer.Serialize(x); } class Silent : Store { public override void Put<T>(T x) { } } class C { void M(Silent s) => s.Put(new List<Foo>()); }")]
    [InlineData("List<Foo>", "interface IRepository<T> { void Put(T x); } class Repository<T> : IRepository<T> { public void Put(T x) => NinoSerializer.Serialize(x); } class C { void M(IRepository<List<Foo>> r) => r.Put(null); }")]
    [InlineData("Dictionary<int, Foo[]>", "interface IMap<V, K> { } abstract class Base<A, B> : IMap<B, A> { } class Map<X, Y> : Base<X, Y> { void P() => NinoSerializer.Serialize(new Dictionary<X, Y>()); } class C { void M(IMap<Foo[], int> m) { } }")]
    [InlineData("Box<Foo>", "class C { byte[] Save<T>(T x) => NinoSerializer.Serialize(new Box<T> { V = x }); void M() => Save(new Foo()); }")]
    [InlineData("Box<Foo>", "class C { void M() => NinoSerializer.Serialize((object)new Box<Foo>()); }")]
    [InlineData("Box<Foo>", "class C { object M() => new Box<Foo>(); }")]
    [InlineData("Box<Foo>", "class C { object Wrap<T>(T x) => new Box<T> { V = x }; void M() => Wrap(new Foo()); }")]
    [InlineData("List<Foo>", "class C { void M() => NinoSerializer.Serialize((object)new List<Foo>()); }")]
    [InlineData("List<Foo>", "class C { void M() => NinoSerializer.Serialize(new List<Foo>(), typeof(List<Foo>)); }")]
    [InlineData("List<Foo>", "class C { void M(ref Reader r) => NinoDeserializer.DeserializeBoxed(ref r, type: typeof(List<Foo>)); }")]
    [InlineData("Outer<int>.Inner", "[NinoType] public class Outer<T> { [NinoType] public class Inner { public T V; } } class C { object M() => new Outer<int>.Inner(); }")]
    [InlineData("Outer<int>.Inner<string>[]", "[NinoType] public class Outer<T> { [NinoType] public class Inner<U> { public T V; public U W; } } class C { byte[] Save<X, Y>() => NinoSerializer.Serialize(new Outer<X>.Inner<Y>[0]); void M() => Save<int, string>(); }")]
    [InlineData("List<int[]>", "class Outer<T> { public class Inner { public byte[] Save(List<T> x) => NinoSerializer.Serialize(x); } } class C { void M(Outer<int[]>.Inner i) => i.Save(null); }")]
    [InlineData("List<Foo>", "class C { void M() { byte[] Save<T>(T x) => NinoSerializer.Serialize(x); Save(new List<Foo>()); } }")]
    [InlineData("List<Foo>", "class C { void M<U>(U u) { byte[] Save<T>(T x) => NinoSerializer.Serialize(x); Save(new List<U>()); } void N() => M(new Foo()); }")]
    [InlineData("List<Foo>", "class C { byte[] Save<T>(T x) => NinoSerializer.Serialize(x); Func<List<Foo>, byte[]> F; C() { F = Save; } object M() => F; }")]
    [InlineData("List<Foo>", "class C { byte[] Save<T>(T x) => NinoSerializer.Serialize(x); void M() { Func<List<Foo>, byte[]> f = Save; f(null); } }")]
    [InlineData("List<Foo>", "class C { byte[] Save<T>(T x) => NinoSerializer.Serialize(x); object M() => new List<List<Foo>>().ConvertAll(Save); }")]
    [InlineData("List<Foo>", "class C { Func<T, byte[]> Saver<T>() => x => NinoSerializer.Serialize(x); void M() => Saver<List<Foo>>(); }")]
    [InlineData("List<Foo>", "static class Cache<T> { public static readonly Func<T, byte[]> Save = x => NinoSerializer.Serialize(x); } class C { void M() => Cache<List<Foo>>.Save(null); }")]
    [InlineData("List<Foo>", "class C { void Save<T>(IEnumerable<T> all) { foreach (T one in all) NinoSerializer.Serialize(one); } void M(List<Foo>[] x) => Save(x); }")]
    [InlineData("List<Foo>", "class C { int Size<T>(params T[] all) => (int)NinoSerializer.GetSize(all[0]); void M() => Size(new List<Foo>(), new List<Foo>()); }")]
    [InlineData("List<Foo>", "class C { byte[] Save<T>(T x, int more = 0) where T : class => NinoSerializer.Serialize(x); void M() => Save(new List<Foo>()); }")]
    [InlineData("List<Foo>", "using static Helper; static class Helper { public static byte[] Save<T>(T x) => NinoSerializer.Serialize(x); } class C { void M() => Save(new List<Foo>()); }")]
    [InlineData("List<Foo>", "partial class C { public partial byte[] Save<T>(T x); public partial byte[] Save<T>(T x) => NinoSerializer.Serialize(x); void M() => Save(new List<Foo>()); }")]
    [InlineData("List<Foo>", "class C { async System.Threading.Tasks.Task Save<T>(T x) { await System.Threading.Tasks.Task.Yield(); NinoSerializer.Serialize(x); } object M() => Save(new List<Foo>()); }")]
    [InlineData("List<Foo>", "struct Job<T> { public byte[] Run(T x) => NinoSerializer.Serialize(x); } class C { void M() => default(Job<List<Foo>>).Run(null); }")]
    [InlineData("List<Foo>", "record Message<T>(T Body) { public byte[] Bytes => NinoSerializer.Serialize(Body); } class C { object M(Message<List<Foo>> m) => m.Bytes; }")]
    [InlineData("(int A, string B)[]", "class C { byte[] Save<T>(T x) => NinoSerializer.Serialize(x); void M() => Save(new (int A, string B)[0]); }")]
    [InlineData("decimal[]", "class C { byte[] Save<T>(T x) => NinoSerializer.Serialize(x); void M() => Save(new[] { 1.5m }); }")]
    [InlineData("int?", "class C { byte[] Save<T>(T? x) where T : struct => NinoSerializer.Serialize(x); void M() => Save<int>(3); }")]
    [InlineData("Size", "class C { byte[] Save<T>(T? x) where T : struct => NinoSerializer.Serialize((object)x); void M() => Save<Size>(null); }")]
    [InlineData("Foo[,]", "class C { byte[] Save<T>(T[,] x) => NinoSerializer.Serialize(x); void M() => Save(new Foo[1, 1]); }")]
    [InlineData("List<Foo>", "class Base<T> where T : Base<T> { public byte[] Save(List<T> x) => NinoSerializer.Serialize(x); } class C { byte[] Save<T>(List<T> x) => NinoSerializer.Serialize(x); void M() => Save(new List<Foo>()); } class Self : Base<Self> { }")]
    [InlineData("Size", "class F : NinoFormatter<Uri> { public override void Serialize(Uri v, ref Writer w) => w.Write(new Size[1]); public override void Deserialize(out Uri v, ref Reader r) => v = null; public override void DeserializeRef(ref Uri v, ref Reader r) { } }")]
    [InlineData("Color", "class C { static void M(ref Nino.Core.Reader r) => r.Read(out Color? _); }")]
    [InlineData("Size", "class C { static T M<T>(ref Reader r) where T : unmanaged { r.Peek(out T value); return value; } Size N(Reader r) => M<Size>(ref r); }")]
    [InlineData("Size", "class C { static void M() { var w = new Writer(new byte[9]); w.Write(new Size()); } }")]
    [InlineData("Color", "class C { static void M() { Reader r = new(new byte[9]); if (!r.Eof) { r.Read(out Color _); } } }")]
    public void Root_IsRegistered(string type, string source)
    {
        CSharpCompilation input = Harness.Compile(source.StartsWith("using", System.StringComparison.Ordinal)
            ? [source, Types]
            : [Types + source]);
        string registered = string.Concat(Harness.Run(input, out Compilation output).Results[0].GeneratedSources
            .Where(one => one.HintName == "Nino-formatters.g.cs")
            .Select(one => one.SourceText.ToString()));

        string expected = type.Replace("List<", "global::System.Collections.Generic.List<").Replace("Dictionary<", "global::System.Collections.Generic.Dictionary<");
        foreach (string own in new[] { "Foo", "Box", "Size", "Color", "Outer" })
        {
            expected = System.Text.RegularExpressions.Regex.Replace(expected, $@"\b{own}\b", "global::" + own);
        }

        Assert.Contains($"Binding<{expected}, ", registered);
        Assert.Empty(output.GetDiagnostics().Where(problem => problem.Severity >= DiagnosticSeverity.Warning && problem.Id is not ("CS0169" or "CS0649" or "CS8321")));
    }
}
