using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Types that are called before and after they are written and read.</summary>
public class CallbackTests
{
    private const string Types =
        """
        public interface IAll : INinoOnSerializing, INinoOnSerialized, INinoOnDeserializing, INinoOnDeserialized { }
        public static class Log { public static string Text = ""; public static void Add(string text) => Text += text + "; "; public static string Take() { var text = Text; Text = ""; return text; } }
        [NinoType] public class A : IAll
        {
            public int I; public string S = "";
            public virtual void OnSerializing() { I++; Log.Add("writing A" + I); }
            public void OnSerialized() => Log.Add("wrote " + GetType().Name);
            void INinoOnDeserializing.OnDeserializing() { Log.Add("reading " + I); S = "default"; }
            void INinoOnDeserialized.OnDeserialized() => Log.Add("read " + I + S);
        }
        [NinoType] public struct Fixed : IAll
        {
            public int I; public int J;
            public void OnSerializing() { I = 7; Log.Add("writing F"); } public void OnSerialized() => Log.Add("wrote F" + I);
            public void OnDeserializing() { I = 1; J = 1; Log.Add("reading F"); } public void OnDeserialized() { J = I + 1; Log.Add("read F"); }
        }
        [NinoType] public struct Text : IAll
        {
            public string S;
            public void OnSerializing() { S += "w"; Log.Add("writing T"); } public void OnSerialized() => Log.Add("wrote T");
            public void OnDeserializing() => Log.Add("reading T"); public void OnDeserialized() { S += "r"; Log.Add("read T"); }
        }
        [NinoType] public struct Slot<T> : INinoOnDeserialized { public T V; public int N; public void OnDeserialized() { N = 3; } }
        [NinoType] public record R(int X) : IAll
        {
            public int Y { get; set; } public int Z { get; init; }
            public void OnSerializing() => Log.Add("writing R"); public void OnSerialized() => Log.Add("wrote R");
            public void OnDeserializing() { Log.Add($"reading {X} {Y} {Z}"); Y = 9; } public void OnDeserialized() => Log.Add($"read {X} {Y} {Z}");
        }
        [NinoType] public class Tree : INinoOnDeserialized { public List<Tree> More = new List<Tree>(); [NinoIgnore] public int Count; public void OnDeserialized() { Count = 1; foreach (var tree in More) Count += tree.Count; } }
        """;

    [Fact]
    public void Class_IsCalledAroundItsMembers() => Assert.Equal("writing A6; wrote A; | reading 0; read 6x; | reading 6; read 6x; | reading 0; read 7default; ", Run(
        """
        var bytes = NinoSerializer.Serialize(new A { I = 5, S = "x" }); var text = Log.Take();
        var a = NinoDeserializer.Deserialize<A>(bytes); text += "| " + Log.Take();
        NinoDeserializer.DeserializeRef(ref a, bytes); text += "| " + Log.Take();
        NinoDeserializer.Deserialize<A>(new byte[] { 2, 7, 0, 0, 0 });
        return text + "| " + Log.Take();
        """));

    [Fact]
    public void DerivedObject_IsCalledItselfAndOnce() => Assert.Equal("writing B; wrote CalledDerived; reading 0; read 5default; True", Run(
        """
        var all = new List<A> { new CalledDerived { I = 5, S = "default" } };
        var back = NinoDeserializer.Deserialize<List<A>>(NinoSerializer.Serialize(all));
        return Log.Take() + (back[0] is CalledDerived);
        """,
        "public class CalledDerived : A { public int J; public override void OnSerializing() => Log.Add(\"writing B\"); }"));

    [Fact]
    public void FixedSizeStruct_IsCalledInBlocksToo() => Assert.Equal("writing F; wrote F7; writing F; wrote F7; reading F; read F; reading F; read F; 7 8 0", Run(
        """
        var all = new Fixed[2];
        var back = NinoDeserializer.Deserialize<Fixed[]>(NinoSerializer.Serialize(all));
        return Log.Take() + $"{back[1].I} {back[1].J} {all[0].I}";
        """));

    [Theory]
    [InlineData("KeyValuePair<byte, Fixed>", "new KeyValuePair<byte, Fixed>(1, default)")]
    [InlineData("(Fixed, byte)", "(default(Fixed), (byte)1)")]
    [InlineData("NinoTuple<Fixed, byte>", "new NinoTuple<Fixed, byte>(default, 1)")]
    [InlineData("Outer", "new Outer { B = 1 }")]
    [InlineData("Slots<Fixed>", "new Slots<Fixed> { B = 1 }")]
    public void FixedSizeStruct_WithinAnother_IsCalledForEach(string type, string value) => Assert.Equal("writing F; wrote F7; writing F; wrote F7; reading F; read F; reading F; read F; ", Run(
        $"NinoDeserializer.Deserialize<{type}[]>(NinoSerializer.Serialize(new {type}[] {{ {value}, {value} }})); return Log.Take();",
        "[NinoType] public struct Outer { public Fixed F; public byte B; } [NinoType] public struct Slots<T> { public T V; public byte B; }"));

    [Fact]
    public void Struct_IsCalledOnWhatIsWrittenAndRead() => Assert.Equal("writing T; wrote T; reading T; read T; awr 3 3", Run(
        """
        NinoSerializer.Serialize(new Slot<int>()); NinoSerializer.Serialize(new Slot<string>());
        var back = NinoDeserializer.Deserialize<Text?>(NinoSerializer.Serialize<Text?>(new Text { S = "a" }));
        return Log.Take() + back.Value.S + " " + NinoDeserializer.Deserialize<Slot<int>>(NinoSerializer.Serialize(new Slot<int>())).N + " " + NinoDeserializer.Deserialize<Slot<string>>(NinoSerializer.Serialize(new Slot<string>())).N;
        """));

    [Fact]
    public void TypeBuiltFromItsMembers_IsCalledOnceItExists() => Assert.Equal("writing R; wrote R; reading 1 0 3; read 1 2 3; reading 1 0 3; read 1 2 3; ", Run(
        """
        var r = new R(1) { Y = 2, Z = 3 };
        var bytes = NinoSerializer.Serialize(r);
        NinoDeserializer.Deserialize<R>(bytes);
        NinoDeserializer.DeserializeRef(ref r, bytes);
        return Log.Take();
        """));

    [Fact]
    public void NestedObjects_AreReadBeforeTheirHolder() => Assert.Equal("4", Run(
        """
        var tree = new Tree { More = { new Tree { More = { new Tree() } }, new Tree() } };
        return NinoDeserializer.Deserialize<Tree>(NinoSerializer.Serialize(tree)).Count.ToString();
        """));

    [Fact]
    public void TypeWithoutCallbacks_HasNone() =>
        Assert.DoesNotContain("Callbacks", Harness.Generated("Plain", "[NinoType] public class Plain { public int I; }"));

    private static object? Run(string body, string more = "") => Harness.RunTest(Types + more + " public static class Test { public static object Run() { " + body + " } }");
}
