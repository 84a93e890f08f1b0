using System;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Nino.Core.Formatters;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>What reflection tells of a type leads to the form that generated code has.</summary>
public class ReflectedTypeTests
{
    private const string ShadeFormatter = "public class ShadeFormatter : NinoFormatter<Shade> { public override void Serialize(Shade value, ref Writer writer) => writer.Write((byte)(value + 7)); public override void Deserialize(out Shade value, ref Reader reader) { reader.Read(out byte read); value = (Shade)(read - 7); } public override void DeserializeRef(ref Shade value, ref Reader reader) => Deserialize(out value, ref reader); }";
    // Of a type that no other test of the process has: the formatter is that of all assemblies.
    private const string NativeFormatter = "public class NativeFormatter : NinoFormatter<nuint> { public override void Serialize(nuint value, ref Writer writer) => writer.Write((byte)(value + 7)); public override void Deserialize(out nuint value, ref Reader reader) { reader.Read(out byte read); value = (nuint)(read - 7); } public override void DeserializeRef(ref nuint value, ref Reader reader) => Deserialize(out value, ref reader); }";
    private const string JobFormatter = "public class JobFormatter<T> : NinoFormatter<System.Threading.Tasks.Task<T>> { public override void Serialize(System.Threading.Tasks.Task<T> value, ref Writer writer) => writer.Write((byte)9); public override void Deserialize(out System.Threading.Tasks.Task<T> value, ref Reader reader) { reader.Read(out byte _); value = System.Threading.Tasks.Task.FromResult<T>(default); } public override void DeserializeRef(ref System.Threading.Tasks.Task<T> value, ref Reader reader) => Deserialize(out value, ref reader); }";
    private const string FeedFormatter = "public class FeedFormatter<T> : NinoFormatter<Feed<T>> { public override void Serialize(Feed<T> value, ref Writer writer) => writer.Write((byte)9); public override void Deserialize(out Feed<T> value, ref Reader reader) { reader.Read(out byte _); value = new(); } public override void DeserializeRef(ref Feed<T> value, ref Reader reader) => Deserialize(out value, ref reader); }";
    private const string Page = "[NinoType] public class KindPage<T> { public enum Kind { A, B } [NinoCompact] public TYPE K; public T Item; } [NinoType] public class Derived { public KindPage<int> P = new() { K = VALUE, Item = 5 }; }";

    private static string Unique => Guid.NewGuid().ToString("N");

    [Theory]
    [InlineData("[NinoCustomFormatter(typeof(ShadeFormatter))] public enum Shade { A, B } public struct Pixel { private Shade _s; public Pixel(Shade s) => _s = s; } [NinoType] public class Derived { public Pixel P = new(Shade.B); public int I = 2; }" + ShadeFormatter, "03" + "0208" + "02000000")]
    [InlineData("[assembly: NinoCustomFormatter(typeof(NativeFormatter))] public struct Pixel { private nuint _s; public Pixel(nuint s) => _s = s; } [NinoType] public class Derived { public Pixel P = new(1); public Pixel[] Q = { new(2) }; }" + NativeFormatter, "03" + "0208" + "02" + "0209")]
    public void StructThatIsNotMarked_WithACustomFormatterOfAField_CallsIt(string source, string bytes) => HasTheSameBytes(source, bytes);

    [Theory]
    [InlineData("Kind", "KindPage<int>.Kind.B", "02")]
    [InlineData("Kind?", "KindPage<int>.Kind.B", "0102")]
    [InlineData("List<Kind>", "new() { KindPage<int>.Kind.B, KindPage<int>.Kind.A }", "090100")]
    [InlineData("Kind?[]", "new KindPage<int>.Kind?[] { KindPage<int>.Kind.B, null }", "090101")]
    [InlineData("Dictionary<Kind, int>", "new() { [KindPage<int>.Kind.B] = 3 }", "020206")]
    public void CompactEnum_NestedInAGenericType_IsClosed(string type, string value, string bytes) => HasTheSameBytes(Page.Replace("TYPE", type, StringComparison.Ordinal).Replace("VALUE", value, StringComparison.Ordinal), "02" + "03" + bytes + "05000000");

    [Theory]
    [InlineData("[assembly: NinoCustomFormatter(typeof(JobFormatter<>))] [NinoType] public class Box<T> { public int N; public System.Threading.Tasks.Task<T> Job; } [NinoType] public class Derived { public Box<int> B = new() { N = 1 }; }" + JobFormatter, "02" + "03" + "01000000" + "09")]
    [InlineData("[NinoCustomFormatter(typeof(FeedFormatter<>))] public class Feed<T> : System.IO.MemoryStream { } [NinoType] public class Box<T> { public int N; public Feed<T> F; } [NinoType] public class Derived { public Box<int> B = new() { N = 1 }; }" + FeedFormatter, "02" + "03" + "01000000" + "09")]
    public void GenericTypeThatNeverHoldsData_WithACustomFormatter_IsServed(string source, string bytes) => HasTheSameBytes(source, bytes);

    [Theory]
    [InlineData("public record struct Pair(int A, int B) { private bool PrintMembers(int length) => length > 0; } [NinoType] public class Derived { public Pair P = new(1, 2); }", "02" + "0100000002000000")]
    [InlineData("[NinoType(PreserveReferences = true)] public class Derived { public Derived() : this(4) { } [NinoConstructor] public Derived(int x) => X = x + 1; public required int X { get; set; } }", "FF0205000000")]
    [InlineData("[NinoType(PreserveReferences = true)] public class Derived { public Derived() : this(4) { } [NinoConstructor] public Derived(int x) => X = x + 1; public required int X { get; init; } }", "FF0205000000")]
    public void Type_EveryMode_HasTheSameBytes(string source, string bytes) => HasTheSameBytes(source, bytes);

    [Theory]
    [InlineData("object")]
    [InlineData("long")]
    public void Add_OfAnotherTypeThanTheElements_IsNone(string type)
    {
        CSharpCompilation compilation = Harness.Compile([$"public class Bag : IEnumerable<int> {{ public void Add({type} item) {{ }} public IEnumerator<int> GetEnumerator() => new List<int>().GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }} [NinoType] public class Holder {{ public Bag B = new(); }}"], assembly: "Adding" + Unique);

        Assert.Equal("NINO011", Assert.Single(Harness.Run(compilation, out Compilation output).Diagnostics).Id);
        Type holder = Harness.Load(Harness.Emit(output)).GetType("Holder", throwOnError: true)!;
        Assert.All([NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted], mode => Assert.Contains("'B' of Holder", Assert.Throws<NinoException>(() => Modes.Composed(holder, mode)).Message));
    }

    [Theory]
    [InlineData("public class Derived { public int A { get; } public int B { get; } public Derived() : this(1, 2) { } [NinoConstructor] public Derived(int a, in int b = 5) { A = a; B = b; } }", "0207000000", "03" + "07000000" + "05000000")]
    [InlineData("public class Derived { public int A { get; } public DayOfWeek B { get; } public Derived() : this(1) { } [NinoConstructor] public Derived(int a, in DayOfWeek b = DayOfWeek.Friday) { A = a; B = b; } }", "0207000000", "03" + "07000000" + "05000000")]
    public void MemberThatIsLacking_TakesTheDefaultOfItsParameter(string source, string bytes, string whole)
    {
        Type type = Load("[NinoType] " + source);
        Assert.All(Modes.Of(type), binding =>
        {
            Reader reader = new(Convert.FromHexString(bytes), null);
            Assert.Equal(whole, Convert.ToHexString(Modes.Write(binding, binding.ReadValueBoxed(ref reader, null)!)));
        });
    }

    /// <summary>As the page of runtime mode says.</summary>
    [Theory]
    [InlineData("", "00")]
    [InlineData("[method: NinoConstructor] ", "01")]
    public void ClassWithParameters_AndAnotherConstructor_IsMadeByOneInRuntimeModeWhereThatIsMarked(string mark, string lacking)
    {
        TypeBinding[] bindings = Modes.Of(Load($"[NinoType] {mark}public class Derived(int from, int to) {{ public int From {{ get; }} = from; public int To {{ get; }} = to; public string Note {{ get; }} = \"\"; public Derived(string note) : this(0, 0) => Note = note; }}"));
        string[] written = Array.ConvertAll(bindings, binding =>
        {
            Reader reader = new([3, 1, 0, 0, 0, 2, 0, 0, 0], null);
            return Convert.ToHexString(Modes.Write(binding, binding.ReadValueBoxed(ref reader, null)!));
        });
        Assert.Equal(["040100000002000000" + "01", "040100000002000000" + lacking, "040100000002000000" + lacking], written);
    }

    [Fact]
    public void Comparer_OfADictionaryOverATypeParameter_IsKept()
    {
        Type type = Load(
            """
            public sealed class My<K> : IEqualityComparer<K> { public static readonly My<K> Instance = new(); public bool Equals(K one, K other) => EqualityComparer<K>.Default.Equals(one, other); public int GetHashCode(K key) => 0; }
            [NinoType] public class Index<K> { public Dictionary<K, string> Map { get; set; } = new(My<K>.Instance); public HashSet<K> Set { get; set; } = new(My<K>.Instance); }
            [NinoType] public class Derived { public Index<int> I { get; set; } = new() { Map = { [1] = "a" }, Set = { 2 } }; [NinoIgnore] public bool Keeps => I.Map.Comparer is My<int> && I.Set.Comparer is My<int>; }
            """);
        Assert.All(Modes.Of(type), binding =>
        {
            Reader reader = new(Modes.Write(binding, Activator.CreateInstance(type)!), null);
            Assert.Equal(true, type.GetProperty("Keeps")!.GetValue(binding.ReadValueBoxed(ref reader, null)));
        });
    }

    [Fact]
    public void CollectionOfAnEngine_IsKnownByTheNameOfItsAssembly()
    {
        byte[] image = Harness.Emit(Harness.Compile(["namespace Unity.Sample { public class Bag : List<int> { public string Title { get; set; } } }"], assembly: "Unity.Sample" + Unique));
        AssemblyLoadContext context = new(null);
        context.LoadFromStream(new MemoryStream(image));
        byte[] user = Harness.Emit(Harness.Build(Harness.Compile(["[NinoType] public class Derived { public Unity.Sample.Bag B = new() { 7 }; }"], assembly: "Using" + Unique, references: MetadataReference.CreateFromImage(image))));

        ModesTests.HasTheSameBytes(context.LoadFromStream(new MemoryStream(user)).GetType("Derived", throwOnError: true)!, "02" + "0207000000");
    }

    [Theory]
    [InlineData(NinoRuntimeMode.Compiled)]
    [InlineData(NinoRuntimeMode.Interpreted)]
    public void TypeThatTheProgramEmits_WithPrivateFields_IsServed(NinoRuntimeMode mode)
    {
        string name = "Emitted" + Unique;
        TypeBuilder emitted = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName(name), AssemblyBuilderAccess.Run).DefineDynamicModule(name).DefineType(name, TypeAttributes.Public);
        emitted.SetCustomAttribute(new CustomAttributeBuilder(typeof(NinoTypeAttribute).GetConstructors().Single(), [true, true, true]));
        emitted.DefineField("_number", typeof(int), FieldAttributes.Private);
        emitted.DefineDefaultConstructor(MethodAttributes.Public);
        Type type = emitted.CreateType();

        TypeBinding binding = Modes.Composed(type, mode);
        byte[] bytes = [2, 7, 0, 0, 0];
        Reader reader = new(bytes, null);
        Assert.Equal(bytes, Modes.Write(binding, binding.ReadValueBoxed(ref reader, null)!));
    }

    [Fact]
    public void Assembly_LoadedTwice_HasCodeForEachOfItsTypes()
    {
        byte[] image = Harness.Emit(Harness.Compile(["[NinoType(containNonPublicMembers: true)] public class Twin { private string _text = \"a\"; private Part _part = new(); private List<Part> _parts = new() { new() }; } [NinoType(containNonPublicMembers: true)] internal class Part { private int _i = 1; }"], assembly: "Twins" + Unique));
        foreach (Assembly assembly in new[] { Assembly.Load(image), Assembly.Load(image) })
        {
            Type type = assembly.GetType("Twin", throwOnError: true)!;
            TypeBinding binding = Modes.Composed(type, NinoRuntimeMode.Compiled);
            byte[] bytes = Modes.Write(binding, Activator.CreateInstance(type)!);
            Assert.Equal("04" + "0561" + "0201000000" + "02" + "0201000000", Convert.ToHexString(bytes));
            Reader reader = new(bytes, null);
            Assert.Equal(bytes, Modes.Write(binding, binding.ReadValueBoxed(ref reader, null)!));
        }
    }

    [Fact]
    public void Id_OfATypeBehindOneWithAnAttributeThatIsNotDeployed_IsFound()
    {
        string name = "Late" + Unique;
        byte[] lacking = Harness.Emit(Harness.Compile(["public sealed class GoneAttribute : Attribute { }"], assembly: "Gone" + Unique));
        Type type = Harness.Load(Harness.Emit(Harness.Compile([$"[Gone] public class First{name} {{ }} [NinoType] public class {name} {{ public int N; }}"], assembly: "Lacking" + Unique, references: MetadataReference.CreateFromImage(lacking)))).GetType(name, throwOnError: true)!;
        byte[] bytes = [0xF8, .. BitConverter.GetBytes(Modes.Composed(type, NinoRuntimeMode.Interpreted).Id), 2, 7, 0, 0, 0];

        Assert.IsType(type, NinoDeserializer.Deserialize<object>(bytes));
    }

    private static void HasTheSameBytes(string source, string bytes) => ModesTests.HasTheSameBytes(Load(source), bytes);

    private static Type Load(string source) =>
        Harness.Load(Harness.Emit(Harness.Build(Harness.Compile([source], assembly: "Reflected" + Unique, allowUnsafe: true)))).GetType("Derived", throwOnError: true)!;
}
