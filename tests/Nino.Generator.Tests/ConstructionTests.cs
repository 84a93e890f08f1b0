using System;
using System.Globalization;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Nino.Core;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>What makes an instance is what the contract chose, whichever others the compiler would take for the same arguments.</summary>
public class ConstructionTests
{
    private const string Struct = "[NinoType] public struct S1 { public S1() { } public string A = \"b\"; } [NinoType] public struct S { public S() { } public string A = \"a\"; public int Level = 5; [NinoIgnore] public int Cache = 6; public override string ToString() => $\"{A} {Level} {Cache}\"; } ";

    [Theory]
    [InlineData("[NinoType] public class A { public A(long x, int y) { X = (int)x; Y = y; } public A(int x, long y) { X = x; Y = (int)y; } public int X { get; } public int Y { get; } public override string ToString() => $\"{X} {Y}\"; }", "new A(1L, 2)", "1 2")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(IEnumerable<int> items) { Items = new(items); Items.Add(0); } public A(List<int> items) { Items = items; } public List<int> Items { get; } public override string ToString() => string.Join(\" \", Items); }", "new A(new List<int> { 1 })", "1 0")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(int id, bool read = true) { Id = id; Log.Add($\"{id} {read}\"); } public A(int id) { Id = id; } public int Id { get; } public static List<string> Log = new(); public override string ToString() => string.Join(\" \", Log); }", "new A(1)", "1 True")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public static A Make(object v) => new A { V = (string)v + \"!\" }; public static A Make<T>(T v) => new A(); public string V { get; private set; } public override string ToString() => V; }", "A.Make((object)\"a\")", "a!!")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public static A Make(object v) => new A { V = (string)v + \"!\" }; public A Make(string v) => this; public string V { get; private set; } public override string ToString() => V; }", "A.Make((object)\"a\")", "a!!")]
    [InlineData("[NinoType] public readonly struct A { [NinoConstructor] public A(long x, params string[] more) { X = (int)x + 1; } public A(int x) { X = x; } public int X { get; } public override string ToString() => $\"{X}\"; }", "new A(1)", "2")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(in long x, int? y = null) { X = (int)x + 1; } public A(int x, object y = null) { X = x; } public int X { get; } public override string ToString() => $\"{X}\"; }", "new A(1, \"\")", "2")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(object v, short extra = 1) { V = \"made \" + v; } [Obsolete(\"\", true)] public A(string v) { V = v; } public string V { get; } public override string ToString() => V; }", "new A((object)\"a\", 2)", "made made a")]
    [InlineData("[NinoType] public class A { public A(int x = 1) { Made = x; } public A(string y = \"\") { Made = 2; } public int V; [NinoIgnore] public int Made; public override string ToString() => $\"{V} {Made}\"; }", "new A(x: 3) { V = 4 }", "4 1")]
    [InlineData("[NinoType] public class A<T> { [NinoConstructor] public A(IEnumerable<T> v) { V = new(v); V.Reverse(); } public A(List<T> v) { V = v; } public List<T> V { get; } public override string ToString() => string.Join(\" \", V); }", "new A<int>(new List<int> { 1, 2 })", "2 1")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(int x) { X = x; Log += \"i\"; } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public A(long x) { X = (int)x; Log += \"l\"; } public int X { get; } public static string Log = \"\"; public override string ToString() => Log; }", "new A(1)", "li")]
    [InlineData("[NinoType] public class A { public A() { Log += \"-\"; } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public A(int x = 5) { Log += \"i\"; } public required int X { get; init; } public int Y { get; init; } public static string Log = \"\"; public override string ToString() => $\"{Log} {X} {Y}\"; }", "new A { X = 3, Y = 4 }", "i- 3 4")]
    [InlineData("[NinoType] public readonly struct A { [NinoConstructor] public A(int x, string y = \"d\") { X = x; Log += y; } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public A(object x) { X = (int)x; Log += \"o\"; } public int X { get; } public static string Log = \"\"; public override string ToString() => $\"{Log} {X}\"; }", "new A(1)", "od 1")]
    [InlineData("[NinoType] public class A<T> { public A(T x) { X = x; Log += \"t\"; } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public A(object x, int y = 0) { X = (T)x; Log += \"o\"; } public T X { get; } public static string Log = \"\"; public override string ToString() => $\"{Log} {X}\"; }", "new A<int>(1)", "ot 1")]
    [InlineData("[NinoType] public class A { [System.Runtime.CompilerServices.OverloadResolutionPriority(-1)] public A(long x) { X = x; Log += \"l\"; } public A(object x) { Log += \"o\"; } public long X { get; } public static string Log = \"\"; public override string ToString() => Log; }", "new A(1L)", "ol")]
    public void Chosen_IsCalled_WhateverElseFits(string source, string made, string expected)
    {
        string test = $"public static class Test {{ public static string Run() {{ var a = {made}; return NinoDeserializer.Deserialize<{(made.Contains("A<int>", StringComparison.Ordinal) ? "A<int>" : "A")}>(NinoSerializer.Serialize(a)).ToString(); }} }}";

        Assert.Equal(expected, Harness.RunTest(source, test));
    }

    /// <summary>No cast makes the compiler take a factory before one that has precedence, and it has no accessor.</summary>
    [Fact]
    public void Factory_ThatAnotherTakesPrecedenceOver_IsReported()
    {
        Diagnostic diagnostic = Assert.Single(Harness.Diagnose("[NinoType] public class A { private A() { } [NinoConstructor] public static A Make(int x) => new A { X = x }; [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public static A Make(long x) => null; public int X { get; private set; } }"));

        Assert.Equal("NINO020", diagnostic.Id);
        Assert.Contains("C# calls another 'Make', which has a higher [OverloadResolutionPriority]: give the factory a name of its own", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    /// <summary>What the bytes lack in the middle of a version-tolerant type is as an initializer makes it.</summary>
    [Theory]
    [InlineData("[NinoType(VersionTolerant = true)] public class Old { [NinoMember(1)] public int A { get; set; } = 1; [NinoMember(3)] public int C { get; set; } = 3; } [NinoType(VersionTolerant = true)] public class Root { [NinoMember(1)] public int A { get; init; } [NinoMember(2)] public int B { get; init; } = 8; [NinoMember(3)] public int C { get; init; } public override string ToString() => $\"{A} {B} {C}\"; }", "new Old()", "1 8 3")]
    [InlineData("[NinoType(VersionTolerant = true)] public class Old { [NinoMember(1)] public int A { get; set; } = 1; [NinoMember(3)] public int C { get; set; } = 3; } [NinoType(VersionTolerant = true)] public record Root([property: NinoMember(1)] int A, [property: NinoMember(3)] int C) { [NinoMember(2)] public List<int> B { get; set; } = new() { 8 }; public override string ToString() => $\"{A} {B[0]} {C}\"; }", "new Old()", "1 8 3")]
    [InlineData("[NinoType] public class Old { public int A = 1; } [NinoType] public class Root { public int A { get; init; } public int B { get; init; } = 8; public int C { get; set; } = 9; public override string ToString() => $\"{A} {B} {C}\"; }", "new Old()", "1 8 9")]
    [InlineData("[NinoType] public record struct Once(string Name); [NinoType] public record struct Now(string Name) { public int Extra { get; set; } = 5; } [NinoType] public class Old { public Once A; } [NinoType] public class Root { public Now A; public override string ToString() => $\"{A.Extra}\"; }", "new Old()", "5")]
    [InlineData("[NinoType(VersionTolerant = true)] public record struct Once([property: NinoMember(1)] string Name); [NinoType(VersionTolerant = true)] public record struct Now([property: NinoMember(1)] string Name) { [NinoMember(2)] public int Extra { get; init; } = 5; } [NinoType] public class Old { public Once A; } [NinoType] public class Root { public Now A; public override string ToString() => $\"{A.Extra}\"; }", "new Old()", "5")]
    [InlineData("[NinoType] public record struct Once(string Name); [NinoType] public record struct Now(string Name) { public string Name { get; init; } = Name; public int Extra { get; init; } = 5; } [NinoType] public class Old { public Once A; } [NinoType] public class Root { public Now A; public override string ToString() => $\"{A.Extra}\"; }", "new Old()", "5")]
    public void MemberThatIsLacking_OfATypeThatIsMadeFromItsMembers_KeepsItsInitializer(string source, string made, string expected) => Tells(source, made, expected);

    [Theory]
    [InlineData("public class Root(int id, NinoUnknownMembers unknown = null) { [NinoMember(1)] public int Id { get; } = id; public readonly NinoUnknownMembers Unknown = unknown;")]
    [InlineData("public record Root([property: NinoMember(1)] int Id, NinoUnknownMembers Unknown) { public NinoUnknownMembers Unknown { get; private set; } = Unknown;")]
    public void UnknownMembers_ThatTheConstructorTakes_AreSetAfterwards(string root) => Tells(
        "[NinoType(VersionTolerant = true)] public class Old { [NinoMember(1)] public int Id = 1; [NinoMember(2)] public string More = \"x\"; } [NinoType(VersionTolerant = true)] " + root + " public override string ToString() => $\"{Id} {Unknown != null}\"; }",
        "new Old()",
        "1 True");

    /// <summary>What the real constructor makes stays where the bytes lack it, and the constructor is called once.</summary>
    [Theory]
    [InlineData("[NinoType] public class Old { public int Id = 1; } [NinoType] public class Root { public required int Id { get; set; } public Cart Cart { get; set; } public static int Made; public Root() { Cart = new Cart { Owner = this }; Made++; } public override string ToString() => $\"{Id} {Cart.Owner == this} {Made}\"; } [NinoType] public class Cart { [NinoIgnore] public Root Owner; public int Items; }", "new Old()", "1 True 1")]
    [InlineData("[NinoType] public class Old { public int Id = 1; } [NinoType] public class Root { public Root(int id) { Id = id; Cart = new Cart { Owner = this }; Made++; } public int Id { get; } public Cart Cart { get; set; } public List<Cart> More { get; } = new() { new() }; public static int Made; public override string ToString() => $\"{Id} {Cart.Owner == this} {More.Count} {Made}\"; } [NinoType] public class Cart { [NinoIgnore] public Root Owner; public int Items; }", "new Old()", "1 True 1 1")]
    [InlineData("[NinoType(VersionTolerant = true)] public class Old { [NinoMember(1)] public int Id = 1; [NinoMember(2)] public int Gone; [NinoMember(5)] public string Tag = \"t\"; } [NinoType(VersionTolerant = true)] public class Root { public Root(int id) { Id = id; Cart = new Cart { Owner = this }; Made++; } [NinoMember(1)] public int Id { get; } [NinoMember(4)] public Cart Cart { get; private set; } [NinoMember(5)] public string Tag { get; init; } public static int Made; public override string ToString() => $\"{Id} {Cart.Owner == this} {Tag} {Made}\"; } [NinoType] public class Cart { [NinoIgnore] public Root Owner; public int Items; }", "new Old()", "1 True t 1")]
    public void MemberThatIsLacking_IsThatOfTheInstance(string source, string made, string expected) => Tells(source, made, expected);

    /// <summary>A struct of a new object is made by its constructor, whichever way the object is read.</summary>
    [Theory]
    [InlineData("[NinoType] public class Old { public S1 S = new(); } [NinoType] public class Root { public S S; public int Added = 9; public override string ToString() => $\"{S} {Added}\"; }", "new Old()", "b 5 6 9")]
    [InlineData("[NinoType] public class Old { public S1 S = new(); } [NinoType] public record Root(S S, int Added = 9) { public override string ToString() => $\"{S} {Added}\"; }", "new Old()", "b 5 6 9")]
    [InlineData("[NinoType(VersionTolerant = true)] public class Old { [NinoMember(1)] public S1 S = new(); [NinoMember(3)] public int Gone; } [NinoType(VersionTolerant = true)] public class Root { [NinoMember(1)] public S S; [NinoMember(2)] public int Added = 9; public override string ToString() => $\"{S} {Added}\"; }", "new Old()", "b 5 6 9")]
    [InlineData("[NinoType(VersionTolerant = true)] public class Old { [NinoMember(1)] public S1 S = new(); [NinoMember(3)] public int Gone; } [NinoType(VersionTolerant = true)] public record Root([property: NinoMember(1)] S S, [property: NinoMember(2)] int Added = 9) { public override string ToString() => $\"{S} {Added}\"; }", "new Old()", "b 5 6 9")]
    [InlineData("[NinoType] public class Old { public S1 S = new(); } [NinoType(VersionTolerant = true)] public class Root { [NinoMember(1)] public S S; [NinoMember(2)] public int Added = 9; public override string ToString() => $\"{S} {Added}\"; }", "new Old()", "b 5 6 9")]
    [InlineData("[NinoType(VersionTolerant = true)] public struct T1 { public T1() { } [NinoMember(1)] public string A = \"t\"; } [NinoType(VersionTolerant = true)] public struct T { public T() { } [NinoMember(1)] public string A = \"a\"; [NinoMember(2)] public int B = 3; } [NinoType(VersionTolerant = true)] public class Old { [NinoMember(1)] public T1 S = new(); [NinoMember(3)] public int Gone; } [NinoType(VersionTolerant = true)] public class Root { [NinoMember(1)] public T S; public override string ToString() => $\"{S.A} {S.B}\"; }", "new Old()", "t 3")]
    [InlineData("[NinoType] public record struct P1(string A); [NinoType] public record struct P(string A, int Level = 5); [NinoType] public class Old { public P1 S = new(\"b\"); } [NinoType] public class Root { public P S; public int Added; public override string ToString() => $\"{S.A} {S.Level}\"; }", "new Old()", "b 5")]
    [InlineData("[NinoType] public struct R1 { public string A; } [NinoType] public struct R { public string A; [NinoIgnore] public int Cache; [NinoRefDeserialization] public static R Rent() => new() { Cache = 7 }; } [NinoType] public class Old { public R1 S = new() { A = \"b\" }; } [NinoType] public class Root { public R S; public int Added; public override string ToString() => $\"{S.A} {S.Cache}\"; }", "new Old()", "b 7")]
    [InlineData("[NinoType] public class Box1<T> { public T Value; } [NinoType] public class Box<T> { public T Value; public int Added = 9; } [NinoType] public class Old { public Box1<S1> B = new() { Value = new() }; } [NinoType] public class Root { public Box<S> B; public override string ToString() => $\"{B.Value} {B.Added}\"; }", "new Old()", "b 5 6 9")]
    [InlineData("[NinoType] public class Old { public (S1, int) T = (new(), 1); } [NinoType] public class Root { public (S, int) T; public int Added = 9; public override string ToString() => $\"{T.Item1} {T.Item2} {Added}\"; }", "new Old()", "b 5 6 1 9")]
    [InlineData("[System.Runtime.CompilerServices.InlineArray(1)] public struct Ones<T> { private T _first; } [NinoType] public class Old { public Ones<S1> T; public Old() { T[0] = new(); } } [NinoType] public class Root { public Ones<S> T; public int Added = 9; public override string ToString() => $\"{T[0]} {Added}\"; }", "new Old()", "b 5 6 9")]
    [InlineData("[NinoType(PreserveReferences = true)] public class Root { public S S = new(); public override string ToString() => $\"{S}\"; }", "new Root()", "a 5 6")]
    [InlineData("[NinoType] public struct Outer { public S Inner; public string Name; } [NinoType] public class Root { public Outer[] All = { new() { Inner = new() } }; public List<Outer> List = new() { new() { Inner = new() } }; public override string ToString() => $\"{All[0].Inner} {List[0].Inner}\"; }", "new Root()", "a 5 6 a 5 6")]
    [InlineData("[NinoType] public struct Outer<T> { public T Inner; public string Name; } [NinoType] public class Root { public Outer<S>[] All = { new() { Inner = new() } }; public override string ToString() => $\"{All[0].Inner}\"; }", "new Root()", "a 5 6")]
    [InlineData("[NinoType] public struct Outer { public (S, string) Inner; public string Name; } [NinoType] public class Root { public Outer[] All = { new() { Inner = (new(), \"\") } }; public override string ToString() => $\"{All[0].Inner.Item1}\"; }", "new Root()", "a 5 6")]
    public void StructOfANewObject_IsMadeByItsConstructor(string source, string made, string expected) => Tells(Struct + source, made, expected);

    /// <summary>Members are set in the order of the contract, but for those that only an initializer sets, which are first.</summary>
    [Theory]
    [InlineData("[NinoType] public class Root { private int _value; public int Value { get => _value; set => _value = Math.Min(value, Max); } public int Max { get; init; } public override string ToString() => $\"{Value} {Max}\"; }", "new Root { Max = 10, Value = 5 }", "5 10")]
    [InlineData("[NinoType(PreserveReferences = true)] public class Root { private int _value; public int Value { get => _value; set => _value = Math.Min(value, Max); } public required int Max { get; set; } public override string ToString() => $\"{Value} {Max}\"; }", "new Root { Max = 10, Value = 5 }", "5 10")]
    [InlineData("[NinoType] public struct Line { private int _value; public int Value { get => _value; set => _value = Math.Min(value, Max); } public int Max { get; init; } } [NinoType] public class Root { public Line L = new() { Max = 10, Value = 5 }; public override string ToString() => $\"{L.Value} {L.Max}\"; }", "new Root()", "5 10")]
    [InlineData("[NinoType(containNonPublicMembers: true)] public class Root { [NinoMember(0)] public int Max { get; private set; } [NinoIgnore] private int _value; [NinoMember(1)] public int Value { get => _value; set => _value = Math.Min(value, Max); } [NinoMember(2)] public string Name { get; init; } public static Root Of() => new() { Max = 10, Value = 5 }; public override string ToString() => $\"{Value} {Max}\"; }", "Root.Of()", "5 10")]
    [InlineData("[NinoType] public struct Line { private int _length; private string _text; public int Length { readonly get => _length; set => _length = value; } public string Text { readonly get => _text; set { _text = value; _length = value.Length; } } } [NinoType] public class Root { public Line L = new() { Text = \"abc\", Length = 99 }; public Line[] M = { new() { Text = \"abc\", Length = 99 } }; public override string ToString() => $\"{L.Length} {M[0].Length}\"; }", "new Root()", "3 3")]
    public void Members_AreSetInTheSameOrder(string source, string made, string expected) => Tells(source, made, expected);

    /// <summary>Structs are default where their bytes are those of a default, and collections have the comparer of what the constructor made.</summary>
    [Theory]
    [InlineData("[NinoType] public readonly struct Packet { public Packet(ReadOnlyMemory<byte> data) => Data = data.IsEmpty ? throw new ArgumentException(\"empty\") : data; public ReadOnlyMemory<byte> Data { get; } } [NinoType] public class Root { public Packet P; public override string ToString() => $\"{P.Data.Length}\"; }", "new Root()", "0")]
    [InlineData("public sealed class NoCase : Dictionary<string, int> { public NoCase() : base(StringComparer.OrdinalIgnoreCase) { } } [NinoType] public class Root { public Dictionary<string, int> Map = new NoCase(); public IDictionary<string, int> Any = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase); public ISet<string> Set = new HashSet<string>(StringComparer.OrdinalIgnoreCase); public override string ToString() => $\"{Map.GetType() == typeof(Dictionary<string, int>)} {Map[\"HOST\"]} {Any[\"HOST\"]} {Set.Contains(\"HOST\")}\"; }", "new Root { Map = { [\"Host\"] = 1 }, Any = { [\"Host\"] = 2 }, Set = { \"Host\" } }", "True 1 2 True")]
    [InlineData("[NinoType] public class Root { public Root(int x, [System.Runtime.CompilerServices.CallerMemberName] string name = \"none\", [System.Runtime.CompilerServices.CallerLineNumber] int line = -1, object other = null, [System.Runtime.CompilerServices.CallerFilePath] string path = null, [System.Runtime.CompilerServices.CallerArgumentExpression(nameof(x))] string text = \"\") { X = x; _made = $\"{x} {name} {line} {other} {path} {text}\"; } private readonly string _made; public int X { get; } public override string ToString() => _made; }", "new Root(3)", "3 none -1   ")]
    [InlineData("[NinoType] public class Root { [System.Runtime.CompilerServices.CompilerGenerated] public int A; public event Action E; public int B; public override string ToString() { E?.Invoke(); return $\"{A} {B}\"; } }", "new Root { A = 1, B = 2 }", "1 2")]
    [InlineData("[NinoType(containNonPublicMembers: true)] public class Root { [System.Runtime.CompilerServices.CompilerGenerated] private int _a; public event Action E; private int _b; public static Root Of() => new() { _a = 1, _b = 2 }; public override string ToString() { E?.Invoke(); return $\"{_a} {_b}\"; } }", "Root.Of()", "1 2")]
    public void Instance_IsTheSameInEveryMode(string source, string made, string expected) => Tells(source, made, expected);

    /// <summary>What every mode reads from what generated code writes.</summary>
    internal static void Tells(string source, string made, string expected)
    {
        Assembly assembly = Harness.Load(source, $"public static class Test {{ public static byte[] Run() => NinoSerializer.Serialize({made}); }}");
        byte[] bytes = (byte[])Harness.Invoke(assembly)!;
        Type root = assembly.GetType("Root", throwOnError: true)!;
        Assert.All(Modes.Of(root), mode =>
        {
            root.GetField("Made")?.SetValue(null, 0);
            string read = "";
            Exception? error = Record.Exception(() => read = mode.DeserializeBoxed(bytes, null, null)!.ToString()!);
            Assert.Equal(expected, error is NinoException ? error.Message[..Math.Min(expected.Length, error.Message.Length)] : error?.ToString() ?? read);
        });
    }
}
