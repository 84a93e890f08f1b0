using System;
using System.IO;
using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>
/// What the generator prints for telling types, for people to read. After a change that is meant:
/// <code>NINO_UPDATE_HEX=1 dotnet test tests/Nino.Generator.Tests --filter FullyQualifiedName~SnapshotTests</code>
/// writes the files anew; read the difference before it is committed.
/// </summary>
public class SnapshotTests
{
    private static readonly bool IsUpdating = Environment.GetEnvironmentVariable("NINO_UPDATE_HEX") == "1";

    private static readonly string Directory = Path.Combine(
        typeof(SnapshotTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().First(metadata => metadata.Key == "RepositoryRoot").Value!,
        "tests/Nino.Generator.Tests/Snapshots");

    [Fact]
    public void Class_WithMembersOfManyKinds() => AssertIs("Player",
        """
        namespace Game
        {
            public enum Rank : byte { Novice, Master }
            public struct Position { public float X; public float Y; }

            [NinoType]
            public class Player
            {
                public int Id;
                public string Name { get; set; }
                public Rank Rank;
                public Position Position;
                public DateTime LastSeen;
                public bool? IsMuted;
                public List<int> Scores { get; } = new List<int>();
                public Dictionary<string, Player> Friends;
                [NinoCompact] public long Experience;
            }
        }
        """);

    [Fact]
    public void Struct_OfFixedSize() => AssertIs("Trade",
        """
        namespace Market
        {
            [NinoType]
            public struct Trade
            {
                public long Id;
                public DateTime Time;
                public decimal Price;
                public int Quantity;
                public bool IsBuy;
            }
        }
        """);

    [Fact]
    public void Struct_WithText() => AssertIs("Note",
        """
        namespace Library
        {
            [NinoType]
            public struct Note
            {
                public int Page;
                public string Text;
                public DateTime Written;
                public List<string> Tags;
            }
        }
        """);

    [Fact]
    public void Hierarchy_OfAnAbstractClass() => AssertIs("Shape,Circle,Square",
        """
        namespace Drawing
        {
            [NinoType] public abstract class Shape { public int Id; public abstract string Label { get; set; } }
            [NinoType] public sealed class Circle : Shape { public double Radius; public override string Label { get; set; } }
            [NinoType] public sealed class Square : Shape { public double Side; public override string Label { get; set; } }
        }
        """);

    [Fact]
    public void Generic_Class() => AssertIs("Page",
        """
        namespace Shop
        {
            [NinoType]
            public sealed class Page<TItem, TCursor>
                where TItem : class
                where TCursor : struct
            {
                public List<TItem> Items;
                public TCursor Start;
                public TCursor? Next;
                public Page<TItem, TCursor> Inner;
            }
        }
        """);

    [Fact]
    public void Class_WithConstructorAndCallbacks() => AssertIs("Invoice",
        """
        namespace Billing
        {
            [NinoType]
            public sealed class Invoice : INinoOnSerializing, INinoOnDeserialized
            {
                public Invoice(int number, string customer) { Number = number; Customer = customer; }

                public int Number { get; }
                public string Customer { get; }
                public required DateTime Issued { get; init; }
                public decimal Total { get; init; } = 1;
                public string Note { get; set; } = "none";
                void INinoOnSerializing.OnSerializing() { }
                void INinoOnDeserialized.OnDeserialized() { }
            }
        }
        """);

    [Fact]
    public void Interceptors_OfCalls() => AssertIs(
        "Calls",
        Harness.Run(
            InterceptorTests.On(Harness.Compile([
                """
                [NinoType] public class Order { public int Id; }
                public static class Shop
                {
                    public static byte[] Save(Order order) => NinoSerializer.Serialize(order);
                    public static byte[] Save(Order order, NinoOptions options) => NinoSerializer.Serialize(order, options);
                    public static byte[] SaveAgain(Order order) => NinoSerializer.Serialize(order);
                    public static void Save(List<Order> orders, System.Buffers.IBufferWriter<byte> output) => NinoSerializer.Serialize(orders, output);
                    public static Order Load(ReadOnlySpan<byte> bytes, out int consumed) => NinoDeserializer.Deserialize<Order>(bytes, out consumed);
                    public static Order Load(System.Buffers.ReadOnlySequence<byte> bytes, NinoOptions options) => NinoDeserializer.Deserialize<Order>(bytes, options);
                }
                """])),
            out _).Results[0].GeneratedSources.Single(one => one.HintName == "File0-calls.g.cs"));

    /// <summary>The files of the named types, one after another.</summary>
    private static void AssertIs(string types, string source)
    {
        GeneratedSourceResult[] sources = [.. Harness.Run(Harness.Compile([source]), out _).Results[0].GeneratedSources];
        AssertIs(types.Split(',')[0], [.. types.Split(',').Select(type => sources.Single(one => one.HintName.Contains($".{type}.") || one.HintName.Contains($".{type}-")))]);
    }

    private static void AssertIs(string name, params GeneratedSourceResult[] sources)
    {
        string text = string.Join("\n", sources.Select(source => source.SourceText.ToString()));
        string path = Path.Combine(Directory, name + ".g.cs.txt");
        if (IsUpdating)
        {
            File.WriteAllText(path, text);
        }

        Assert.Equal(File.ReadAllText(path), text);
    }
}
