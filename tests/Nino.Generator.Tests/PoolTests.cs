using System;
using System.Linq;
using System.Reflection;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Instances that come from a method of their type.</summary>
public class PoolTests
{
    private const string Types =
        """
        [NinoType] public class P { private P() { } public static int Rented; public int I; public string From = ""; public string Init { get; init; } [NinoRefDeserialization] public static P Rent() { Rented++; return new P { From = "pool", Init = "?" }; } public static P Make(int i) => new P { I = i, Init = "i" + i }; }
        [NinoType] public class Holder { public P In; public List<P> All; public G<int> Closed; public F[] Fixed; public O Open; }
        [NinoType] public class G<T> { public static int Rented; public T V; [NinoRefDeserialization] public static G<T> Rent() { Rented++; return new G<T>(); } }
        [NinoType] public struct F { public static int Rented; public int I; public int J; [NinoIgnore] public int Note; [NinoRefDeserialization] public static F Rent() { Rented++; return new F { Note = 5 }; } }
        [NinoType] public struct O { public static int Rented; public string S; [NinoRefDeserialization] public static O Rent() { Rented++; return default; } }
        """;

    [Fact]
    public void Method_IsCalledWhereThereIsNoInstance() => Assert.Equal("4 1 2 1 | 3 i3  5 5 | 0 0 0", Run(
        """
        var holder = new Holder { In = P.Make(3), All = new List<P> { P.Make(4), null, P.Make(5), P.Make(6) }, Closed = new G<int>(), Fixed = new[] { new F { I = 1 }, new F { J = 5 } } };
        var bytes = NinoSerializer.Serialize(holder);
        var back = NinoDeserializer.Deserialize<Holder>(bytes);
        var first = $"{P.Rented} {G<int>.Rented} {F.Rented} {O.Rented} | {back.In.I} {back.In.Init} {back.In.From} {back.Fixed[1].J} {back.Fixed[1].Note}";
        P.Rented = G<int>.Rented = O.Rented = 0;
        NinoDeserializer.DeserializeRef(ref back, bytes);
        return $"{first} | {P.Rented} {G<int>.Rented} {O.Rented}";
        """));

    [Fact]
    public void Method_IsNotCalledForNullAndKeepsAbsentMembers() => Assert.Equal("0 True | 1 7 pool", Run(
        """
        var none = NinoDeserializer.Deserialize<P>(new byte[] { 0 });
        var count = P.Rented;
        var old = NinoDeserializer.Deserialize<P>(new byte[] { 2, 7, 0, 0, 0 });
        return $"{count} {none is null} | {P.Rented} {old.I} {old.From}";
        """));

    /// <summary>An instance that a method gives again has none of the members that it kept as another object.</summary>
    [Theory]
    [InlineData("Given", "", "[NinoRefDeserialization] public static Item Rent() => Last ?? new Item();")]
    [InlineData("Skipping", ", SkipDefaults = true", "[NinoRefDeserialization] public static Item Rent() => Last ?? new Item();")]
    [InlineData("OfMembers", "", "[NinoConstructor(nameof(A))] public static Item Of(int a) => Last ?? new Item();")]
    [InlineData("OfMembersSkipping", ", SkipDefaults = true", "[NinoConstructor(nameof(A))] public static Item Of(int a) => Last ?? new Item();")]
    public void Instance_ThatIsGivenAgain_KeepsNothing(string name, string options, string method)
    {
        Assembly assembly = Harness.Load(
            $$"""
            namespace Pooled{{name}};
            [NinoType(VersionTolerant = true{{options}})] public sealed class Newer { [NinoMember(1)] public int A; [NinoMember(2)] public string B; }
            [NinoType(VersionTolerant = true{{options}})] public sealed class Item { public static Item Last; [NinoMember(1)] public int A; public NinoUnknownMembers Unknown; {{method}} }
            public static class Use { public static byte[] Newer() => NinoSerializer.Serialize(new[] { new Newer { A = 1, B = "b" } }); public static byte[] Own(Item[] own) => NinoSerializer.Serialize(own); }
            """);
        Type item = assembly.GetTypes().Single(type => type.Name == "Item");
        Type use = assembly.GetTypes().Single(type => type.Name == "Use");
        FieldInfo unknown = item.GetField("Unknown")!;
        byte[] newer = (byte[])use.GetMethod("Newer")!.Invoke(null, null)!;
        Array own = Array.CreateInstance(item, 2);
        own.SetValue(Activator.CreateInstance(item), 0);
        own.SetValue(Activator.CreateInstance(item), 1);
        byte[] bytes = (byte[])use.GetMethod("Own")!.Invoke(null, [own])!;
        Assert.All(Modes.Of(own.GetType()), mode =>
        {
            object rented = ((Array)mode.DeserializeBoxed(newer, null, null)!).GetValue(0)!;
            object kept = unknown.GetValue(rented)!;
            Assert.NotNull(kept);
            item.GetField("Last")!.SetValue(null, rented);
            Array again = (Array)mode.DeserializeBoxed(bytes, null, null)!;
            Assert.Same(rented, again.GetValue(1));
            Assert.Null(unknown.GetValue(rented));
            item.GetField("Last")!.SetValue(null, null);
        });
    }

    private static object? Run(string body) => Harness.RunTest(Types + " public static class Test { public static object Run() { " + body + " } }");
}
