using System;
using System.Collections.Generic;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.RuntimeMode;
using Nino.Generator.Parsing;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>What a member can hold, and what a call names, has a registration of its own: it may stand under <c>object</c>, or be the root of generic code that is not seen.</summary>
public class RegistrationTests
{
    private const string Types =
        """
        public enum Kind : short { A }
        public struct Spot { public int X; public int Y; }
        [NinoType] public class Item { public int I; }
        [NinoType] public class Box<T> { public T V; public List<T> L; }
        [NinoType] public abstract class Shape<T> { public T V; [NinoType] public abstract class Part { } }
        [NinoType] public class Round<T> : Shape<T>;
        [NinoType] public interface IMark<T>;
        """;

    /// <summary>What generated code names, runtime mode finds. The table is one of its own: what the process looks up it keeps.</summary>
    [Fact]
    public void TypesWithoutArguments_AreThoseOfTheRuntime()
    {
        Compilation framework = Harness.Compile([]);
        ScalarFormatters table = new(BuiltInFormatters.Add);

        Assert.All(KnownTypes.Scalars.Keys, name =>
        {
            Type type = Assembly.Load(framework.GetTypeByMetadataName(name)!.ContainingAssembly.Name).GetType(name, throwOnError: true)!;
            Assert.Contains([.. ReflectedTypes.IdsOf(type, isObject: false), .. ReflectedTypes.IdsOf(type, isObject: true)], id => table.Find(id) is not null);
        });
    }

    [Theory]
    [InlineData("Kind M", "Kind")]
    [InlineData("Kind? M", "Kind", "System.Nullable`1[Kind]")]
    [InlineData("Spot M", "Spot")]
    [InlineData("List<Kind[]> M", "System.Collections.Generic.List`1[Kind[]]", "Kind[]", "Kind")]
    [InlineData("Dictionary<string, (Kind, Item)> M", "System.Collections.Generic.Dictionary`2[System.String,System.ValueTuple`2[Kind,Item]]", "System.ValueTuple`2[Kind,Item]")]
    [InlineData("IList<Kind> M", "System.Collections.Generic.IList`1[Kind]", "System.Collections.Generic.List`1[Kind]")]
    [InlineData("IReadOnlyDictionary<Kind, int> M", "System.Collections.Generic.Dictionary`2[Kind,System.Int32]")]
    [InlineData("Item[] M", "Item[]")]
    [InlineData("int[,] M", "System.Int32[,]")]
    [InlineData("Tuple<Kind, Spot> M", "System.Tuple`2[Kind,Spot]", "Spot")]
    [InlineData("Box<Kind> M", "Box`1[Kind]", "System.Collections.Generic.List`1[Kind]", "Kind")]
    [InlineData("[NinoCompact] public int[] M", "System.Int32[]")]
    [InlineData("System.Text.StringBuilder[] M", "System.Text.StringBuilder")]
    [InlineData("List<TimeZoneInfo> M", "System.TimeZoneInfo")]
    [InlineData("Box<Version> M", "System.Version")]
    [InlineData("Shape<int> M", "Shape`1[System.Int32]")]
    [InlineData("IMark<Item> M", "IMark`1[Item]", "Item")]
    [InlineData("List<Shape<long>> M", "System.Collections.Generic.List`1[Shape`1[System.Int64]]", "Shape`1[System.Int64]")]
    [InlineData("Box<IMark<Kind>> M", "Box`1[IMark`1[Kind]]", "IMark`1[Kind]")]
    [InlineData("Shape<Kind>.Part M", "Shape`1+Part[Kind]")]
    public void MemberOfANinoType_IsRegistered(string member, params string[] names) =>
        AssertRegistered($"{Types} [NinoType] public class Holder {{ {(member.Contains("public", StringComparison.Ordinal) ? member : "public " + member)}; }}", names);

    [Theory]
    [InlineData("NinoSerializer.Serialize<object>(Kind.A)", "Kind")]
    [InlineData("NinoSerializer.Serialize((object)Kind.A)", "Kind")]
    [InlineData("NinoSerializer.Serialize<object>(new List<Spot>())", "System.Collections.Generic.List`1[Spot]")]
    [InlineData("NinoSerializer.Serialize(new Spot[1], typeof(object))", "Spot[]")]
    [InlineData("NinoSerializer.Serialize((object)default(KeyValuePair<int, Spot>?))", "System.Collections.Generic.KeyValuePair`2[System.Int32,Spot]")]
    [InlineData("NinoSerializer.Serialize<object>(default(KeyValuePair<int, Spot>?))", "System.Collections.Generic.KeyValuePair`2[System.Int32,Spot]")]
    [InlineData("NinoSerializer.Serialize(new Version(1, 0))", "System.Version")]
    public void CallWithAnObject_RegistersWhatItNames(string call, params string[] names) =>
        AssertRegistered($"{Types} public static class Program {{ public static byte[] Run() => {call}; }}", names);

    [Theory]
    [InlineData("NinoSerializer.SerializeAsync(stream, new List<Spot>())")]
    [InlineData("NinoSerializer.SerializeAsync(stream, (IAsyncEnumerable<Spot>)null)")]
    [InlineData("NinoDeserializer.DeserializeAsyncEnumerable<Spot>(stream)")]
    [InlineData("((NinoElementReader)null).ReadRangeAsync<Spot>(0, 1)")]
    [InlineData("NinoSerializer.Serialize(new List<Spot>(), stream)")]
    [InlineData("NinoDeserializer.DeserializeAsync<List<Spot>>(stream)")]
    [InlineData("NinoDeserializer.Deserialize<List<Spot>>(stream)")]
    [InlineData("new NinoStreamWriter(stream).Write(new List<Spot>())")]
    [InlineData("new NinoStreamWriter(stream).WriteAsync(new List<Spot>(), default)")]
    [InlineData("new NinoStreamReader(stream).ReadAsync<List<Spot>>()")]
    [InlineData("new NinoStreamReader(stream).ReadAllAsync<List<Spot>>()")]
    [InlineData("new NinoStreamReader(stream).ReadAll<List<Spot>>()")]
    [InlineData("new NinoStreamReader(stream).TryRead(out List<Spot> list)")]
    [InlineData("((NinoStreamWriter)null)?.Write(new List<Spot>())")]
    [InlineData("((NinoStreamReader)null)?.TryRead(out List<Spot> list)")]
    [InlineData("void Log<T>(T value) => ((NinoStreamWriter)null)?.Write(value); Log(new List<Spot>())")]
    public void CallWithAStream_RegistersWhatItNames(string call) =>
        AssertRegistered($"{Types} public static class Program {{ public static void Run(System.IO.Stream stream) {{ {call}; }} }}", ["System.Collections.Generic.List`1[Spot]"]);

    /// <summary>C# has many names for one tuple.</summary>
    [Fact]
    public void TupleUnderSeveralNames_InFilesOfAnyOrder_IsRegisteredUnderOne()
    {
        string[] sources = ["public static class A { public static byte[] Run() => NinoSerializer.Serialize((x: 1, y: 2)); }", "public static class B { public static byte[] Run() => NinoSerializer.Serialize((a: 1, b: 2)); }"];

        Assert.Equal(Harness.Generated("Nino-formatters", sources[0], sources[1]), Harness.Generated("Nino-formatters", sources[1], sources[0]));
    }

    /// <summary>A class with required members has a constructor for <c>new()</c> where that says that it sets them.</summary>
    [Fact]
    public void ArgumentWhoseConstructorSetsRequiredMembers_IsRegistered() => AssertRegistered(
        """
        [NinoType] public class Base { }
        [NinoType] public class Ok : Base { public required int R; [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Ok() { } }
        [NinoType] public class H<T> where T : Base, new() { public T V; }
        public interface I<T> { byte[] M(); }
        public class Sub<T> : I<T> where T : Base, new() { public byte[] M() => NinoSerializer.Serialize(new H<T>()); }
        public class Foo { public I<Ok> A; public byte[] B() => A.M(); }
        """,
        ["H`1[Ok]"]);

    private static void AssertRegistered(string source, string[] names)
    {
        Assert.Empty(Harness.Run(Harness.Compile([source], assembly: "Registered" + Guid.NewGuid().ToString("N")), out Compilation output).Diagnostics);
        Assembly assembly = Assembly.Load(Harness.Emit(output));
        Assert.All(names, name =>
        {
            Type type = Find(assembly, name);
            TypeBinding? binding = Modes.Generated(assembly, type);
            Assert.True(binding is not null, $"{type} is not registered");
            Assert.Equal(type, binding.Type);
        });
    }

    /// <summary>A type by the name that reflection prints, of an assembly or of the framework.</summary>
    private static Type Find(Assembly assembly, string name) =>
        Type.GetType(name, _ => assembly, (_, part, _) => assembly.GetType(part) ?? typeof(object).Assembly.GetType(part) ?? typeof(List<>).Assembly.GetType(part) ?? throw new InvalidOperationException(part), throwOnError: true)!;
}
