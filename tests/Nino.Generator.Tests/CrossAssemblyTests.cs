using System;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;
using Nino.Core;
using Xunit;

namespace Nino.Generator.Tests;

public class CrossAssemblyTests
{
    private const string Library =
        """
        namespace Lib
        {
            [NinoType] public abstract class Message { public int Id; public string Text; }
            [NinoType] public class Item { public int I; }
            [NinoType] public struct Spot { public int X; public short Y; }
            [NinoType] public struct Named { public string N; }
            [NinoType] public class Pair<T1, T2> { public T1 A; public T2 B; }
            [NinoType] internal class Internal { public int I; }
            public class Inheriting : Message { public Item Item; }
            public struct Unmarked { public int A; public float B { get; set; } }
        }
        """;

    private const string User =
        """
        public class Own : Lib.Message { public Lib.Item Item; public Lib.Spot Spot; public Lib.Named Named; public Lib.Pair<int, Lib.Spot> Pair; public List<Lib.Inheriting> All; public Lib.Unmarked U; public Lib.Spot? Maybe; }
        [NinoType] public struct Spots { public Lib.Spot A; public int B; }
        public static class Test
        {
            public static string Run()
            {
                var own = new Own { Id = 1, Text = "t", Item = new Lib.Item { I = 2 }, Spot = new Lib.Spot { X = 3 }, Named = new Lib.Named { N = "n" },
                    Pair = new Lib.Pair<int, Lib.Spot> { A = 4 }, All = new List<Lib.Inheriting> { new Lib.Inheriting { Id = 5 } }, U = new Lib.Unmarked { B = 6 }, Maybe = new Lib.Spot { Y = 7 } };
                var back = (Own)NinoDeserializer.Deserialize<Lib.Message>(NinoSerializer.Serialize<Lib.Message>(own));
                var spots = NinoDeserializer.Deserialize<Spots[]>(NinoSerializer.Serialize(new[] { new Spots { A = new Lib.Spot { Y = 8 }, B = 9 } }));
                return $"{back.Id} {back.Text} {back.Item.I} {back.Spot.X} {back.Named.N} {back.Pair.A} {back.All[0].Id} {back.U.B} {back.Maybe.Value.Y} {spots[0].A.Y} {spots[0].B} {NinoSerializer.Serialize(new Spots()).Length}";
            }
        }
        """;

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Types_OfAnotherAssembly_AreComposed(bool generated)
    {
        string name = "Library" + Guid.NewGuid().ToString("N");
        CSharpCompilation library = Harness.Compile([Library], assembly: name);
        byte[] image = Harness.Emit(Harness.Build(library));
        byte[] visible = generated ? image : Harness.Emit(library);
        // An assembly that shows no generated code: its open generic types wait for reflection.
        // The registry spans the process, and finds types by name.
        string source = generated ? User : User.Replace("Own", "Other").Replace("Lib.Pair<int, Lib.Spot> Pair", "KeyValuePair<int, int> Pair").Replace("Pair = new Lib.Pair<int, Lib.Spot> { A = 4 }", "Pair = new KeyValuePair<int, int>(4, 0)").Replace("back.Pair.A", "back.Pair.Key");
        CSharpCompilation user = Harness.Compile([source], assembly: "User" + Guid.NewGuid().ToString("N"), references: MetadataReference.CreateFromImage(visible));
        Compilation output = Harness.Build(user);
        AssemblyLoadContext context = new(name);
        context.LoadFromStream(new MemoryStream(image));
        Assembly assembly = context.LoadFromStream(new MemoryStream(Harness.Emit(output)));

        Assert.Equal("1 t 2 3 n 4 5 6 7 8 9 10", Harness.Invoke(assembly));
    }

    /// <summary>What only a base class holds is found by its id in a process that has written none: its registration stands where source mentions it.</summary>
    [Fact]
    public void GenericType_OfAnotherAssembly_IsRegisteredWhereItIsMentioned()
    {
        const string Generic =
            """
            namespace Lib
            {
                [NinoType] public abstract class Event { }
                [NinoType] public class Changed<T> : Event { public T Value; }
                [NinoType] public static class Outer<T> { [NinoType] public class Inner : Event { public T Value; } }
                [NinoType] public class Unused<T> : Event { public T Value; }
                [NinoType] public class Envelope { public Event E; }
            }
            """;
        const string Mentions =
            """
            public static class Test
            {
                public static string Run() => NinoRuntime.Mode.ToString();
                public static object Made() => new Lib.Envelope { E = new Lib.Changed<int> { Value = 5 } };
                public static object Mentioned(Lib.Outer<string>.Inner inner) => inner.Value;
            }
            """;
        string name = "Generics" + Guid.NewGuid().ToString("N");
        byte[] image = Harness.Emit(Harness.Build(Harness.Compile([Generic], assembly: name)));
        Compilation output = Harness.Build(Harness.Compile([Mentions], assembly: "User" + name, references: MetadataReference.CreateFromImage(image)));
        string generated = string.Concat(output.SyntaxTrees.Select(tree => tree.ToString()));
        Assert.Contains("Changed<int>", generated[generated.IndexOf("Nino.Generated", StringComparison.Ordinal)..]);
        Assert.Contains("Outer<string>.Inner", generated[generated.IndexOf("Nino.Generated", StringComparison.Ordinal)..]);
        Assert.DoesNotContain("Unused", generated);
    }

    /// <summary>The compiler hides private setters of other assemblies: a collection with one looks as if it could only be filled.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Collection_WithAPrivateSetterOfABase_IsSet(bool containsNonPublic)
    {
        string library = $"[NinoType(containNonPublicMembers: {(containsNonPublic ? "true" : "false")})] public class Holder {{ public List<int> Shown {{ get; set; }} = new(); public List<int> Numbers {{ get; private set; }} = new(); public void Clear() => Shown = Numbers = null; }}";
        const string user =
            """
            [NinoType(containNonPublicMembers: true)] public class Held : Holder { }
            public static class Test
            {
                public static string Run()
                {
                    var value = new Held();
                    value.Clear();
                    var back = NinoDeserializer.Deserialize<Held>(NinoSerializer.Serialize(value));
                    return $"{back.Shown is null} {back.Numbers is null}";
                }
            }
            """;
        CSharpCompilation compilation = Harness.Compile([library], assembly: "Holders" + Guid.NewGuid().ToString("N"));
        byte[] image = Harness.Emit(Harness.Build(compilation));
        Compilation output = Harness.Build(Harness.Compile([user], assembly: "User" + Guid.NewGuid().ToString("N"), references: MetadataReference.CreateFromImage(image)));
        AssemblyLoadContext context = new(compilation.AssemblyName);
        context.LoadFromStream(new MemoryStream(image));

        Assert.Equal("True True", Harness.Invoke(context.LoadFromStream(new MemoryStream(Harness.Emit(output)))));
    }

    /// <summary>An assembly that a type needs may come later. Until then the error is what is wrong.</summary>
    [Fact]
    public void Type_WhoseFormatterIsNotThereYet_IsServedOnceItIs()
    {
        string name = "Late" + Guid.NewGuid().ToString("N");
        byte[] formatters = Harness.Emit(Harness.Compile(["namespace Lib { public class Formatter : NinoFormatter<object> { public override void Serialize(object value, ref Writer writer) { } public override void Deserialize(out object value, ref Reader reader) => value = null; public override void DeserializeRef(ref object value, ref Reader reader) { } } }"], assembly: name));
        CSharpCompilation user = Harness.Compile(
            ["[NinoType] public class Holder { [NinoCustomFormatter(typeof(Lib.Formatter))] public object O; } public static class Test { public static string Run() => Convert.ToHexString(NinoSerializer.Serialize(new Holder())); }"],
            assembly: "User" + name,
            references: MetadataReference.CreateFromImage(formatters));
        AssemblyLoadContext context = new(name);
        Assembly loaded = context.LoadFromStream(new MemoryStream(Harness.Emit(user)));

        Assert.IsType<FileNotFoundException>(Record.Exception(() => Harness.Invoke(loaded)));
        Assert.IsType<FileNotFoundException>(Record.Exception(() => Harness.Invoke(loaded)));
        context.LoadFromStream(new MemoryStream(formatters));
        Assert.Equal("02", Harness.Invoke(loaded));
    }

    /// <summary>The compiler hides the private setter of a place for unknown members in another assembly.</summary>
    [Theory]
    [InlineData("false", "public NinoUnknownMembers Unknown { get; private set; }", false)]
    [InlineData("false", "public NinoUnknownMembers Unknown { get; private set; }", true)]
    [InlineData("false", "private NinoUnknownMembers _unknown; public NinoUnknownMembers Unknown { get => _unknown; private set => _unknown = value; }", true)]
    [InlineData("true", "private NinoUnknownMembers Unknown { get; set; }", true)]
    public void UnknownMembers_OfABase_AreKept(string containsNonPublic, string place, bool isReferenceAssembly)
    {
        string library = $"[NinoType(containNonPublicMembers: {containsNonPublic}, VersionTolerant = true)] public abstract class Base {{ [NinoMember(1)] public int A {{ get; private set; }} public void Set(int a) => A = a; {place} }}";
        // The registry spans the process, and finds types by name.
        string name = Guid.NewGuid().ToString("N");
        string user =
            """
            [NinoType(VersionTolerant = true)] public class NewX : Base { [NinoMember(2)] public string N { get; set; } [NinoMember(3)] public int Later { get; set; } }
            [NinoType(VersionTolerant = true)] public class OldX : Base { [NinoMember(2)] public string N { get; set; } }
            public static class Test
            {
                private static byte[] As<T>(byte[] bytes) where T : new() { Array.Copy(NinoSerializer.Serialize(new T()), 1, bytes, 1, 4); return bytes; }
                public static string Run()
                {
                    var value = new NewX { N = "n", Later = 7 };
                    value.Set(5);
                    var old = NinoDeserializer.Deserialize<OldX>(As<OldX>(NinoSerializer.Serialize(value)));
                    old.N = "o";
                    var back = NinoDeserializer.Deserialize<NewX>(As<NewX>(NinoSerializer.Serialize(old)));
                    return $"{back.A} {back.N} {back.Later}";
                }
            }
            """.Replace("X", name);
        CSharpCompilation compilation = Harness.Compile([library], assembly: "Places" + name);
        Compilation built = Harness.Build(compilation);
        byte[] image = Harness.Emit(built);
        byte[] referenced = isReferenceAssembly ? Harness.EmitReference(built) : image;
        Compilation output = Harness.Build(Harness.Compile([user], assembly: "User" + name, references: MetadataReference.CreateFromImage(referenced)));
        AssemblyLoadContext context = new(compilation.AssemblyName);
        context.LoadFromStream(new MemoryStream(image));

        Assert.Equal("5 o 7", Harness.Invoke(context.LoadFromStream(new MemoryStream(Harness.Emit(output)))));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Struct_WithoutAnAttribute_KeepsTheFieldsThatItHides(bool isReferenceAssembly)
    {
        const string library =
            """
            public struct Id { private int _value; private bool _flag; public Id(int value) { _value = value; _flag = true; } public override string ToString() => $"{_value} {_flag}"; }
            public struct Raw { private int _a, _b; public Raw(int a) { _a = a; _b = -a; } public override string ToString() => $"{_a} {_b}"; }
            public readonly struct Shown { public Shown(int x, byte y) { Y = y; X = x; } public byte Y { get; } public int X { get; } }
            public struct Between { public byte A { get; set; } public int B; public short C { get; set; } }
            public struct Mixed { public byte A { get; set; } internal Raw B; public int C { get; private set; } private DateTime D { get; set; } public Mixed(int c) { A = 1; B = new Raw(2); C = c; D = DateTime.MaxValue; } public override string ToString() => $"{A} {B} {C} {D.Year}"; }
            """;
        const string user =
            """
            [NinoType] public class Holder { public Id Id; public Raw[] Raws; public List<Shown> Shown; public Mixed Mixed; }
            public static class Test
            {
                public static string Run()
                {
                    var value = new Holder { Id = new Id(1), Raws = new[] { new Raw(2) }, Shown = new List<Shown> { new Shown(3, 4) }, Mixed = new Mixed(5) };
                    var back = NinoDeserializer.Deserialize<Holder>(NinoSerializer.Serialize(value));
                    return $"{back.Id}, {back.Raws[0]}, {back.Shown[0].X} {back.Shown[0].Y}, {back.Mixed}, {BitConverter.ToString(NinoSerializer.Serialize(new Shown(3, 4)))}, {BitConverter.ToString(NinoSerializer.Serialize(new Between { A = 1, B = 2, C = 3 }))}, {NinoSerializer.Serialize(value.Mixed).Length}";
                }
            }
            """;
        CSharpCompilation compilation = Harness.Compile([library], assembly: "Structs" + Guid.NewGuid().ToString("N"));
        byte[] image = Harness.Emit(compilation);
        using MemoryStream metadata = new();
        Assert.True(compilation.Emit(metadata, options: new EmitOptions(metadataOnly: true, includePrivateMembers: false)).Success);
        byte[] referenced = isReferenceAssembly ? metadata.ToArray() : image;
        Compilation output = Harness.Build(Harness.Compile([user], assembly: "User" + Guid.NewGuid().ToString("N"), references: MetadataReference.CreateFromImage(referenced)));
        AssemblyLoadContext context = new(compilation.AssemblyName);
        context.LoadFromStream(new MemoryStream(image));

        Assert.Equal("1 True, 2 -2, 3 4, 1 2 -2 5 9999, 04-03-00-00-00, 01-02-00-00-00-03-00, 21", Harness.Invoke(context.LoadFromStream(new MemoryStream(Harness.Emit(output)))));
    }

    [Fact]
    public void Root_OfAnAssemblyWithoutGeneratedCode_WaitsForReflection()
    {
        byte[] library = Harness.Emit(Harness.Compile([Library], assembly: "Bare" + Guid.NewGuid().ToString("N")));
        CSharpCompilation user = Harness.Compile(
            ["public static class Test { public static string Run() => Convert.ToHexString(NinoSerializer.Serialize(new Lib.Pair<int, string> { A = 4 })) + NinoSerializer.Serialize(new List<Lib.Pair<int, byte>>()).Length; }"],
            assembly: "User" + Guid.NewGuid().ToString("N"),
            references: MetadataReference.CreateFromImage(library));
        AssemblyLoadContext context = new(null);
        context.LoadFromStream(new MemoryStream(library));

        Assert.Equal("0304000000001", Harness.Invoke(context.LoadFromStream(new MemoryStream(Harness.Emit(Harness.Build(user))))));
    }

    [Fact]
    public void BaseInAnotherAssembly_MixesFieldsAndProperties_IsReported()
    {
        const string mixed = "[NinoType] public class Base { public int A { get; set; } public int B; public int C { get; set; } }";
        const string derived = "public class Derived : Base { public int D; }";
        MetadataReference reference = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile([mixed], assembly: "Base"))));

        Assert.Equal("NINO025", Assert.Single(Harness.Run(Harness.Compile([derived], references: reference), out _).Diagnostics).Id);
        Assert.Empty(Harness.Run(Harness.Compile([mixed + derived]), out _).Diagnostics);
    }

    [Theory]
    [InlineData("[NinoType] public abstract class Base { public abstract int A { get; set; } public int B; }", "public class Derived : Base { public override int A { get; set; } }", true)]
    [InlineData("[NinoType] public abstract class Base { public abstract int A { get; set; } } public abstract class Middle : Base { public override int A { get; set; } public int B; }", "public class Derived : Middle { }", false)]
    public void BaseInAnotherAssembly_HasAPropertyThatIsOverridden_IsReportedWhereItHasItsPlace(string library, string derived, bool isReported)
    {
        MetadataReference reference = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile([library], assembly: "Base"))));

        Assert.Equal(isReported ? ["NINO025"] : [], Harness.Run(Harness.Compile([derived], references: reference), out _).Diagnostics.Select(diagnostic => diagnostic.Id));
    }

    [Fact]
    public void BaseInAnotherAssembly_ThatOnlyTheAssemblyNames_HasOneOrder()
    {
        const string mixed = "public class Base { public int A { get; set; } public int B; public int C { get; set; } }";
        const string derived = "[assembly: NinoBaseType(typeof(Base))] [NinoType] public class Derived : Base { public int D; }";
        MetadataReference reference = MetadataReference.CreateFromImage(Harness.Emit(Harness.Compile([mixed], assembly: "Base")));

        Assert.Empty(Harness.Run(Harness.Compile([derived], references: reference), out _).Diagnostics);
    }

    [Theory]
    [InlineData("", "'_b', 'C', '_d', 'H'")]
    [InlineData("[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"Derived\")] ", "'_b', '_d'")]
    public void BaseInAnotherAssembly_HasMembersOfTypesThatOthersCannotName_IsReported(string friends, string missing)
    {
        const string declaration = "[NinoType(containNonPublicMembers: true)] public class Base<T> { private int _a; private Secret _b; internal Secret[] C; private (T, Secret)[] _d; [NinoIgnore] private Secret _e; private Action<Secret> _f; protected T G; private protected Secret H; } [NinoType] internal class Secret { public int I; }";
        const string derived = "[NinoType] public class Derived : Base<int> { } public class Further : Derived { }";
        CSharpCompilation library = Harness.Compile([friends + declaration], assembly: "Base");
        Harness.Run(library, out Compilation output);
        MetadataReference reference = MetadataReference.CreateFromImage(Harness.EmitReference(output));

        Diagnostic diagnostic = Assert.Single(Harness.Run(Harness.Compile([derived], assembly: "Derived", references: reference), out _).Diagnostics);
        Assert.Equal("NINO028", diagnostic.Id);
        Assert.Equal($"'Derived' leaves out {missing} of base class 'Base<int>': their types or formatters are not public", diagnostic.GetMessage());
        Assert.DoesNotContain(Harness.Run(Harness.Compile([declaration + derived]), out _).Diagnostics, one => one.Id == "NINO028");
    }

    [Fact]
    public void BaseInAnotherAssembly_HasASetterWithCodeThatItDoesNotShow_IsCalled()
    {
        const string declaration = "[NinoType] public class Base { private int _a; public int A { get => _a; private set => _a = value; } public int B { get; private set; } public int C { get; } public int D => _a; }";
        CSharpCompilation user = Harness.Compile(["[NinoType] public class Derived : Base { }"], references: Reference(declaration));

        Assert.Contains("Name = \"set_A\"", Harness.Run(user, out _).Results[0].GeneratedSources.Single(source => source.HintName == "Derived.g.cs").SourceText.ToString());
        Harness.Emit(Harness.Build(user));
    }

    /// <summary>What a member says of itself, and names that are words of C#, of a class or of what every class has.</summary>
    [Fact]
    public void BaseInAnotherAssembly_MembersThatItDoesNotShow_KeepTheirAttributesAndNames()
    {
        const string declaration = "[NinoType(containNonPublicMembers: true)] public class Base { [NinoMember(2147483647)] private int Declared; [NinoMember(7), NinoUtf8] private string @class; [NinoMember(5), NinoCompact] private int Declared_ { get; set; } [NinoMember(6), NinoCustomFormatter(typeof(Own<>))] private new List<int> Equals { get; } [NinoMember(8)] private new readonly dynamic ToString = 1; } public class Own<T> : NinoFormatter<List<T>> { public override void Serialize(List<T> value, ref Writer writer) { } public override void Deserialize(out List<T> value, ref Reader reader) => value = default; public override void DeserializeRef(ref List<T> value, ref Reader reader) { } }";
        CSharpCompilation user = Harness.Compile(["public class Derived : Base { }"], references: Reference(declaration));

        string source = Harness.Run(user, out _).Results[0].GeneratedSources.Single(one => one.HintName == "Derived.g.cs").SourceText.ToString();
        Assert.Equal(
            [
                ".Member<int, CompactFormatter<int, CompactSigned<int>>>(\"Declared_\")",
                ".Member<global::System.Collections.Generic.List<int>, CustomFormatter<global::System.Collections.Generic.List<int>, global::Own<int>>>(\"Equals\")",
                ".Member<string, Utf8StringFormatter>(\"class\")",
                ".Member<object, AbstractFormatter<object>>(\"ToString\")",
                ".Member<int, RawFormatter<int>>(\"Declared\")",
            ],
            source.Split('\n').Where(line => line.Contains(".Member<", StringComparison.Ordinal)).Select(line => line.Trim().TrimEnd(';')));
        Harness.Emit(Harness.Build(user));
    }

    [Fact]
    public void BaseInAnotherAssembly_WithoutGeneratedCode_MayHaveMembersThatItDoesNotShow()
    {
        byte[] image = Harness.Emit(Harness.Compile(["[NinoType(containNonPublicMembers: true)] public abstract class Base { private int _a; }"], assembly: "Base"));
        CSharpCompilation compilation = Harness.Compile(["public class Derived : Base { }"], references: MetadataReference.CreateFromImage(image));

        Assert.Equal("'Derived' leaves out private and internal members of base class 'Base': the compiler does not show them to other assemblies, and that of the base class has no generated code which tells of them", Assert.Single(Harness.Run(compilation, out _).Diagnostics).GetMessage());
    }

    [Fact]
    public void BaseInAnotherAssembly_ShowsItsMembers_IsNotReported() =>
        Harness.Build(Harness.Compile(["public class Derived : Base { }"], references: Reference("[NinoType(containNonPublicMembers: true)] public abstract class Base { protected int A { get; set; } public int B { get; private set; } [NinoIgnore] private int _c; }")));

    [Fact]
    public void Friends_WithTheSameStruct_CompileWithoutWarnings()
    {
        CSharpCompilation library = Harness.Compile(
            ["[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"Friend\")] public struct P { public int X; } [NinoType] public class A { public P P; } "], assembly: "Lib.rary");
        MetadataReference reference = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(library)));

        Harness.Build(Harness.Compile(["[NinoType] public class B { public P P; public A A; }"], assembly: "Friend", references: reference));
    }

    [Fact]
    public void TypeThatOnlyAnAliasNames_IsReportedAndLeftOut()
    {
        const string library = "namespace Twins { [NinoType] public class Twin { public int I; } public struct Spot { public int X; } public enum Kind { A } public class Own { } }";
        MetadataReference plain = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile([library.Replace("int I", "long J")], assembly: "Plain"))));
        MetadataReference aliased = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile([library], assembly: "Aliased")))).WithAliases(["other"]);
        CSharpCompilation user = InterceptorTests.On(Harness.Compile(["", "", ""], references: [plain, aliased]));
        const string formatter = "public class Form : NinoFormatter<other::Twins.Own> { public override void Serialize(other::Twins.Own v, ref Writer w) { } public override void Deserialize(out other::Twins.Own v, ref Reader r) => v = null; public override void DeserializeRef(ref other::Twins.Own v, ref Reader r) { } }";
        string text =
            $$"""
            extern alias other;
            using System; using System.Collections.Generic; using Nino.Core;
            [NinoType] public class Holder { public Twins.Twin Mine; public other::Twins.Twin Twin; public List<other::Twins.Spot> Spots; public other::Twins.Kind? Kind; [NinoCustomFormatter(typeof(Form))] public other::Twins.Own Own; public Twins.Spot Spot; }
            {{formatter}}
            public static class Calls { public static void Run() { NinoSerializer.Serialize(new other::Twins.Spot()); NinoSerializer.Serialize(new Twins.Spot()); NinoSerializer.Serialize(new other::Twins.Twin()); NinoSerializer.Serialize(new[] { new Holder() }); } }
            """;
        user = user.ReplaceSyntaxTree(user.SyntaxTrees[0], CSharpSyntaxTree.ParseText(text, (CSharpParseOptions)user.SyntaxTrees[0].Options, "File0.cs"));

        Diagnostic[] reported = [.. Harness.Run(user, out Compilation output).Diagnostics];
        Assert.Empty(output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        Assert.Equal(["NINO011 Kind", "NINO011 Own", "NINO011 Spots", "NINO011 Twin", "NINO023 NinoSerializer.Serialize(new other::Twins.Spot())"], reported.Select(one => $"{one.Id} {one.Location.SourceTree!.GetText().ToString(one.Location.SourceSpan)}").Order());
        Assert.Equal("'Twins.Spot' cannot be serialized: generated code cannot name it, because no reference has the alias 'global': add this one", reported.Single(one => one.Id == "NINO023").GetMessage());
        Assert.Equal("'Own' of 'Holder' is of type 'Twins.Own', which generated code cannot name, because no reference has the alias 'global': add this one, or put [NinoIgnore] on the member", reported.Single(one => one.GetMessage().StartsWith("'Own'", StringComparison.Ordinal)).GetMessage());
    }

    [Fact]
    public void TypeThatIsNamedByAnAliasAndWithout_IsComposed()
    {
        MetadataReference both = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile(["namespace Twins { public struct Spot { public int X; } }"], assembly: "Both")))).WithAliases(["other", "global"]);

        Harness.Build(Harness.Compile(["[NinoType] public class Holder { public Twins.Spot Spot; }"], references: both));
    }

    /// <summary>A file that is compiled into a library and into its tests.</summary>
    [Fact]
    public void TypeThatTheProjectHasToo_IsReportedWhereTheOtherIsNamed()
    {
        const string shared = "namespace Shared { public struct Vec2 { public float X, Y; } [NinoType] public class Foo { public int I; public class Of { [NinoType] public class Inner { public int I; } } } } ";
        MetadataReference library = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile(
            ["[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"App\")] " + shared + "public static class Lib { public static List<Shared.Vec2> Points; public static Shared.Foo[] Foos; public static Shared.Foo.Of.Inner[] Inner; public static (int, string) Plain; }"],
            assembly: "Lib"))));
        CSharpCompilation user = InterceptorTests.On(Harness.Compile(
            [shared + "[NinoType] public class T { public Shared.Vec2 V; public List<Shared.Vec2> W; public Shared.Foo F; } public static class C { public static void M() { NinoSerializer.Serialize(Lib.Points); NinoSerializer.Serialize(Lib.Foos); NinoSerializer.Serialize(Lib.Inner); NinoSerializer.Serialize(Lib.Plain); NinoSerializer.Serialize(new List<T>()); } }"],
            assembly: "App",
            references: library));

        Diagnostic[] reported = [.. Harness.Run(user, out Compilation output).Diagnostics];
        Assert.Empty(output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error || (diagnostic.Severity == DiagnosticSeverity.Warning && !diagnostic.Location.SourceTree!.FilePath.StartsWith("File", StringComparison.Ordinal))));
        Assert.Equal(["NINO023 Lib.Foos", "NINO023 Lib.Inner", "NINO023 Lib.Points"], reported.Select(one => $"{one.Id} {one.Location.SourceTree!.GetText().ToString(one.Location.SourceSpan)["NinoSerializer.Serialize(".Length..^1]}").Order());
        Assert.All(reported, one => Assert.EndsWith("because the project or another reference has a type of the same name: rename one of them", one.GetMessage()));
    }

    [Fact]
    public void TypeOfTwoReferences_IsReported()
    {
        const string shared = "namespace Common { public struct Point { public float X, Y; } } ";
        string[] names = ["One", "Two"];
        MetadataReference[] libraries = Array.ConvertAll(names, name => (MetadataReference)MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile([shared + $"public static class {name} {{ public static Common.Point[] Points; }}"], assembly: name)))));
        CSharpCompilation user = Harness.Compile(["public static class C { public static void M() { NinoSerializer.Serialize(One.Points); NinoSerializer.Serialize(Two.Points); } }"], references: libraries);

        Assert.Equal(["NINO023", "NINO023"], Harness.Run(user, out Compilation output).Diagnostics.Select(one => one.Id));
        Assert.Empty(output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
    }

    /// <summary>MSBuild makes two references to one file of <c>Aliases="global,other"</c>.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void TypeThatIsNamedByTwoReferences_IsComposed(bool aliasedFirst)
    {
        MetadataReference plain = AssemblyMetadata.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile(["namespace Twins { [NinoType] public class Twin { public int I; } }"], assembly: "Twice")))).GetReference(filePath: "Twice.dll");
        MetadataReference aliased = plain.WithAliases(["other"]);

        Harness.Build(Harness.Compile(["[NinoType] public class Holder { public Twins.Twin Twin; }"], references: aliasedFirst ? [aliased, plain] : [plain, aliased]));
    }

    /// <summary>Generated code names the types of all parameters where objects may refer to the one that is made, or nobody else may call its constructor; and of those whose member is left out.</summary>
    [Theory]
    [InlineData("NINO020", "public class A { public int I { get; } public A(int i, other::Twins.Own o = null) => I = i; }")]
    [InlineData("NINO020", "public class A { public int I; public int J { get; init; } public A(other::Twins.Kind o = 0) { } }")]
    [InlineData("NINO020", "public class A { public int I { get; } [NinoConstructor] public A(int i, other::Twins.Kind[] o = null) => I = i; public A() { } }")]
    [InlineData("NINO020", "public class A { public int I { get; } public Derived D { get; } public A(int i, other::Twins.Own d) => I = i; }")]
    [InlineData("NINO020", "public record A(int I, [property: NinoIgnore] other::Twins.Own O = null);")]
    [InlineData("NINO011 NINO020", "public record struct A(int I, other::Twins.Call C);")]
    [InlineData("NINO011 NINO020", "public class A { public other::Twins.Kind K { get; } public A(other::Twins.Kind k) => K = k; }")]
    [InlineData("", "public class A { public int I; public A(other::Twins.Own o = null) { } }")]
    [InlineData("", "public class A { public int I { get; } public A(int i, other::Twins.Own o = null) => I = i; [NinoConstructor] public A(int i) => I = i; }")]
    [InlineData("", "public class A { public int I { get; } private A(int i) => I = i; [NinoConstructor] public static A Of(int i, other::Twins.Own o = null) => new A(i); }")]
    [InlineData("", "public struct A { public int I { get; } [NinoConstructor] public A(int i, other::Twins.Own o = null) => I = i; }")]
    public void ConstructorOfTypesThatOnlyAnAliasNames_IsReportedWhereGeneratedCodeHasToNameThem(string ids, string type)
    {
        const string library = "namespace Twins { [NinoType] public class Own { } public enum Kind : byte { A } public delegate void Call(); }";
        MetadataReference plain = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile([library.Replace(": byte", "")], assembly: "Plain"))));
        MetadataReference aliased = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile([library], assembly: "Aliased")))).WithAliases(["other"]);
        foreach (MetadataReference[] references in new[] { [aliased], new[] { plain, aliased } })
        {
            CSharpCompilation user = Harness.Compile([""], references: references);
            string text = $"extern alias other; using System; using System.Collections.Generic; using Nino.Core; [NinoType] public class Derived : other::Twins.Own {{ }} [NinoType] public class Holder {{ public A A; public List<A> L; }} [NinoType] {type}";
            user = user.ReplaceSyntaxTree(user.SyntaxTrees[0], CSharpSyntaxTree.ParseText(text, (CSharpParseOptions)user.SyntaxTrees[0].Options, "File0.cs"));

            Diagnostic[] reported = [.. Harness.Run(user, out Compilation output).Diagnostics];
            Assert.Empty(output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
            Assert.Equal(ids, string.Join(' ', reported.Select(one => one.Id).Order()));
            Assert.All(reported.Where(one => one.Id == "NINO020"), one => Assert.StartsWith("'A' cannot be made when it is read: generated code cannot name 'Twins.", one.GetMessage(), StringComparison.Ordinal));
            Assert.DoesNotContain(output.SyntaxTrees.Skip(1), tree => tree.ToString().Contains("global::Twins.", StringComparison.Ordinal));
        }
    }

    /// <summary>Formatters, constraints and classes that declare members are named in generated code, too.</summary>
    [Theory]
    [InlineData("NINO011", "[NinoType] public class A { public Uri U; public int I; }")]
    [InlineData("NINO011", "[NinoType] public class A { public List<Uri[]> U; public int I; }")]
    [InlineData("NINO011", "[NinoType] public class A { public Lazy<int> U; public int I; }")]
    [InlineData("", "[NinoType] public class A { [NinoCustomFormatter(typeof(Own))] public Uri U; } public class Own : NinoFormatter<Uri> { public override void Serialize(Uri value, ref Writer writer) { } public override void Deserialize(out Uri value, ref Reader reader) => value = null; public override void DeserializeRef(ref Uri value, ref Reader reader) { } }")]
    [InlineData("NINO010", "[NinoType] public class A { [NinoCustomFormatter(typeof(other::Lib.OfText))] public string S; public string T; }")]
    [InlineData("NINO010", "[assembly: NinoCustomFormatter(typeof(other::Lib.OfText))] [NinoType] public class A { public string S; }")]
    [InlineData("NINO010 NINO011", "[NinoType] public class A { public B B; } [NinoCustomFormatter(typeof(Of<other::Lib.I>))] public class B { } public class Of<T> : NinoFormatter<B> { public override void Serialize(B value, ref Writer writer) { } public override void Deserialize(out B value, ref Reader reader) => value = null; public override void DeserializeRef(ref B value, ref Reader reader) { } }")]
    [InlineData("NINO023", "public static class C { public static byte[] M() => NinoSerializer.Serialize(new Uri(\"http://a\")); }")]
    [InlineData("NINO002 NINO011", "[NinoType] public class A<T> where T : other::Lib.I { public T V; } [NinoType] public class B { public A<Impl> V; public int I; } [NinoType] public class Impl : other::Lib.I { }")]
    [InlineData("NINO002", "[NinoType] public abstract class A<T> where T : IEnumerable<other::Lib.I> { }")]
    [InlineData("NINO011", "public struct A<T> where T : other::Lib.I { public bool V; public long W; } [NinoType] public class B<T> { public A<Impl> V; public int I; } [NinoType] public class Impl : other::Lib.I { }")]
    [InlineData("NINO011", "[NinoType] public class A : other::Lib.Base { public int I; }")]
    [InlineData("NINO011", "[NinoType] public class A : other::Lib.Inits { public int I; } [NinoType] public class B : A { public int J; }")]
    [InlineData("NINO011", "[NinoType] public class A : other::Lib.Plain { public new static int P; }")]
    [InlineData("NINO011", "[NinoType] public class A : other::Lib.Virtual { public override int P { get => base.P; } }")]
    [InlineData("", "[NinoType] public class A : other::Lib.Plain { public int I; } [NinoType] public abstract class B : other::Lib.Base { }")]
    [InlineData("", "[NinoType] public class A : other::Lib.Given { public A(int p) : base(p) { } }")]
    public void WhatOnlyAnAliasNames_IsReportedWhereGeneratedCodeHasToNameIt(string ids, string source)
    {
        const string library =
            """
            [assembly: NinoCustomFormatter(typeof(Lib.OfUri)), NinoCustomFormatter(typeof(Lib.OfLazy<>))]
            namespace Lib
            {
                public abstract class Formatter<T> : NinoFormatter<T> { public override void Serialize(T value, ref Writer writer) { } public override void Deserialize(out T value, ref Reader reader) => value = default; public override void DeserializeRef(ref T value, ref Reader reader) { } }
                public class OfUri : Formatter<Uri> { }
                public class OfText : Formatter<string> { }
                public class OfLazy<T> : Formatter<Lazy<T>> { }
                public interface I { }
                [NinoType] public abstract class Base { public int P { get; private set; } }
                [NinoType] public abstract class Inits { public int P { get; init; } }
                [NinoType] public abstract class Plain { public int P { get; set; } }
                [NinoType] public abstract class Virtual { public virtual int P { get; private set; } }
                [NinoType] public abstract class Given { public int P { get; } protected Given(int p) => P = p; }
            }
            """;
        MetadataReference aliased = MetadataReference.CreateFromImage(Harness.Emit(Harness.Build(Harness.Compile([library], assembly: "Lib")))).WithAliases(["other"]);
        CSharpCompilation user = Harness.Compile([""], references: aliased);
        user = user.ReplaceSyntaxTree(user.SyntaxTrees[0], CSharpSyntaxTree.ParseText($"extern alias other; using System; using System.Collections.Generic; using Nino.Core; {source}", (CSharpParseOptions)user.SyntaxTrees[0].Options, "File0.cs"));

        Diagnostic[] reported = [.. Harness.Run(user, out Compilation output).Diagnostics];
        Assert.Empty(output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        Assert.Equal(ids, string.Join(' ', reported.Select(one => one.Id).Order()));
        Assert.DoesNotContain(output.SyntaxTrees.Skip(1), tree => tree.ToString().Contains("global::Lib.", StringComparison.Ordinal));
    }

    [Fact]
    public void SubclassOfAnUnknownAssembly_IsAnErrorAndNotSliced() => Assert.Throws<NinoException>(() => Harness.RunTest(
        "[NinoType(allowInheritance: false)] public class Base { public int I; } public class Sub : Base { } "
        + "public static class Test { public static string Run() => NinoSerializer.Serialize<Base>(new Sub()).Length.ToString(); }"));

    /// <summary>A reference assembly, such as builds hand to each other.</summary>
    private static MetadataReference Reference(string source)
    {
        Harness.Run(Harness.Compile([source], assembly: "Base"), out Compilation output);
        return MetadataReference.CreateFromImage(Harness.EmitReference(output));
    }

    /// <summary>The stack is looked at for large structs only, and metadata tells the fields of a struct.</summary>
    [Theory]
    [InlineData("public struct S { public float X, Y; private float _z; }", false)]
    [InlineData("public unsafe struct S { public fixed int Numbers[2000]; }", true)]
    [InlineData("[System.Runtime.CompilerServices.InlineArray(2000)] public struct S { private long _first; }", true)]
    public void StructOfAnotherAssembly_IsLookedAtWhereItIsLarge(string library, bool isLarge)
    {
        CSharpCompilation declaring = Harness.Compile([library], assembly: "Structs");
        MetadataReference reference = MetadataReference.CreateFromImage(Harness.Emit(declaring.WithOptions(declaring.Options.WithAllowUnsafe(true))));

        string source = Harness.Run(Harness.Compile(["[NinoType] public sealed class A { public S V; public List<A> L; }"], references: reference), out _)
            .Results[0].GeneratedSources.Single(generated => generated.HintName == "A.g.cs").SourceText.ToString();

        Assert.Equal(isLarge, source.Contains("CheckStack<global::S>", StringComparison.Ordinal));
    }

    /// <summary>Metadata has the layout of a struct in other places than its attributes: its fields are written, not its memory, wherever it is declared.</summary>
    [Theory]
    [InlineData("[StructLayout(LayoutKind.Explicit)] public struct S { [FieldOffset(0)] private int _all; [FieldOffset(0)] public byte R; [FieldOffset(3)] public byte A; public static S Of() => new S { R = 1, A = 4 }; }")]
    [InlineData("[StructLayout(LayoutKind.Explicit)] public struct S { [FieldOffset(8)] private int _a; [FieldOffset(0)] private int _b; public static S Of() => new S { _a = 77, _b = 2 }; }")]
    [InlineData("[StructLayout(LayoutKind.Sequential, Size = 12)] public struct S { private int _a; public static S Of() => new S { _a = 7 }; }")]
    [InlineData("[StructLayout(LayoutKind.Sequential, Pack = 1)] public struct S { private byte _a; private long _b; public static S Of() => new S { _a = 7, _b = 8 }; }")]
    [InlineData("[StructLayout(LayoutKind.Auto)] public struct S { private long _a; private long _b; public static S Of() => new S { _a = 7, _b = 8 }; }")]
    [InlineData("[StructLayout(LayoutKind.Explicit)] public struct I { [FieldOffset(0)] private long _all; [FieldOffset(4)] private int _high; public I(int high) { _all = 0; _high = high; } } public struct S { private I _inner; private byte _b; public static S Of() => new S { _inner = new I(5), _b = 8 }; }")]
    [InlineData("[StructLayout(LayoutKind.Explicit)] public struct S { [FieldOffset(0)] public int I; [FieldOffset(0)] public float F; public static S Of() => new S { F = 1 }; }")]
    [InlineData("public struct S { private long _a; private int _b; private int _c; public long Sum => _a + _b + _c; public static S Of() => new S { _a = 7, _b = 8, _c = 9 }; }")]
    public void StructOfAnotherAssembly_HasTheBytesOfOneOfTheSame(string library)
    {
        const string User =
            """
            [NinoType] public class Secret { public string Text; }
            [NinoType] public class Holder { public string Name; public S Value; public int Behind; }
            [NinoType] public struct Pair { public S Value; public int Behind; }
            public static class Test
            {
                public static string Run() => string.Join(" ", Bytes(S.Of()), Bytes(new[] { S.Of(), S.Of() }), Bytes((1, S.Of(), 2)), Bytes<S?>(S.Of()), Bytes(new Holder { Name = "n", Value = S.Of(), Behind = 2 }), Bytes(new Pair { Value = S.Of(), Behind = 3 }));

                private static string Bytes<T>(T value)
                {
                    // What is left of it in the buffer must not be seen again.
                    NinoSerializer.Serialize(new Secret { Text = new string('S', 200) });
                    byte[] bytes = NinoSerializer.Serialize(value);
                    T read = NinoDeserializer.Deserialize<T>(bytes);
                    string hex = Convert.ToHexString(NinoSerializer.Serialize(read));
                    NinoDeserializer.DeserializeRef(ref read, bytes);
                    return hex == Convert.ToHexString(NinoSerializer.Serialize(read)) ? hex : "changes";
                }
            }
            """;
        const string Usings = "using System.Runtime.InteropServices; ";
        string expected = (string)Harness.RunTest(Usings + library, User)!;
        Assert.DoesNotContain("changes", expected, StringComparison.Ordinal);
        Assert.DoesNotContain("5353", expected, StringComparison.Ordinal);

        CSharpCompilation declaring = Harness.Compile([Usings + library], assembly: "Structs" + Guid.NewGuid().ToString("N"));
        foreach (byte[] reference in (byte[][])[Harness.Emit(declaring), Harness.EmitReference(declaring)])
        {
            AssemblyLoadContext context = new(null);
            context.LoadFromStream(new MemoryStream(Harness.Emit(declaring)));
            CSharpCompilation user = Harness.Compile([User], assembly: "User" + Guid.NewGuid().ToString("N"), references: MetadataReference.CreateFromImage(reference));
            Assert.Equal(expected, Harness.Invoke(context.LoadFromStream(new MemoryStream(Harness.Emit(Harness.Build(user))))));
        }
    }

    /// <summary>File names do not tell upper from lower case.</summary>
    [Fact]
    public void TypesOfSeveralAssemblies_WhoseNamesDifferByCase_HaveFilesOfTheirOwn()
    {
        byte[] one = Harness.Emit(Harness.Compile(["namespace Lib { public struct Point { public int X; } }"], assembly: "One" + Guid.NewGuid().ToString("N")));
        byte[] two = Harness.Emit(Harness.Compile(["namespace lib { public struct Point { public int X; } } namespace Lib { public struct POINT { public int Y; } }"], assembly: "Two" + Guid.NewGuid().ToString("N")));
        CSharpCompilation user = Harness.Compile(
            ["namespace LIB { [NinoType] public class Point { public Lib.Point A; public lib.Point B; public Lib.POINT C; } }"],
            references: [MetadataReference.CreateFromImage(one), MetadataReference.CreateFromImage(two)]);

        Harness.Emit(Harness.Build(user));
    }

    /// <summary>A struct has no fixed size where a formatter writes a part of it, which only its own assembly can name.</summary>
    [Theory]
    [InlineData("public int A; [NinoCustomFormatter(typeof(F))] public int B;")]
    [InlineData("public int A; public Own B;")]
    [InlineData("public int A; public Open<int> B;")]
    [InlineData("public int A; public (Open<long>, int) B;")]
    public void Struct_WithAHiddenFormatterInside_IsWrittenAlikeInEveryMode(string members)
    {
        string name = "Hidden" + Guid.NewGuid().ToString("N");
        byte[] library = Harness.Emit(Harness.Build(Harness.Compile(
            [
                $$"""
                [NinoType] public struct S { {{members}} }
                [NinoCustomFormatter(typeof(OfOwn))] public struct Own { public int V; }
                [NinoCustomFormatter(typeof(OfOpen<>))] public struct Open<T> where T : unmanaged { public T V; }
                internal class F : NinoFormatter<int> { public override void Serialize(int value, ref Writer writer) => writer.Write(value); public override void Deserialize(out int value, ref Reader reader) => reader.Read(out value); public override void DeserializeRef(ref int value, ref Reader reader) => reader.Read(out value); }
                internal class OfOwn : NinoFormatter<Own> { public override void Serialize(Own value, ref Writer writer) => writer.Write(value.V); public override void Deserialize(out Own value, ref Reader reader) { reader.Read(out int v); value = new() { V = v }; } public override void DeserializeRef(ref Own value, ref Reader reader) => Deserialize(out value, ref reader); }
                internal class OfOpen<T> : NinoFormatter<Open<T>> where T : unmanaged { public override void Serialize(Open<T> value, ref Writer writer) => writer.Write(value.V); public override void Deserialize(out Open<T> value, ref Reader reader) { reader.Read(out T v); value = new() { V = v }; } public override void DeserializeRef(ref Open<T> value, ref Reader reader) => Deserialize(out value, ref reader); }
                """,
            ],
            assembly: name)));
        CSharpCompilation user = Harness.Compile(
            ["[NinoType] public struct Holder { public S V; public int I; } [NinoType] public class Box<T> { public T V; } [NinoType] public class Root { public Holder A; public Box<S> B = new(); public S? C; public (S, int) D; public List<Holder> E = new() { default }; public Box<(Holder, byte)> F = new(); public object G = new Holder { I = 5 }; }"],
            assembly: "User" + name,
            references: MetadataReference.CreateFromImage(library));
        AssemblyLoadContext context = new(name);
        context.LoadFromStream(new MemoryStream(library));
        Assembly assembly = context.LoadFromStream(new MemoryStream(Harness.Emit(Harness.Build(user))));
        Type root = assembly.GetType("Root", throwOnError: true)!;
        object value = Activator.CreateInstance(root)!;

        Assert.Single(Modes.Of(root).Select(binding => Convert.ToHexString(Modes.Write(binding, value))).Distinct());
        foreach (Type type in root.GetFields().Select(field => field.FieldType).Where(type => type != typeof(object)))
        {
            Assert.Single(Modes.Of(type).Select(binding => binding.Id).Distinct());
        }
    }

    /// <summary>No build sees what another one registered, so that this is told when the program runs.</summary>
    [Fact]
    public void OpenAndClosedFormatter_InTwoAssemblies_AreAnErrorWhereBothRegisteredTheForm()
    {
        string name = "Wrap" + Guid.NewGuid().ToString("N");
        MetadataReference Referenced(AssemblyLoadContext context, string assembly, string source, params MetadataReference[] references)
        {
            byte[] image = Harness.Emit(Harness.Build(Harness.Compile([source], assembly: assembly, references: references)));
            context.LoadFromStream(new MemoryStream(image));
            return MetadataReference.CreateFromImage(image);
        }

        AssemblyLoadContext context = new(name);
        MetadataReference wrap = Referenced(context, name, $"namespace {name} {{ public class W<T> {{ public T V; }} }}");
        MetadataReference open = Referenced(context, name + "Open", $"using {name}; [assembly: NinoCustomFormatter(typeof(OpenFormatter<>))] [assembly: NinoSerializable(typeof(W<int>))] public class OpenFormatter<T> : NinoFormatter<W<T>> {{ public override void Serialize(W<T> value, ref Writer writer) {{ }} public override void Deserialize(out W<T> value, ref Reader reader) => value = null; public override void DeserializeRef(ref W<T> value, ref Reader reader) {{ }} }}", wrap);
        MetadataReference closed = Referenced(context, name + "Closed", $"using {name}; [assembly: NinoCustomFormatter(typeof(ClosedFormatter))] public class ClosedFormatter : NinoFormatter<W<int>> {{ public override void Serialize(W<int> value, ref Writer writer) {{ }} public override void Deserialize(out W<int> value, ref Reader reader) => value = null; public override void DeserializeRef(ref W<int> value, ref Reader reader) {{ }} }}", wrap);
        byte[] user = Harness.Emit(Harness.Build(Harness.Compile([$"using {name}; public static class Test {{ public static object Run() {{ new OpenFormatter<int>().ToString(); new ClosedFormatter().ToString(); return NinoSerializer.Serialize((object)new W<int>()); }} }}"], assembly: "User" + name, references: [wrap, open, closed])));

        NinoException error = Assert.Throws<NinoException>(() => Harness.Invoke(context.LoadFromStream(new MemoryStream(user))));

        Assert.Contains("has two custom formatters: ", error.Message, StringComparison.Ordinal);
    }

    /// <summary>Visual Basic has properties with parameters, also such that implement one of an interface; C# knows them by their methods only.</summary>
    [Fact]
    public void PropertyWithParameters_OfVisualBasic_IsNoMember()
    {
        PersistedAssemblyBuilder builder = new(new AssemblyName("Basic"), typeof(object).Assembly);
        ModuleBuilder module = builder.DefineDynamicModule("Basic");
        TypeBuilder grid = module.DefineType("IGrid", TypeAttributes.Public | TypeAttributes.Interface | TypeAttributes.Abstract);
        MethodBuilder declared = DefineCell(grid, "get_Cell", MethodAttributes.Public | MethodAttributes.Abstract | MethodAttributes.Virtual);
        TypeBuilder type = module.DefineType("Grid", TypeAttributes.Public, typeof(object), [grid]);
        type.DefineDefaultConstructor(MethodAttributes.Public);
        type.DefineField("I", typeof(int), FieldAttributes.Public);
        MethodBuilder cell = DefineCell(type, "get_Cell", MethodAttributes.Public | MethodAttributes.Virtual);
        type.DefineMethodOverride(cell, declared);
        grid.CreateType();
        type.CreateType();
        using MemoryStream stream = new();
        builder.Save(stream);

        string source = Harness.Run(
            Harness.Compile(["[assembly: NinoBaseType(typeof(Grid), containNonPublicMembers: true)] [NinoType(containNonPublicMembers: true)] public class A : Grid { public int J; }"], references: MetadataReference.CreateFromImage(stream.ToArray())),
            out Compilation output).Results[0].GeneratedSources.Single(generated => generated.HintName == "A.g.cs").SourceText.ToString();

        Harness.Emit(output);
        Assert.Contains("value.I", source, StringComparison.Ordinal);
        Assert.DoesNotContain("Cell", source, StringComparison.Ordinal);
    }

    private static MethodBuilder DefineCell(TypeBuilder type, string name, MethodAttributes attributes)
    {
        MethodBuilder getter = type.DefineMethod(name, attributes | MethodAttributes.SpecialName | MethodAttributes.HideBySig | MethodAttributes.NewSlot, typeof(int), [typeof(int)]);
        if (!type.IsInterface)
        {
            ILGenerator il = getter.GetILGenerator();
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Ret);
        }

        type.DefineProperty("Cell", PropertyAttributes.None, typeof(int), [typeof(int)]).SetGetMethod(getter);
        return getter;
    }
}
