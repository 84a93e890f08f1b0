using System;
using System.IO;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Members that generated code reaches through accessors: those that the runtime binds, and those that reflection finds.</summary>
public class NonPublicMemberTests
{
    /// <summary>Hides the framework's attribute, as where there is none.</summary>
    private const string NoAccessors = "namespace System.Runtime.CompilerServices { internal sealed class UnsafeAccessorAttribute : Attribute { } }";

    private const string Types =
        """
        #pragma warning disable CS0649, CS0169, CS0414, CS0420
        namespace NS
        {
            [NinoType(true, true)] public class Base
            {
                private int _id; protected string Name { get; set; } private protected long Secret; internal short Part;
                public Base Fill(int id) { _id = id; Name = "n" + id; Secret = id + 1; Part = (short)(id + 2); return this; }
                public virtual string Show() => $"{_id} {Name} {Secret} {Part}";
            }
            public class Derived : Base
            {
                private int _id; private readonly List<int> _list = new List<int>(); public int Count { get; private set; } public string Got { get; } = "got";
                private int Init { get; init; } public int Hidden { private get; set; } private volatile int _volatile; protected DateTime? Time { get; private set; } private (int A, string B) _pair;
                public Derived() { }
                public Derived(int seed) { Fill(seed); _id = seed + 3; _list.Add(seed); Count = seed + 4; Got = "g"; Init = seed + 5; Hidden = seed + 6; _volatile = seed + 7; Time = new DateTime(seed); _pair = (seed, "p"); }
                public override string Show() => $"{base.Show()} {_id} {string.Join(",", _list)} {Count} {Got} {Init} {Hidden} {_volatile} {Time?.Ticks} {_pair}";
            }
            [NinoType(true, true)] public struct Fixed
            {
                private int _a; private readonly bool _b; public double C { get; private set; } public short D { get; }
                public Fixed(int a) { _a = a; _b = true; C = a + 1; D = (short)(a + 2); }
                public override string ToString() => $"{_a} {_b} {C} {D}";
            }
            [NinoType(true, true)] public struct Open
            {
                private string _text; public int[] Numbers { get; private set; } private int Number { get; set; }
                public static Open Make(string text) => new Open { _text = text, Numbers = new[] { 1, 2 }, Number = 3 };
                public override string ToString() => $"{_text} {string.Join(",", Numbers)} {Number}";
            }
            [NinoType(true, true)] public class Box<T>
            {
                private T _value; protected List<T> All { get; private set; } = new List<T>(); private readonly int _number; private T Other { get; set; }
                public Box() { }
                public Box(T value) { _value = value; All.Add(value); _number = 4; Other = value; }
                public override string ToString() => $"{_value} {string.Join(",", All)} {_number} {Other}";
            }
            public class IntBox : Box<int> { private int _more; public IntBox() { } public IntBox(int more) : base(more) { _more = more; } public override string ToString() => base.ToString() + " " + _more; }
            [NinoType(true, true)] public struct Slot<T> { private T _value; private int Tag { get; set; } public static Slot<T> Of(T value) => new Slot<T> { _value = value, Tag = 5 }; public override string ToString() => $"{_value} {Tag}"; }
            [NinoType(true, true)] public class Slots { private Slot<int> _a = Slot<int>.Of(1); private Slot<string> _b = Slot<string>.Of("s"); private NS.Fixed[] _all = { new NS.Fixed(7) }; public void Clear() { _a = default; _b = default; _all = null; } public override string ToString() => $"{_a} {_b} {_all[0]}"; }
            [NinoType(true, true)] public record Person(string Name) { private int Age { get; set; } internal DateTime Born { get; private init; } public static Person Make() => new Person("p") { Age = 3, Born = new DateTime(9) }; public string Show() => $"{Name} {Age} {Born.Ticks}"; }
        }
        public static class Test
        {
            static T Trip<T>(T value) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value));
            public static string Run()
            {
                NinoSerializer.Serialize(new NS.Fixed[0]); NinoSerializer.Serialize<NS.Box<string>>(null);
                var into = new NS.Derived(1);
                NinoDeserializer.DeserializeRef(ref into, NinoSerializer.Serialize(new NS.Derived(30)));
                return string.Join(" | ", Trip(new NS.Base().Fill(1)).Show(), Trip(new NS.Derived(10)).Show(), into.Show(), Trip(new[] { new NS.Fixed(1), new NS.Fixed(5) })[1],
                    Trip(NS.Open.Make("t")), Trip(new NS.Box<string>("s")), Trip(new NS.IntBox(6)), Trip(new NS.Slots()), Trip(NS.Person.Make()).Show());
            }
        }
        """;

    private const string Expected = "1 n1 2 3 | 10 n10 11 12 13 10 14 g 15 16 17 10 (10, p) | 30 n30 31 32 33 30 34 g 35 36 37 30 (30, p) | 5 True 6 7 | t 1,2 3 | s s 4 s | 6 6 4 6 6 | 1 5 s 5 7 True 8 9 | p 3 9";

    [Theory]
    [InlineData("Bound", "")]
    [InlineData("Reflected", NoAccessors)]
    public void Members_RoundTrip(string scope, string more) =>
        Assert.Equal(Expected, Harness.RunTest(Types.Replace("NS", scope), more));

    [Theory]
    [InlineData(LanguageVersion.CSharp9, NullableContextOptions.Disable, "")]
    [InlineData(LanguageVersion.CSharp9, NullableContextOptions.Enable, NoAccessors)]
    [InlineData(LanguageVersion.Latest, NullableContextOptions.Enable, "")]
    [InlineData(LanguageVersion.Latest, NullableContextOptions.Disable, NoAccessors)]
    public void GeneratedCode_CompilesWithoutWarnings(LanguageVersion version, NullableContextOptions nullable, string more) =>
        Harness.Emit(Harness.Build(Harness.Compile(["#nullable disable\n" + Types, more], version, nullable)));

    [Fact]
    public void Accessor_IsBoundByTheRuntime_ExceptForGenericTypes()
    {
        const string source = "[NinoType(true, true)] public class A { private int _id; public string Name { get; private set; } public int Touch() => _id; } [NinoType(true, true)] public class G<T> { private T _id; public T Touch() => _id; }";

        string bound = Harness.Generated("A.g", source);
        Assert.Contains("private static extern ref int IdField(global::A value);", bound);
        Assert.Contains("private static extern void SetName(global::A value, string member);", bound);
        Assert.DoesNotContain("MemberAccess", bound);
        Assert.Contains("IdField = MemberAccess<global::G<T>, T>.OfField(\"_id\");", Harness.Generated("G", source));
        Assert.Contains("NameProperty.Set(value, default(StringFormatter).Read(ref reader));", Harness.Generated("A.g", source, NoAccessors));
    }

    [Fact]
    public void WithoutNonPublicMembers_NothingIsReached() =>
        Assert.DoesNotContain("UnsafeAccessor", Harness.Generated("A", "[NinoType] public class A { private int _id; public int Got => 1; protected int P { get; set; } public int Id { get; set; } public int Touch() => _id; }"));

    [Fact]
    public void PublicProperties_AreSetByTheirSettersAndTheFieldsBehindThem()
    {
        string source = Harness.Generated("A", "[NinoType] public class A { public int Got { get; } public int Id { get; private set; } public int Part { get; internal set; } }");

        Assert.Contains("Name = \"<Got>k__BackingField\"", source);
        Assert.Contains("Name = \"set_Id\"", source);
        Assert.DoesNotContain("set_Part", source);
    }

    [Fact]
    public void PrivateConstructor_IsBoundByTheRuntime_ExceptForGenericTypes()
    {
        const string source = "[NinoType(true, true)] public class A { private A(in int id) { Id = id; } public int Id; } [NinoType(true, true)] public class G<T> { private G(T id) { Id = id; } public T Id; }";

        Assert.Contains("private static extern global::A Made(in int argument0);", Harness.Generated("A.g", source));
        Assert.Contains("Made = new ConstructorAccess<global::G<T>>(typeof(T));", Harness.Generated("G", source));
        Assert.Contains("Made = new ConstructorAccess<global::A>(typeof(int).MakeByRefType());", Harness.Generated("A.g", source, NoAccessors));
    }

    /// <summary>The array is the argument, not the list of all arguments.</summary>
    [Theory]
    [InlineData("N<T>", "N<int>", "")]
    [InlineData("N", "N", NoAccessors)]
    public void Constructor_ThatTakesAnArrayOfReferences_GetsIt(string type, string closed, string more)
    {
        string source =
            $$"""
            [NinoType(true, true)] public class {{type}} { private readonly string[] _a; private N(string[] a) => _a = a; public static {{type}} Of(params string[] a) => new(a); public override string ToString() => string.Join(" ", _a); }
            [NinoType(PreserveReferences = true)] public class Late{{type}} { public Late{{type}} Self; public string[] A { get; } public Late(IEnumerable<object> a) => A = (string[])a; }
            public static class Test
            {
                public static string Run()
                {
                    var late = new Late{{closed}}(new[] { "c" }); late.Self = late;
                    var read = NinoDeserializer.Deserialize<Late{{closed}}>(NinoSerializer.Serialize(late));
                    return NinoDeserializer.Deserialize<{{closed}}>(NinoSerializer.Serialize({{closed}}.Of("a", "b"))) + " " + read.A[0] + (read.Self == read);
                }
            }
            """;

        Assert.Equal("a b cTrue", Harness.RunTest(source.Replace("LateN", "Late"), more));
    }

    /// <summary>Each accessor is looked for in the class that declares it.</summary>
    [Theory]
    [InlineData("<T>", "<int>", "")]
    [InlineData("", "", NoAccessors)]
    public void Override_WithAGetterAlone_IsSetByThatOfItsBase(string parameters, string arguments, string more)
    {
        string source =
            $$"""
            [NinoType(true, true)] public class B{{parameters}} { protected virtual int V { get; set; } protected virtual int W { get; set; } public void Set() => (V, W) = (1, 2); }
            public class D{{parameters}} : B{{parameters}} { protected override int V { get => base.V; } protected override int W { set => base.W = value; } public override string ToString() => $"{V} {base.W}"; }
            public static class Test { public static string Run() { var d = new D{{arguments}}(); d.Set(); return NinoDeserializer.Deserialize<D{{arguments}}>(NinoSerializer.Serialize(d)).ToString(); } }
            """;

        Assert.Equal("1 2", Harness.RunTest(source, more));
    }

    [Fact]
    public void ProtectedMembers_OfABaseInAnotherAssembly_AreReached()
    {
        const string library = "namespace Far { [NinoType(true, true)] public class Base { protected int A { get; set; } public int B { get; private protected set; } public int C { get; } public Base(int c) { A = c; B = c + 1; C = c + 2; } public Base() { } public override string ToString() => $\"{A} {B} {C}\"; } [NinoType(true, true)] public record Rec { protected int R { get; set; } = 8; } }";
        const string user = "public class FarDerived : Far.Base { public FarDerived() { } public FarDerived(int c) : base(c) { } } public record FarRecord : Far.Rec { public void Set() => R = 9; public int Get() => R; } public static class Test { public static string Run() { var r = new FarRecord(); r.Set(); return NinoDeserializer.Deserialize<FarDerived>(NinoSerializer.Serialize(new FarDerived(4))) + \" \" + NinoDeserializer.Deserialize<FarRecord>(NinoSerializer.Serialize(r)).Get(); } }";
        string name = "Far" + Guid.NewGuid().ToString("N");
        byte[] image = Harness.Emit(Harness.Build(Harness.Compile([library], assembly: name)));
        Compilation output = Harness.Build(Harness.Compile([user], assembly: "User" + name, references: MetadataReference.CreateFromImage(image)));
        AssemblyLoadContext context = new(name);
        context.LoadFromStream(new MemoryStream(image));

        Assert.Equal("4 5 6 9", Harness.Invoke(context.LoadFromStream(new MemoryStream(Harness.Emit(output)))));
    }
}
