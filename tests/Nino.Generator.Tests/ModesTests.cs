using System;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Core.RuntimeMode;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Types whose base classes are in another assembly have the same bytes with generated code, with code emitted at run time, and interpreted. What the compiler does not see of that assembly reflection has to leave out too.</summary>
public class ModesTests
{
    [Theory]
    [InlineData(
        "[NinoType(containNonPublicMembers: true)] public abstract class Base { private int _a = 1; public int B = 2; internal int C { get; set; } = 3; protected int D = 4; private protected int E { get; set; } = 5; private int F { get; set; } = 6; public int G { get; private set; } = 7; public int H { private get; set; } = 8; }",
        "public class Derived : Lib.Base { }",
        "090100000002000000040000000300000005000000060000000700000008000000")]
    [InlineData(
        "[NinoType] public abstract class Base { public List<int> A { get; private set; } = new(); public List<int> B { get; } = new() { 1 }; }",
        "public class Derived : Lib.Base { }",
        "03010201000000")]
    [InlineData(
        "[NinoType] public abstract class Base { public int A { get; set; } = 1; public int B = 2; public int C { get; set; } = 3; }",
        "public class Derived : Lib.Base { public int D { get; set; } = 4; public int E = 5; }",
        "060200000001000000030000000400000005000000")]
    [InlineData(
        "[NinoType] public abstract record Base([NinoIgnore] string A, [NinoMember(1)] int B, [NinoMember(0)] int C);",
        "public record Derived() : Lib.Base(\"a\", 1, 2);",
        "030200000001000000")]
    [InlineData(
        "[NinoType] public abstract record Base([property: NinoMember(1)] int A, [property: NinoMember(0)] int B) { public void Deconstruct(out int a, out int b) => (a, b) = (A, B); }",
        "public record Derived() : Lib.Base(1, 2);",
        "030200000001000000")]
    [InlineData(
        "[NinoType] public record Base { public int A { get; init; } public int B { get; init; } public Base() { } public Base([NinoIgnore] int A, int B) { this.A = A; this.B = B; } public void Deconstruct(out int A, out int B) { A = this.A; B = this.B; } }",
        "public record Derived : Lib.Base { public Derived() : base(1, 2) { } }",
        "030100000002000000")]
    [InlineData(
        "[NinoType] public abstract class Base { private List<int> _numbers; public List<int> Numbers => _numbers ??= new() { 1 }; private List<int> _more; [NinoMember(1)] public List<int> More => _more ??= new() { 2 }; }",
        "public class Derived : Lib.Base { }",
        "020202000000")]
    [InlineData(
        "[NinoType] public abstract class Base { public int A { get; private set; } = 1; public string B { get; } = \"b\"; public int C { get => A; private set => A = value; } public int D => A; public int E { get; protected set; } = 5; }",
        "public class Derived : Lib.Base { }",
        "050100000005620100000005000000")]
    [InlineData(
        "[NinoType(containNonPublicMembers: true)] public abstract class Base<T> where T : new() { private T _a = new(); private readonly List<T> _b = new() { new() }; [NinoIgnore] private int _c = 3; private Action _d; private Secret _e = new(); [NinoCompact] private int Count { get; set; } = 4; [NinoUtf8] private string @event { get; } = \"é\"; private int Computed { get => Count; set => Count = value; } private sealed class Secret { } } [NinoType(containNonPublicMembers: true)] public class Between : Base<int> { private short _a = 5; internal byte[] Declared = { 6 }; private string GetType = null; }",
        "public class Derived : Lib.Between { public int D = 7; }",
        "0A04000000000000000200000000080A01C3A9050002060007000000")]
    [InlineData(
        "[NinoType(containNonPublicMembers: true)] public abstract class Base { [NinoMember(3)] private int _a = 1; [NinoMember(1)] private int B { get; set; } = 2; [NinoMember(2)] public int C = 3; private int _d = 4; public int E { get; private set; } = 5; private DateTime? _f; protected string G = \"6\"; }",
        "public class Derived : Lib.Base { public int B = 7; }",
        "09020000000300000001000000040000000005360500000007000000")]
    [InlineData(
        "[NinoType(containNonPublicMembers: true)] internal abstract class Base { private int _a = 1; internal int B = 2; private Inner _c = new(); } [NinoType] internal class Inner { public int I = 3; }",
        "[NinoType] internal class Derived : Lib.Base { public int D = 4; }",
        "04010000000200000004000000")]
    [InlineData(
        "[NinoType] public abstract class Base { public int A = 1; public int B { [CompilerGenerated] get => 2; } } public class CompilerGeneratedAttribute : Attribute { }",
        "public class Derived : Lib.Base { }",
        "0201000000")]
    [InlineData(
        "public abstract class Base { public int A = 1; public int B = 2; protected int C = 3; internal int D = 4; public readonly int E = 5; public virtual int F { get => 6; } public Action G; }",
        "[assembly: NinoBaseType(typeof(Lib.Base))] [NinoType] public class Derived : Lib.Base { public int H = 8; }",
        "0501000000020000000500000008000000")]
    [InlineData(
        "public class Base<T> { public T A; protected int B = 2; [NinoIgnore] public int C = 3; }",
        "[assembly: NinoBaseType(typeof(Lib.Base<>), containNonPublicMembers: true)] public class Middle : Lib.Base<int> { } [NinoType] public class Derived : Middle { public int D = 4; }",
        "04000000000200000004000000")]
    [InlineData(
        "public class Base { public int A = 1; [NinoMember(1)] public int B = 2; }",
        "[assembly: NinoBaseType(typeof(Lib.Base), autoCollect: false)] [NinoType] public class Derived : Lib.Base { public int C = 3; }",
        "030200000003000000")]
    [InlineData(
        "public unsafe struct Padded { public byte A; public fixed int B[2]; private fixed bool _c[3]; public static Padded Make() { Padded made = default; made.A = 1; made.B[1] = 2; made._c[2] = true; return made; } }",
        "[NinoType] public class Derived { public Lib.Padded A = Lib.Padded.Make(); public Lib.Padded[] B = { Lib.Padded.Make() }; }",
        "03010000000002000000000001" + "02010000000002000000000001")]
    [InlineData(
        "public readonly struct Cash(decimal amount, bool net) { public decimal Amount => amount; public bool Net => net; }",
        "[NinoType] public class Derived { public Lib.Cash A = new(1, true); }",
        "02" + "0000000000000000" + "0100000000000000" + "01")]
    [InlineData(
        "public class Table : List<int> { public string Title; }",
        "[assembly: NinoBaseType(typeof(Lib.Table), autoCollect: false)] [NinoType] public class Derived { public Lib.Table A = new() { 7 }; }",
        "020207000000")]
    [InlineData(
        "[assembly: NinoBaseType(typeof(Lib.Table<>), autoCollect: false)] public class Table<T> : List<T> { public string Title; }",
        "[NinoType] public class Derived { public Lib.Table<int> A = new() { 7 }; }",
        "020207000000")]
    [InlineData(
        "public class Table : List<int> { private int _next = 3; public int Next { get => _next; internal set => _next = value; } private protected int Last { get; set; } }",
        "[NinoType] public class Derived { public Lib.Table A = new() { 7 }; }",
        "020207000000")]
    [InlineData(
        "[NinoType] public abstract class Base { public virtual int A { get; private set; } = 1; public virtual string B { get; protected set; } = \"b\"; private int _c = 3; public virtual int C { get => _c; private set => _c = value; } }",
        "public class Derived : Lib.Base { public override int A => base.A; public override string B { get => base.B; } public override int C => base.C; }",
        "0401000000056203000000")]
    [InlineData(
        "[NinoType] public abstract class Base { public virtual int A { get; private set; } = 1; public virtual int B { get; private set; } = 2; }",
        "public class Derived : Lib.Base { [NinoIgnore] public override int A => base.A; public override int B { get; } = 3; public int D = 4; }",
        "030300000004000000")]
    [InlineData(
        "[NinoType(containNonPublicMembers: true)] public abstract class Base { private int _a = 1; private protected int B = 2; private protected int C { get; set; } = 3; public int D { get; private protected set; } = 4; private protected virtual int E { get; set; } = 5; public int F { private protected get; set; } = 6; public int G { get => _a; private protected set => _a = value; } private protected (int, string) H = (8, null); }",
        "public class Derived : Lib.Base { }",
        "09010000000100000002000000080000000003000000040000000500000006000000")]
    [InlineData(
        "public abstract class Base { public int A = 1; private protected int B = 2; protected int C = 3; private int _d = 4; public int D { get => _d; private protected set => _d = value; } public int E { get; private protected set; } = 5; internal virtual int F { get; set; } = 6; private int _g = 7; public virtual int G { get => _g; internal set => _g = value; } }",
        "[assembly: NinoBaseType(typeof(Lib.Base), containNonPublicMembers: true)] [NinoType] public class Derived : Lib.Base { public int H = 8; }",
        "0501000000030000000500000008000000")]
    [InlineData(
        "[NinoType] public abstract class Base { public virtual int A { get; internal set; } = 1; public virtual int B { get; private protected set; } = 2; public virtual List<int> C { get; internal set; } = new() { 3 }; } [NinoType] public abstract class Middle : Base { public override int A { get => base.A; } public override int B => base.B; public override List<int> C => base.C; }",
        "public class Derived : Lib.Middle { public int D = 4; }",
        "050100000002000000020300000004000000")]
    [InlineData(
        "internal sealed class F : NinoFormatter<int> { public override void Serialize(int value, ref Writer writer) { writer.Write((byte)value); } public override void Deserialize(out int value, ref Reader reader) { reader.Read(out byte b); value = b; } public override void DeserializeRef(ref int value, ref Reader reader) => Deserialize(out value, ref reader); } [NinoType(containNonPublicMembers: true)] public abstract class Base { public int A = 1; [NinoCustomFormatter(typeof(F))] private int _b = 2; [NinoCustomFormatter(typeof(F))] private int C { get; set; } = 3; public int D { get; set; } = 4; }",
        "public class Derived : Lib.Base { }",
        "030100000004000000")]
    public void BaseInAnotherAssembly_EveryMode_HasTheSameBytes(string library, string user, string bytes)
    {
        HasTheSameBytes(library, user, bytes, hasFriends: true, isReferenceAssembly: false);
        HasTheSameBytes(library, user, bytes, hasFriends: true, isReferenceAssembly: true);
        HasTheSameBytes(library, user, bytes, hasFriends: false, isReferenceAssembly: true);
    }

    [Theory]
    [InlineData("internal set")]
    [InlineData("private protected set")]
    [InlineData("private set")]
    [InlineData("protected set")]
    public void OverrideWithoutASetter_BetweenTwoAssemblies_IsWrittenOnceInEveryMode(string setter)
    {
        string name = "Further" + Guid.NewGuid().ToString("N");
        string library = $"[NinoType] public abstract class Base {{ public virtual int A {{ get; {setter}; }} = 1; public virtual List<int> B {{ get; {setter}; }} = new() {{ 2 }}; private int _c = 3; public virtual int C {{ get => _c; {setter} {{ _c = value; }} }} }}";
        Compilation first = Generated(Harness.Compile([library], assembly: "Base" + name));
        byte[] image = Harness.Emit(first);
        byte[][] references = [image, Harness.EmitReference(first)];
        AssemblyLoadContext context = new(null);
        context.LoadFromStream(new MemoryStream(image));
        Compilation second = Generated(Harness.Compile(["[NinoType] public abstract class Middle : Base { public override int A { get => base.A; } public override List<int> B { get => base.B; } public override int C { get => base.C; } }"], assembly: "Middle" + name, references: MetadataReference.CreateFromImage(references[1])));
        image = Harness.Emit(second);
        byte[][] betweens = [image, Harness.EmitReference(second)];
        context.LoadFromStream(new MemoryStream(image));
        for (int i = 0; i < references.Length; i++)
        {
            CSharpCompilation deriving = Harness.Compile([$"[NinoType] public class Derived{i} : Middle {{ public int D = 4; }}"], assembly: name + i, references: [MetadataReference.CreateFromImage(references[i]), MetadataReference.CreateFromImage(betweens[i])]);
            HasTheSameBytes(context.LoadFromStream(new MemoryStream(Harness.Emit(Generated(deriving)))).GetType($"Derived{i}", throwOnError: true)!, "050100000002020000000300000004000000");
        }
    }

    private static void HasTheSameBytes(string library, string user, string bytes, bool hasFriends, bool isReferenceAssembly)
    {
        string mark = library.StartsWith("[assembly", StringComparison.Ordinal) ? library.Substring(0, library.IndexOf(']', StringComparison.Ordinal) + 1) : "";
        string name = "Derived" + Guid.NewGuid().ToString("N");
        string friend = library.Contains("internal abstract", StringComparison.Ordinal) ? name : "Nobody";

        // A reference assembly has internal members only where an assembly has friends.
        string friends = hasFriends || friend == name ? $"[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"{friend}\")]" : "";
        CSharpCompilation declaring = Harness.Compile([$"{friends} {mark} namespace Lib {{ {library.Substring(mark.Length)} }}"], assembly: "Base" + name);
        Compilation declared = Generated(declaring.WithOptions(declaring.Options.WithAllowUnsafe(true)));
        byte[] image = Harness.Emit(declared);
        CSharpCompilation deriving = Harness.Compile([user], assembly: name, references: MetadataReference.CreateFromImage(isReferenceAssembly ? Harness.EmitReference(declared) : image));
        AssemblyLoadContext context = new(null);
        context.LoadFromStream(new MemoryStream(image));
        Assembly assembly = context.LoadFromStream(new MemoryStream(Harness.Emit(Generated(deriving))));
        HasTheSameBytes(assembly.GetType("Derived", throwOnError: true)!, bytes);
    }

    internal static void HasTheSameBytes(Type type, string bytes)
    {
        object value = Activator.CreateInstance(type)!;

        TypeBinding[] bindings = Modes.Of(type);
        Assert.All(bindings, binding =>
        {
            byte[] written = Modes.Write(binding, value);
            Assert.Equal(bytes, Convert.ToHexString(written));
            Reader reader = new(written, null);
            object read = binding.ReadValueBoxed(ref reader, null)!;
            Assert.True(reader.Eof);
            Assert.All(bindings, other => Assert.Equal(bytes, Convert.ToHexString(Modes.Write(other, read))));
        });
    }

    /// <summary>Other assemblies see of such a property that a field is behind it, and no setter.</summary>
    [Theory]
    [InlineData("private init")]
    [InlineData("private set")]
    [InlineData("internal init")]
    [InlineData("")]
    public void CollectionInAnotherAssembly_HasAPropertyWhoseSetterItDoesNotShow_IsRefusedInEveryMode(string setter)
    {
        string name = "Holder" + Guid.NewGuid().ToString("N");
        Compilation library = Generated(Harness.Compile([$"namespace Lib {{ public class Table : List<int> {{ public int Extra {{ get; {(setter.Length > 0 ? setter + ";" : "")} }} = 1; public int Half => Count / 2; }} }}"], assembly: "Tables" + name));
        byte[] image = Harness.Emit(library);
        AssemblyLoadContext context = new(null);
        context.LoadFromStream(new MemoryStream(image));
        foreach (byte[] reference in new[] { image, Harness.EmitReference(library) })
        {
            CSharpCompilation user = Harness.Compile(["[NinoType] public class Holder { public int A = 1; public Lib.Table M = new(); }"], assembly: name, references: MetadataReference.CreateFromImage(reference));
            Diagnostic diagnostic = Assert.Single(Harness.Run(user, out _).Diagnostics);
            Assert.Equal(("NINO011", DiagnosticSeverity.Error), (diagnostic.Id, diagnostic.Severity));
            Assert.Contains("as a collection it would lose 'Extra': put [assembly: NinoBaseType(typeof(Lib.Table), autoCollect: false)] in the project", diagnostic.GetMessage());
        }

        Type holder = context.LoadFromStream(new MemoryStream(Harness.Emit(Harness.Compile(["[NinoType] public class Holder { public int A = 1; public Lib.Table M = new(); }"], assembly: name, references: MetadataReference.CreateFromImage(image))))).GetType("Holder", throwOnError: true)!;
        Assert.All([NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted], mode => Assert.Contains("'M' of Holder", Assert.Throws<NinoException>(() => Modes.Composed(holder, mode)).Message));
    }

    /// <summary>Analyzers report it of types with generated code.</summary>
    [Theory]
    [InlineData("2147483648")]
    [InlineData("uint.MaxValue")]
    public void NumberAboveTheLargest_InRuntimeMode_IsAnError(string number)
    {
        Type type = Harness.Load(Harness.Emit(Harness.Compile([$"[NinoType(false)] public class Numbered {{ [NinoMember({number})] public int I; [NinoMember(2147483647)] public int J; }}"], assembly: "Numbers" + Guid.NewGuid().ToString("N")))).GetType("Numbered", throwOnError: true)!;

        Assert.All([NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted], mode => Assert.Contains("'I' of Numbered has a number above 2147483647", Assert.Throws<NinoException>(() => Modes.Composed(type, mode)).Message));
    }

    [Fact]
    public void StructInAnotherAssembly_EveryMode_GivesWhatHoldsItTheSameForm()
    {
        const string library = "[NinoType] public struct Named { public string Name; } [NinoType] public struct Slot<T> { public T Content; } [NinoType] public struct Flag { public bool Is; }";
        const string user =
            "[NinoType] public struct OfText { public Lib.Named A; public int B; } [NinoType] public struct OfSlot<T> { public Lib.Slot<T> A; } [NinoType] public struct OfFlag { public Lib.Flag A; }"
            + "[NinoType] public class Mentions { public OfSlot<string> A; public OfSlot<Lib.Named> B; public OfSlot<bool> C; }";
        byte[] image = Harness.Emit(Generated(Harness.Compile([$"namespace Lib {{ {library} }}"], assembly: "Structs" + Guid.NewGuid().ToString("N"))));
        AssemblyLoadContext context = new(null);
        Assembly declaring = context.LoadFromStream(new MemoryStream(image));
        Assembly assembly = context.LoadFromStream(new MemoryStream(Harness.Emit(Generated(
            Harness.Compile([user], assembly: "Holders" + Guid.NewGuid().ToString("N"), references: MetadataReference.CreateFromImage(image))))));
        Type slot = assembly.GetType("OfSlot`1", throwOnError: true)!;
        Type[] objects = [assembly.GetType("OfText", throwOnError: true)!, slot.MakeGenericType(typeof(string)), slot.MakeGenericType(declaring.GetType("Lib.Named", throwOnError: true)!)];
        Type[] bytes = [assembly.GetType("OfFlag", throwOnError: true)!, slot.MakeGenericType(typeof(bool))];

        Assert.All(objects.Concat(bytes), type =>
        {
            TypeBinding composed = Modes.Composed(type, NinoRuntimeMode.Compiled);
            Assert.Equal((composed.Id, Array.IndexOf(objects, type) >= 0), (Modes.Generated(type).Id, Modes.Generated(type).IsObject));
            Assert.Equal(composed.Id, Modes.Composed(type, NinoRuntimeMode.Interpreted).Id);
        });
        Assert.All(bytes, type => Assert.Throws<NinoException>(() => Modes.Generated(type).DeserializeBoxed([2], null, null)));
    }

    /// <summary>Whether a type that is not marked is a collection, a struct with members, memory, or nothing at all.</summary>
    [Theory]
    [InlineData("public struct Handle<T> { public int Id; } public class Unmarked { public int I; } [NinoType] public class Holder { public Handle<Unmarked> A = new() { Id = 1 }; public Handle<Holder> B = new() { Id = 2 }; }", "030100000002000000")]
    [InlineData("[NinoType] internal class Part { public int I = 1; } [NinoType] internal class Holder { public System.Collections.ObjectModel.ObservableCollection<Part> A = new() { new() }; }", "020202" + "01000000")]
    [InlineData("[assembly: NinoCustomFormatter(typeof(Count))] public class Count : NinoFormatter<List<int>> { public override void Serialize(List<int> value, ref Writer writer) => writer.Write(value.Count); public override void Deserialize(out List<int> value, ref Reader reader) { reader.Read(out int count); value = new(new int[count]); } public override void DeserializeRef(ref List<int> value, ref Reader reader) => Deserialize(out value, ref reader); } [NinoType] public class Holder { public IList<int> A = new List<int> { 1 }; public IEnumerable<List<int>> B = new[] { new List<int> { 2, 3 } }; public System.Collections.ObjectModel.ReadOnlyCollection<int> C = new(new List<int> { 4 }); }", "04" + "01000000" + "02" + "02000000" + "02" + "04000000")]
    [InlineData("public struct Empty { } [NinoType] public class Holder { public Empty A; public int B = 2; }", "03" + "01" + "02000000")]
    [InlineData("[NinoType] public struct Empty { } [NinoType] public class Holder { public Empty A; public int B = 2; }", "03" + "01" + "02000000")]
    [InlineData("public readonly record struct Empty<T> { public static int S; public int X { get => 1; init { } } } public struct Slot { public Empty<int> E; public int I; } [NinoType] public class Holder { public Empty<string>[] A = new Empty<string>[2]; public Empty<int>? B = default(Empty<int>); public Slot C = new() { I = 2 }; }", "04" + "030101" + "01" + "03" + "01" + "02000000")]
    [InlineData("public struct Empty { public override string ToString() => null; } [NinoType] public class Holder { public Dictionary<Empty, Empty> A = new() { [default] = default }; }", "02" + "020101")]
    [InlineData("[System.Runtime.InteropServices.StructLayout(System.Runtime.InteropServices.LayoutKind.Sequential, Size = 16)] public struct Handle { } [NinoType] public class Holder { public Handle A; public int B = 2; }", null)]
    [InlineData("public struct Hidden(int i) { public int I => i; } [NinoType] public class Holder { public Hidden A = new(1); public int B = 2; }", "03" + "01000000" + "02000000")]
    [InlineData("public readonly struct Price(decimal amount, bool net) { public decimal Amount => amount; public bool Net => net; } [NinoType] public class Holder { public Price A = new(1, true); public int B = 2; }", "03" + "0000000000000000" + "0100000000000000" + "01" + "02000000")]
    [InlineData("public partial struct Coins { public short Count; public byte Part { get; set; } } public partial struct Coins(int amount, bool net) { public int Amount => net ? amount : 0; } [NinoType] public class Holder { public Coins A = new(1, true) { Count = 2, Part = 3 }; public Coins[] B = { new(4, false) { Count = 5, Part = 6 } }; }", "03" + "0200" + "03" + "01000000" + "01" + "02" + "0500" + "06" + "04000000" + "00")]
    [InlineData("namespace Mine { public class InlineArrayAttribute : Attribute { public InlineArrayAttribute(int length) { } } } [Mine.InlineArray(1)] public struct Three { public int A, B, C; } [NinoType] public class Holder { public Three A = new() { A = 1, B = 2, C = 3 }; }", "02" + "010000000200000003000000")]
    [InlineData("namespace Mine { public class StructLayoutAttribute : Attribute { public int Size; } } [Mine.StructLayout(Size = 16)] public struct Empty { } [NinoType] public class Holder { public Empty A; public int B = 2; }", "03" + "01" + "02000000")]
    [InlineData("[NinoType] public class Holder { public System.Runtime.CompilerServices.YieldAwaitable A; public int B = 2; }", null)]
    [InlineData("public record struct Bag(List<int> Items) : ICollection<int> { public int Count => Items.Count; public bool IsReadOnly => false; public void Add(int item) => Items.Add(item); public void Clear() => Items.Clear(); public bool Contains(int item) => false; public void CopyTo(int[] array, int index) { } public bool Remove(int item) => false; public IEnumerator<int> GetEnumerator() => Items.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } [NinoType] public class Holder { public Bag A; public int B = 2; }", null)]
    [InlineData("public struct Few<T> : ICollection<T> { private T _a; private T _b; private int _count; public int Count => _count; public bool IsReadOnly => false; public void Add(T item) { if (_count == 0) _a = item; else _b = item; _count++; } public void Clear() => this = default; public bool Contains(T item) => false; public void CopyTo(T[] array, int index) { } public bool Remove(T item) => false; public IEnumerator<T> GetEnumerator() { if (_count > 0) yield return _a; if (_count > 1) yield return _b; } System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } [NinoType] public class FewsPage<T> { public Few<T> Items; public Few<T>[] All; } [NinoType] public class Holder { public FewsPage<int> P = new() { Items = new() { 7 }, All = new[] { new Few<int> { 8 } } }; public Few<int> Own = new() { 9 }; }", "03030207000000020208000000090000000000000001000000")]
    [InlineData("public struct Few<T> : ICollection<T> { private T _a; private T _b; private int _count; public int Count => _count; public bool IsReadOnly => false; public void Add(T item) { if (_count == 0) _a = item; else _b = item; _count++; } public void Clear() => this = default; public bool Contains(T item) => false; public void CopyTo(T[] array, int index) { } public bool Remove(T item) => false; public IEnumerator<T> GetEnumerator() { if (_count > 0) yield return _a; if (_count > 1) yield return _b; } System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } [NinoType] public class FewPage<T> where T : unmanaged { public Few<T> Items; } [NinoType] public class Holder { public FewPage<int> P = new() { Items = new() { 7 } }; }", "0202070000000000000001000000")]
    [InlineData("[assembly: NinoCustomFormatter(typeof(Hex))] [assembly: NinoCustomFormatter(typeof(Two))] public class Hex : NinoFormatter<Half[]> { public override void Serialize(Half[] value, ref Writer writer) { writer.Write((byte)value.Length); } public override void Deserialize(out Half[] value, ref Reader reader) { reader.Read(out byte length); value = new Half[length]; } public override void DeserializeRef(ref Half[] value, ref Reader reader) => Deserialize(out value, ref reader); } public class Two : NinoFormatter<List<Half>> { public override void Serialize(List<Half> value, ref Writer writer) { writer.Write((byte)value.Count); } public override void Deserialize(out List<Half> value, ref Reader reader) { reader.Read(out byte length); value = new(new Half[length]); } public override void DeserializeRef(ref List<Half> value, ref Reader reader) => Deserialize(out value, ref reader); } [NinoType] public class Box<T> { public T[] Items; public IList<T> Few; public List<T[]> All; public List<T> List; public T Own; } [NinoType] public class Holder { public Box<Half> B = new() { Items = new Half[2], Few = new List<Half> { default }, All = new() { new Half[1] }, List = new() { default } }; public Half[] Own = new Half[3]; public Box<Half[]> C = new() { Own = new Half[1] }; public IList<Half> D = new List<Half> { default }; }", "050603000000000200000202000002000000000306000000000101")]
    [InlineData("[NinoCustomFormatter(typeof(F))] public class My : System.IO.MemoryStream { } public class F : NinoFormatter<My> { public override void Serialize(My value, ref Writer writer) { writer.Write((byte)9); } public override void Deserialize(out My value, ref Reader reader) { reader.Read(out byte _); value = default; } public override void DeserializeRef(ref My value, ref Reader reader) => Deserialize(out value, ref reader); } [NinoType] public class G<T> where T : System.IO.Stream { public T S; public int A = 1; } [NinoType] public class Holder { public G<My> P = new(); }", "02030901000000")]
    [InlineData("[NinoType] public class Part { public Part(int x, [System.Runtime.InteropServices.Optional, System.Runtime.CompilerServices.DateTimeConstant(7)] DateTime t) { X = x + (int)t.Ticks - 7; } public int X { get; } } [NinoType] public class Holder { public Part P = new(1, new DateTime(7)); }", "020201000000")]
    public void TypeThatIsNotMarked_EveryMode_HasTheSameForm(string source, string? bytes)
    {
        CSharpCompilation compilation = Harness.Compile([source], assembly: "Unmarked" + Guid.NewGuid().ToString("N"));
        bool isServed = !Harness.Run(compilation, out Compilation output).Diagnostics.Any(diagnostic => diagnostic.Id == "NINO011");
        Type type = Harness.Load(Harness.Emit(output)).GetType("Holder", throwOnError: true)!;

        Assert.Equal(bytes is not null, isServed);
        Assert.All([NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted], mode => Assert.Equal(isServed, Record.Exception(() => Modes.Composed(type, mode)) is null));
        Assert.All(isServed ? Modes.Of(type) : [], binding =>
        {
            Assert.Equal(bytes, Convert.ToHexString(Modes.Write(binding, Activator.CreateInstance(type, nonPublic: true)!)));
            Assert.Equal(bytes, Convert.ToHexString(Modes.Write(binding, binding.DeserializeBoxed(Convert.FromHexString(bytes!), null, null)!)));
        });
    }

    /// <summary>What holds a variant of a generic type, which takes other forms of its arguments, is known only when the variant is complete.</summary>
    [Fact]
    public void HolderOfAVariant_ThatCannotBeServed_IsNotKnown()
    {
        Assembly assembly = Harness.Load(Harness.Emit(Harness.Compile(["public class Bad { } [NinoType] public class Node<T> { public T Value; public Node<T> Next; public Other Other; public Bad Bad; } [NinoType] public class Other { [NinoUtf8] public Node<string> N; } [NinoType] public class Root { [NinoUtf8] public Node<string> N; }"], assembly: "Variant" + Guid.NewGuid().ToString("N"))));
        Type root = assembly.GetType("Root", throwOnError: true)!, other = assembly.GetType("Other", throwOnError: true)!;

        Assert.All([NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted], mode =>
        {
            RuntimeFormatters formatters = new(usesGenerated: false, mode);
            Assert.Contains("'Bad' of Node", Assert.Throws<NinoException>(() => formatters.Find(root)).Message, StringComparison.Ordinal);
            Assert.Contains("'Bad' of Node", Assert.Throws<NinoException>(() => formatters.Find(other)).Message, StringComparison.Ordinal);
        });
    }

    /// <summary>The same where it can: what holds it and it holds is known then.</summary>
    [Fact]
    public void HolderOfAVariant_InEveryMode_HasTheSameBytes() => HasTheSameBytes(
        Harness.Load("[NinoType] public class VariantNode<T> { public T Value; public VariantNode<T> Next; public VariantHolder Other; } [NinoType] public class VariantHolder { [NinoUtf8] public VariantNode<string> N; } [NinoType] public class Derived { [NinoUtf8] public VariantNode<string> N = new() { Value = \"é\", Other = new() { N = new() { Value = \"é\" } } }; public VariantHolder O = new(); }").GetType("Derived", throwOnError: true)!,
        "03" + "04" + "0A01C3A9" + "00" + "02" + "04" + "0A01C3A9" + "0000" + "0200");

    /// <summary>An override has the place of what it overrides, so that the order of its own level is none of its concern.</summary>
    [Theory]
    [InlineData("[NinoType] public abstract class Base { public abstract string V { get; set; } } [NinoType] public class Derived : Base { public int B = 1; private string _v = \"v\"; public override string V { get => _v; set => _v = value; } }", "03057601000000")]
    [InlineData("[NinoType] public abstract class Base { public int A = 1; public virtual int V { get; set; } = 2; } public class Middle : Base { private int _v = 3; public override int V { get => _v; set => _v = value; } } public class Derived : Middle { public int B = 4; private int _v = 5; public override int V { get => _v; set => _v = value; } }", "0401000000" + "0500000004000000")]
    public void OverrideWithABody_BesideFields_HasThePlaceOfItsBaseInEveryMode(string source, string bytes) =>
        HasTheSameBytes(Harness.Load(Harness.Emit(Generated(Harness.Compile([source], assembly: "Overriding" + Guid.NewGuid().ToString("N"))))).GetType("Derived", throwOnError: true)!, bytes);

    /// <summary>What it overrides has its place among the fields of the base class, wherever its field is.</summary>
    [Theory]
    [InlineData("[NinoType] public abstract class Base { public abstract int V { get; set; } public int A = 1; } public class Derived : Base { public override int V { get; set; } = 2; }")]
    [InlineData("[NinoType] public abstract class Base { public virtual int V { get => 1; set { } } public int A = 1; } public class Derived : Base { public int B; private int _v; public override int V { get => _v; set => _v = value; } }")]
    public void OverrideOfAPropertyWithoutAField_BesideFieldsOfItsBase_IsRefusedByRuntimeMode(string source)
    {
        Type type = Harness.Load(Harness.Emit(Harness.Compile([source], assembly: "Overriding" + Guid.NewGuid().ToString("N")))).GetType("Derived", throwOnError: true)!;

        Assert.All([NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted], mode => Assert.StartsWith("Base has fields and computed or partial properties", Assert.Throws<NinoException>(() => Modes.Composed(type, mode)).Message));
    }

    [Fact]
    public void FunctionPointerOfATypeParameter_IsLeftOutInEveryMode()
    {
        CSharpCompilation compilation = Harness.Compile(["[NinoType] public unsafe class G<T> { public delegate*<T, void> F; public delegate*<T[], int>[] Fs; public int A = 1; } [NinoType] public class Holder { public G<int> P = new(); }"], assembly: "Pointers" + Guid.NewGuid().ToString("N"), allowUnsafe: true);

        HasTheSameBytes(Harness.Load(Harness.Emit(Generated(compilation))).GetType("Holder", throwOnError: true)!, "020201000000");
    }

    /// <summary>The compiler and the runtime have the interfaces of a type in orders of their own.</summary>
    [Theory]
    [InlineData("[NinoType] public interface IBase { } [NinoType(true, true)] public interface IDerived : IBase { } public class Holder : IBase, IDerived { public int A = 1; private int _b = 2; }", "030100000002000000")]
    [InlineData("[NinoType] public interface IBase { } [NinoType(true, true)] public interface IDerived : IBase { } public class Base : IBase { } public class Holder : Base, IDerived { public int A = 1; private int _b = 2; }", "030100000002000000")]
    [InlineData("[NinoType] public interface IZ { } [NinoType(true, true)] public interface IX : IZ { } [NinoType] public interface IA : IZ { } public class Holder : IX, IA { public int A = 1; private int _b = 2; }", "0201000000")]
    [InlineData("[NinoType] public interface IA<T> { } [NinoType(true, true)] public interface IB { } public interface IU : IA<int> { } public interface IV : IB, IA<int> { } public class Holder : IU, IV { public int A = 1; private int _b = 2; }", "0201000000")]
    [InlineData("public class Outer { [NinoType(true, true)] public interface IA { } } [NinoType] public interface Outers { } [NinoType(true, true, false)] public interface IC : Outers { } public class Holder : Outers, Outer.IA, IC { public int A = 1; private int _b = 2; }", "030100000002000000")]
    public void RulesOfSeveralInterfaces_EveryMode_TakesThoseOfTheSame(string source, string bytes) =>
        HasTheSameBytes(Harness.Load(Harness.Emit(Generated(Harness.Compile([source], assembly: "Interfaces" + Guid.NewGuid().ToString("N"))))).GetType("Holder", throwOnError: true)!, bytes);

    [Theory]
    [InlineData("[NinoType] public class Derived { private int _x = 1; public ref int X => ref _x; public ref readonly int Y => ref _x; public int A = 2; }", "0202000000")]
    [InlineData("[NinoType] public class Derived { private int _x; public Derived() : this(3) { } [NinoConstructor] public Derived(int x) => _x = x; [NinoMember(0)] public ref readonly int X => ref _x; public ref int Y => ref _x; }", "0203000000")]
    public void PropertyThatReturnsAReference_IsComputedInEveryMode(string source, string bytes) =>
        HasTheSameBytes(Harness.Load(Harness.Emit(Generated(Harness.Compile([source], assembly: "Referring" + Guid.NewGuid().ToString("N"))))).GetType("Derived", throwOnError: true)!, bytes);

    /// <summary>Accessors of generic types are found by reflection.</summary>
    [Fact]
    public void HiddenPropertyThatReturnsAReference_OfAGenericType_IsReadInEveryMode()
    {
        const string Source = """
            [NinoType(containNonPublicMembers: true)] public class G<T> { [NinoIgnore] private T _item; [NinoIgnore] private List<T> _many = new(); public G(T item) => _item = item; [NinoMember(0)] private ref readonly T Item => ref _item; [NinoMember(1)] private ref List<T> Many => ref _many; public G<T> With(T item) { _many.Add(item); return this; } }
            [NinoType(containNonPublicMembers: true)] public struct S<T> { [NinoIgnore] private T[] _items; public S(T item) => _items = new[] { item }; [NinoMember(0)] private ref T Item => ref _items[0]; }
            [NinoType] public class Derived { public G<int> P = new G<int>(1).With(2); public S<int> Q = new(3); }
            """;
        HasTheSameBytes(Harness.Load(Harness.Emit(Generated(Harness.Compile([Source], assembly: "Referring" + Guid.NewGuid().ToString("N"))))).GetType("Derived", throwOnError: true)!, "03" + "03" + "01000000" + "0202000000" + "03000000");
    }

    /// <summary>The field behind a partial one belongs to the part with the bodies, which is not the one that the type has as its member.</summary>
    [Theory]
    [InlineData("[NinoType] public partial class Derived { public partial List<int> Items { get; } public int A { get; set; } = 2; } public partial class Derived { public partial List<int> Items { get => field ??= new() { 1 }; } }", "03" + "0201000000" + "02000000")]
    [InlineData("[NinoType] public partial class Derived { public partial int X { get; } public int A { get; set; } = 2; } public partial class Derived { public partial int X { get => field == 0 ? 1 : field; } }", "0301000000" + "02000000")]
    [InlineData("[NinoType(containNonPublicMembers: true)] public partial class Derived { private partial int X { get; } public int A { get; set; } = 2; private partial string Y { get; } } public partial class Derived { private partial string Y { get => field ?? \"y\"; } private partial int X { get => field == 0 ? 1 : field; } }", "0401000000" + "02000000" + "0579")]
    [InlineData("[NinoType] public partial class Derived { public partial int A { get; } public int B { get; } = 2; public Derived() { } public Derived(int a) => A = a; public Derived(int b, string c) => B = b; } public partial class Derived { public partial int A { get => field == 0 ? 1 : field; } }", "0301000000" + "02000000")]
    [InlineData("[NinoType] public partial struct Part { public int A; public partial int X { get; set; } } public partial struct Part { public partial int X { get => field - 1; set => field = value + 1; } } [NinoType] public class Derived { public Part P = new() { A = 1, X = 2 }; public Part[] Q = { new() { A = 3, X = 4 } }; }", "03" + "0100000002000000" + "02" + "0300000004000000")]
    [InlineData("public partial struct Part { public int A; public partial int X { get; set; } } public partial struct Part { public partial int X { get => field - 1; set => field = value + 1; } } [NinoType] public class Derived { public Part P = new() { A = 1, X = 2 }; public Part[] Q = { new() { A = 3, X = 4 } }; }", "03" + "0100000002000000" + "02" + "0300000004000000")]
    [InlineData("public struct Part { public int A; public int X { get => field - 1; set => field = value + 1; } } [NinoType] public class Derived { public Part P = new() { A = 1, X = 2 }; public Part[] Q = { new() { A = 3, X = 4 } }; }", "03" + "0100000002000000" + "02" + "0300000004000000")]
    [InlineData("[NinoType] public struct Part { public int A; public int X { get => field - 1; set => field = value + 1; } } [NinoType] public class Derived { public Part P = new() { A = 1, X = 2 }; public Part[] Q = { new() { A = 3, X = 4 } }; }", "03" + "0100000002000000" + "02" + "0300000004000000")]
    public void PropertyWithBodiesOverAField_HasTheSameBytesInEveryMode(string source, string bytes) =>
        HasTheSameBytes(Harness.Load(Harness.Emit(Generated(Harness.Compile([source], LanguageVersion.Preview, assembly: "Parts" + Guid.NewGuid().ToString("N"))))).GetType("Derived", throwOnError: true)!, bytes);

    /// <summary>Reference assemblies that the compiler makes show all fields of structs.</summary>
    [Theory]
    [InlineData("public struct Empty { }", false, false)]
    [InlineData("public struct Empty { }", true, false)]
    [InlineData("public struct Empty { private System.IO.Stream _hidden; }", true, true)]
    [InlineData("[System.Runtime.InteropServices.StructLayout(System.Runtime.InteropServices.LayoutKind.Sequential, Size = 8)] public struct Empty { }", false, true)]
    public void StructWithoutFields_InAnotherAssembly_IsServedWhereThatIsKnown(string source, bool isReferenceAssembly, bool isRefused)
    {
        CSharpCompilation library = Harness.Compile([source], assembly: "Empties" + Guid.NewGuid().ToString("N"));
        CSharpCompilation user = Harness.Compile(["[NinoType] public class Holder { public Empty A; public int B = 2; }"], references: MetadataReference.CreateFromImage(isReferenceAssembly ? Harness.EmitReference(library) : Harness.Emit(library)));

        Assert.Equal(isRefused ? ["NINO011"] : [], Harness.Run(user, out _).Diagnostics.Select(diagnostic => diagnostic.Id));
    }

    /// <summary>What takes more than sixteen times its bytes counts towards the memory of a message, and counts are compared with the bytes that are left.</summary>
    [Fact]
    public void Tuples_TakeTheBytesOfTheirElementsInEveryMode()
    {
        Type type = Harness.Load("[NinoType] public class TupleSizes { public List<(string, string, string)> L; public Dictionary<string, KeyValuePair<string, NinoTuple<string, int[]>>> D; public (string, (string, string))[] A; }").GetType("TupleSizes", throwOnError: true)!;
        byte[] bytes = [4, 0x89, 0x27, .. new byte[15_000], 0, 0x89, 0x27, .. new byte[15_000]];
        foreach (TypeBinding binding in Modes.Of(type))
        {
            Assert.NotNull(binding.DeserializeBoxed(bytes, null, NinoOptions.Default with { MaxAllocatedBytes = 1000 }));
        }

        foreach (byte[] claim in new byte[][] { [4, 4, 0, 0, 0, 0, 0, 0, 0], [4, 0, 3, 0, 0, 0, 0, 0, 0], [4, 0, 0, 3, 0, 0, 0, 0, 0] })
        {
            Assert.Single(Modes.Of(type).Select(binding => Assert.Throws<NinoException>(() => binding.DeserializeBoxed(claim, null, null))).Select(error => $"{error.Path} {error.Offset} {error.Message}").Distinct());
        }
    }

    /// <summary>With warnings about what is not visible.</summary>
    private static Compilation Generated(CSharpCompilation compilation)
    {
        Assert.DoesNotContain(Harness.Run(compilation, out Compilation output).Diagnostics, diagnostic => diagnostic.Id is not ("NINO025" or "NINO028" or "NINO011" or "NINO039"));
        return output;
    }
}
