using System;
using System.Collections.Immutable;
using System.IO;
using System.Linq;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Xunit;

namespace Nino.Generator.Tests;

public class CustomFormatterTests
{
    private const string Formatters =
        """
        public class Money { public int Cents; public Money(int cents) => Cents = cents; }
        public class MoneyFormatter : NinoFormatter<Money>
        {
            public override void Serialize(Money v, ref Writer w) => w.Write(v == null ? -1 : v.Cents);
            public override void Deserialize(out Money v, ref Reader r) { r.Read(out int cents); v = cents < 0 ? null : new Money(cents); }
            public override void DeserializeRef(ref Money v, ref Reader r) { r.Read(out int cents); if (v == null) v = new Money(cents); else v.Cents = cents; }
        }
        public class DayFormatter : NinoFormatter<DateOnly>
        {
            public override void Serialize(DateOnly v, ref Writer w) => w.Write((byte)v.DayNumber);
            public override void Deserialize(out DateOnly v, ref Reader r) { r.Read(out byte b); v = DateOnly.FromDayNumber(b); }
            public override void DeserializeRef(ref DateOnly v, ref Reader r) => Deserialize(out v, ref r);
        }

        """;

    private const string Global = "[assembly: NinoCustomFormatter(typeof(MoneyFormatter))]\n" + Formatters;

    [Fact]
    public void Global_ServesEveryPlace() => Assert.Equal(
        "1 2 3 4 5 6 7 9 True",
        Harness.RunTest(Global +
            """
            [NinoType] public class A { public Money M; public Money[] Array; public List<Money> List; public Dictionary<string, Money> Map; public (Money, int) Tuple; public object Any; public Box<Money> Box; }
            [NinoType] public class Box<T> { public T Value; }
            public static class Test
            {
                public static string Run()
                {
                    var a = new A { M = new Money(1), Array = new[] { new Money(2) }, List = new List<Money> { new Money(3) }, Map = new Dictionary<string, Money> { ["x"] = new Money(4) }, Tuple = (new Money(5), 0), Any = new Money(6), Box = new Box<Money> { Value = new Money(7) } };
                    var b = NinoDeserializer.Deserialize<A>(NinoSerializer.Serialize(a));
                    var root = NinoDeserializer.Deserialize<Money>(NinoSerializer.Serialize(new Money(9)));
                    var nothing = NinoDeserializer.Deserialize<Money>(NinoSerializer.Serialize((Money)null));
                    return $"{b.M.Cents} {b.Array[0].Cents} {b.List[0].Cents} {b.Map["x"].Cents} {b.Tuple.Item1.Cents} {((Money)b.Any).Cents} {b.Box.Value.Cents} {root.Cents} {nothing == null}";
                }
            }
            """));

    [Fact]
    public void Global_OfAScalar_WinsOverItsForm() => Assert.Equal(
        "01-02-03|0A|0B-0C|1",
        Harness.RunTest("[assembly: NinoCustomFormatter(typeof(DayFormatter))]\n" + Formatters +
            """
            [NinoType] public struct S { public DateOnly A; public DateOnly B; }
            [NinoType, NinoCompact] public class A { public DateOnly[] Values; public DateOnly Single; }
            public static class Test
            {
                static DateOnly Day(int number) => DateOnly.FromDayNumber(number);
                public static string Run()
                {
                    byte[] s = NinoSerializer.Serialize(new S { A = Day(11), B = Day(12) });
                    byte[] a = NinoSerializer.Serialize(new A { Values = new[] { Day(1), Day(2) }, Single = Day(3) });
                    var b = NinoDeserializer.Deserialize<A>(a);
                    return BitConverter.ToString(a, 2) + "|" + BitConverter.ToString(NinoSerializer.Serialize(Day(10))) + "|" + BitConverter.ToString(s, 1) + "|" + b.Values[0].DayNumber;
                }
            }
            """));

    [Fact]
    public void Type_WinsOverNinoType_AndStandsUnderBases() => Assert.Equal(
        "7 Tom 8 Hound 3 9 B",
        Harness.RunTest(
            """
            [NinoType] public abstract class Pet { public int Age; }
            [NinoType, NinoCustomFormatter(typeof(TomFormatter))] public class Tom : Pet { }
            [NinoType] public class YoungTom : Tom { public int Lives; }
            public class Hound : Pet { }
            [NinoCustomFormatter(typeof(RankFormatter))] public enum Rank { A, B }
            public class TomFormatter : NinoFormatter<Tom>
            {
                public override void Serialize(Tom v, ref Writer w) => w.Write((byte)v.Age);
                public override void Deserialize(out Tom v, ref Reader r) { r.Read(out byte b); v = new Tom { Age = b }; }
                public override void DeserializeRef(ref Tom v, ref Reader r) => Deserialize(out v, ref r);
            }
            public class RankFormatter : NinoFormatter<Rank>
            {
                public override void Serialize(Rank v, ref Writer w) => w.Write(v.ToString());
                public override void Deserialize(out Rank v, ref Reader r) { r.Read(out string s); v = (Rank)Enum.Parse(typeof(Rank), s); }
                public override void DeserializeRef(ref Rank v, ref Reader r) => Deserialize(out v, ref r);
            }
            public static class Test
            {
                public static string Run()
                {
                    var all = NinoDeserializer.Deserialize<List<Pet>>(NinoSerializer.Serialize(new List<Pet> { new Tom { Age = 7 }, new Hound { Age = 8 }, new YoungTom { Age = 3, Lives = 9 }, new Tom() }));
                    var levels = NinoDeserializer.Deserialize<Dictionary<Rank, Rank?>>(NinoSerializer.Serialize(new Dictionary<Rank, Rank?> { [Rank.A] = Rank.B }));
                    var root = NinoDeserializer.Deserialize<Pet>(NinoSerializer.Serialize(new Tom { Age = 5 }));
                    if (root.Age != 5 || root.GetType() != typeof(Tom) || NinoDeserializer.Deserialize<Tom>(NinoSerializer.Serialize((object)new Tom { Age = 6 })).Age != 6) throw new Exception("root");
                    return $"{all[0].Age} {all[0].GetType().Name} {all[1].Age} {all[1].GetType().Name} {all[2].Age} {((YoungTom)all[2]).Lives} {levels[Rank.A]}";
                }
            }
            """));

    [Theory]
    [InlineData("[assembly: NinoCustomFormatter(typeof(TwosomeFormatter<,>))]", "")]
    [InlineData("", "[NinoCustomFormatter(typeof(TwosomeFormatter<,>))]")]
    public void OpenGeneric_IsClosedForEachForm(string onAssembly, string onType) => Assert.Equal(
        "a 1 2 x 3 7",
        Harness.RunTest((onAssembly + onType +
            """
            public class Twosome<A, B> { public A First; public B Second; }
            [NinoType] public class Item { public int I; }
            public class TwosomeFormatter<X, Y> : NinoFormatter<Twosome<X, Y>>
            {
                public override void Serialize(Twosome<X, Y> v, ref Writer w) { NinoSerializer.Serialize(v.Second, ref w); NinoSerializer.Serialize(v.First, ref w); }
                public override void Deserialize(out Twosome<X, Y> v, ref Reader r) { v = new Twosome<X, Y>(); DeserializeRef(ref v, ref r); }
                public override void DeserializeRef(ref Twosome<X, Y> v, ref Reader r) { NinoDeserializer.Deserialize(out Y y, ref r); NinoDeserializer.Deserialize(out X x, ref r); v.First = x; v.Second = y; }
            }
            [NinoType] public class A { public Twosome<string, int> P; public Twosome<List<Item>, int[]> Q; public object Any; public Wrap<string> W; }
            [NinoType] public class Wrap<T> { public Twosome<T, int> P; }
            public static class Test
            {
                public static string Run()
                {
                    var a = new A { P = new Twosome<string, int> { First = "a", Second = 1 }, Q = new Twosome<List<Item>, int[]> { First = new List<Item> { new Item { I = 2 } }, Second = new[] { 0 } }, Any = new Twosome<string, int> { First = "x", Second = 3 }, W = new Wrap<string> { P = new Twosome<string, int> { Second = 7 } } };
                    var b = NinoDeserializer.Deserialize<A>(NinoSerializer.Serialize(a));
                    return $"{b.P.First} {b.P.Second} {b.Q.First[0].I} {((Twosome<string, int>)b.Any).First} {((Twosome<string, int>)b.Any).Second} {b.W.P.Second}";
                }
            }
            """).Replace("Twosome<", onType.Length == 0 ? "Twosome<" : "Couple<"))); // The registry spans the process.

    [Fact]
    public void Surrogate_IsWrittenInPlaceOfTheType() => Assert.Equal(
        "1 2 null 3 null 5",
        Harness.RunTest(
            """
            [assembly: NinoCustomFormatter(typeof(PointSurrogate))]
            [assembly: NinoCustomFormatter(typeof(TextSurrogate))]
            public class Point { public int X; public int Y; }
            public class Text { public string Value; }
            [NinoType] public struct PointData { public int X; public int Y; }
            public class PointSurrogate : NinoSurrogateFormatter<Point, PointData>
            {
                public override PointData ToSurrogate(Point value) => new PointData { X = value.X, Y = value.Y };
                public override Point FromSurrogate(PointData data) => new Point { X = data.X, Y = data.Y };
            }
            public class TextSurrogate : NinoSurrogateFormatter<Text, List<List<string>>>
            {
                public override List<List<string>> ToSurrogate(Text value) => new List<List<string>> { new List<string> { value.Value } };
                public override Text FromSurrogate(List<List<string>> data) => new Text { Value = data[0][0] };
            }
            [NinoType] public class A { public Point P; public Point None; public Text T; public Text NoText; public List<Point> Points; }
            public static class Test
            {
                public static string Run()
                {
                    var b = NinoDeserializer.Deserialize<A>(NinoSerializer.Serialize(new A { P = new Point { X = 1, Y = 2 }, T = new Text { Value = "3" }, Points = new List<Point> { new Point { Y = 5 } } }));
                    return $"{b.P.X} {b.P.Y} {(b.None == null ? "null" : "")} {b.T.Value} {(b.NoText == null ? "null" : "")} {b.Points[0].Y}";
                }
            }
            """));

    /// <summary>The runtime knows neither the names of elements nor <c>dynamic</c>.</summary>
    [Theory]
    [InlineData("[assembly: NinoCustomFormatter(typeof(F))] public class F : NinoFormatter<(Half, string)> { public override void Serialize((Half, string) value, ref Writer writer) { writer.Write((byte)9); } public override void Deserialize(out (Half, string) value, ref Reader reader) { reader.Read(out byte _); value = (default, null); } public override void DeserializeRef(ref (Half, string) value, ref Reader reader) => Deserialize(out value, ref reader); } [NinoType] public class Box<T> { public T V; } [NinoType] public class Holder { public (Half Id, string Name) P; public (Half, string) Q; public Box<(Half X, string Y)> R = new(); public (Half A, string B)[] S = { (default, null) }; } public static class C { public static byte[] Run() => NinoSerializer.Serialize((Id: default(Half), Name: \"x\")); }", "05" + "09" + "09" + "0209" + "0209")]
    [InlineData("[assembly: NinoCustomFormatter(typeof(F))] public class Own { } public class F : NinoFormatter<Dictionary<Own, object[]>> { public override void Serialize(Dictionary<Own, object[]> value, ref Writer writer) { writer.Write((byte)9); } public override void Deserialize(out Dictionary<Own, object[]> value, ref Reader reader) { reader.Read(out byte _); value = null; } public override void DeserializeRef(ref Dictionary<Own, object[]> value, ref Reader reader) => Deserialize(out value, ref reader); } [NinoType] public class Holder { public Dictionary<Own, dynamic[]> P; public Dictionary<Own, object[]> Q; }", "03" + "09" + "09")]
    [InlineData("public class F : NinoFormatter<(int, string)> { public override void Serialize((int, string) value, ref Writer writer) { writer.Write((byte)9); } public override void Deserialize(out (int, string) value, ref Reader reader) { reader.Read(out byte _); value = (9, null); } public override void DeserializeRef(ref (int, string) value, ref Reader reader) => Deserialize(out value, ref reader); } [NinoType] public class Holder { [NinoCustomFormatter(typeof(F))] public (int Id, string Name) P; }", "02" + "09")]
    [InlineData("public class F : NinoFormatter<(int A, List<dynamic> B)> { public override void Serialize((int A, List<dynamic> B) value, ref Writer writer) { writer.Write((byte)9); } public override void Deserialize(out (int A, List<dynamic> B) value, ref Reader reader) { reader.Read(out byte _); value = (9, null); } public override void DeserializeRef(ref (int A, List<dynamic> B) value, ref Reader reader) => Deserialize(out value, ref reader); } [NinoType] public class Holder { [NinoCustomFormatter(typeof(F))] public (int, List<object>) P; }", "02" + "09")]
    public void TypeThatOnlyTheCompilerTellsApart_HasTheFormatterInEveryMode(string source, string bytes) =>
        ModesTests.HasTheSameBytes(Harness.Load(source).GetType("Holder", throwOnError: true)!, bytes);

    [Fact]
    public void RootWithNamedElements_HasTheFormatterOfTheType()
    {
        string generated = Harness.Generated("Nino-formatters", "[assembly: NinoCustomFormatter(typeof(F))] public class F : NinoFormatter<(Half, string)> { public override void Serialize((Half, string) value, ref Writer writer) { writer.Write((byte)9); } public override void Deserialize(out (Half, string) value, ref Reader reader) { reader.Read(out byte _); value = (default, null); } public override void DeserializeRef(ref (Half, string) value, ref Reader reader) => Deserialize(out value, ref reader); } [NinoType] public class Box<T> { public T V; } [NinoType] public class Holder { public (Half Id, string Name) P; public (Half, string) Q; public Box<(Half X, string Y)> R = new(); public (Half A, string B)[] S = { (default, null) }; } public static class C { public static byte[] Run() => NinoSerializer.Serialize((Id: default(Half), Name: \"x\")); }");

        Assert.Contains("CustomFormatter<(global::System.Half", generated, StringComparison.Ordinal);
        Assert.DoesNotContain("ValueTupleFormatter", generated, StringComparison.Ordinal);
    }

    [Fact]
    public void TwoFormatters_OfOneTypeWithOtherNames_AreReported() => Assert.Equal(
        ["NINO010"],
        Harness.Diagnose("[assembly: NinoCustomFormatter(typeof(F))] [assembly: NinoCustomFormatter(typeof(G))] public class F : NinoFormatter<(int, string)> { public override void Serialize((int, string) value, ref Writer writer) { writer.Write((byte)9); } public override void Deserialize(out (int, string) value, ref Reader reader) { reader.Read(out byte _); value = (9, null); } public override void DeserializeRef(ref (int, string) value, ref Reader reader) => Deserialize(out value, ref reader); } public class G : NinoFormatter<(int A, string B)> { public override void Serialize((int A, string B) value, ref Writer writer) { writer.Write((byte)9); } public override void Deserialize(out (int A, string B) value, ref Reader reader) { reader.Read(out byte _); value = (9, null); } public override void DeserializeRef(ref (int A, string B) value, ref Reader reader) => Deserialize(out value, ref reader); }").Select(diagnostic => diagnostic.Id));

    [Fact]
    public void Referenced_AssembliesCount()
    {
        string name = "Formatters" + Guid.NewGuid().ToString("N");
        byte[] library = Harness.Emit(Harness.Build(Harness.Compile([Global.Replace("Money", "Cash")], assembly: name)));
        CSharpCompilation user = Harness.Compile(
            ["[NinoType] public class UserOfCash { public List<Cash> All; } public static class Test { public static string Run() => NinoDeserializer.Deserialize<UserOfCash>(NinoSerializer.Serialize(new UserOfCash { All = new List<Cash> { new Cash(4) } })).All[0].Cents.ToString() + NinoSerializer.Serialize(new UserOfCash { All = new List<Cash> { new Cash(4) } }).Length; }"],
            assembly: "User" + Guid.NewGuid().ToString("N"),
            references: MetadataReference.CreateFromImage(library));
        Compilation output = Harness.Build(user);
        AssemblyLoadContext context = new(name);
        context.LoadFromStream(new MemoryStream(library));

        Assert.Equal("46", Harness.Invoke(context.LoadFromStream(new MemoryStream(Harness.Emit(output)))));
    }

    [Fact]
    public void HiddenFormatter_OfAnotherAssembly_IsFoundAtRunTime()
    {
        string name = "Hidden" + Guid.NewGuid().ToString("N");
        byte[] library = Harness.Emit(Harness.Build(Harness.Compile(
            ["[NinoCustomFormatter(typeof(MoneyFormatter))] " + Formatters.Replace("class Money ", "class Coin ").Replace("<Money>", "<Coin>").Replace("Money v", "Coin v").Replace("new Money", "new Coin").Replace("Money(int", "Coin(int").Replace("public class MoneyF", "internal class MoneyF")], assembly: name)));
        CSharpCompilation user = Harness.Compile(
            ["[NinoType] public class UserOfCoin { public Coin C; } public static class Test { public static string Run() => NinoDeserializer.Deserialize<UserOfCoin>(NinoSerializer.Serialize(new UserOfCoin { C = new Coin(4) })).C.Cents.ToString() + NinoDeserializer.Deserialize<Coin>(NinoSerializer.Serialize(new Coin(5))).Cents; }"],
            assembly: "User" + Guid.NewGuid().ToString("N"),
            references: MetadataReference.CreateFromImage(library));
        Compilation output = Harness.Build(user);
        AssemblyLoadContext context = new(name);
        context.LoadFromStream(new MemoryStream(library));

        Assert.Equal("45", Harness.Invoke(context.LoadFromStream(new MemoryStream(Harness.Emit(output)))));
    }

    [Fact]
    public void TwoAssemblies_WithFormattersOfOneType_AreReported()
    {
        byte[] types = Harness.Emit(Harness.Compile(["public class Money { public int Cents; public Money(int cents) => Cents = cents; }"], assembly: "Types"));
        MetadataReference reference = MetadataReference.CreateFromImage(types);
        MetadataReference[] libraries = new[] { "First", "Second" }.Select(name => (MetadataReference)MetadataReference.CreateFromImage(Harness.Emit(Harness.Compile(
            ["[assembly: NinoCustomFormatter(typeof(" + name + ".MoneyFormatter))] namespace " + name + " { " + Formatters.Split('\n', 2)[1] + "}"], assembly: name, references: reference)))).ToArray();

        string message = Assert.Single(Harness.Run(Harness.Compile([""], references: [reference, .. libraries]), out _).Diagnostics).GetMessage(System.Globalization.CultureInfo.InvariantCulture);

        Assert.Contains("First.MoneyFormatter", message, StringComparison.Ordinal);
        Assert.Contains("Second.MoneyFormatter", message, StringComparison.Ordinal);
    }

    /// <summary>A formatter of texts may make use of the one that is there.</summary>
    [Fact]
    public void FormatterOfText_IsGivenTheTextThatIsThere_InEveryMode()
    {
        Type root = Harness.Load("public sealed class Appended : NinoFormatter<string> { public override void Serialize(string value, ref Writer writer) => writer.Write(value); public override void Deserialize(out string value, ref Reader reader) => reader.Read(out value); public override void DeserializeRef(ref string value, ref Reader reader) { reader.Read(out string more); value += more; } } [NinoType] public class Root { [NinoCustomFormatter(typeof(Appended))] public string Text = \"a\"; }").GetType("Root", throwOnError: true)!;

        Assert.All(Modes.Of(root), mode =>
        {
            object existing = Activator.CreateInstance(root)!;
            Reader reader = new(Modes.Write(mode, existing), null);
            mode.ReadValueBoxed(ref reader, existing);
            Assert.Equal("aa", root.GetField("Text")!.GetValue(existing));
        });
    }

    /// <summary>The bytes of a formatter do not tell whether a value is default, and reading calls nothing that writes.</summary>
    [Theory]
    [InlineData("[NinoType] public readonly struct Priced1 { public Priced1(Price1 price, int count) { Price = price; Count = count; } [NinoCustomFormatter(typeof(F1))] public Price1 Price { get; } public int Count { get; } public override string ToString() => Price.Currency + Count; }", 1)]
    [InlineData("[NinoType] public record struct Priced2([property: NinoCustomFormatter(typeof(F2))] Price2 Price, int Count) { public override string ToString() => Price.Currency + Count; }", 2)]
    [InlineData("[NinoType] public struct Tag3 { [NinoCustomFormatter(typeof(F3))] public Price3 Price; } [NinoType] public readonly struct Priced3 { public Priced3(Tag3 tag, int count) { Tag = tag; Count = count; } public Tag3 Tag { get; } public int Count { get; } public override string ToString() => Tag.Price.Currency + Count; }", 3)]
    [InlineData("[NinoType] public readonly struct Priced4 { public Priced4(KeyValuePair<Price4, int> pair) { Pair = pair; } public KeyValuePair<Price4, int> Pair { get; } public override string ToString() => Pair.Key.Currency + Pair.Value; } [NinoCustomFormatter(typeof(F4))] public partial struct Price4 { }", 4)]
    public void MemberOfAStruct_IsNotWrittenToTellWhetherItIsDefault_InEveryMode(string source, int number)
    {
        string formatter =
            """
            public partial struct Price0 { public Price0(decimal amount, string currency) { Amount = amount; Currency = currency; } public decimal Amount { get; } public string Currency { get; } }
            public class F0 : NinoFormatter<Price0>
            {
                public static int Written;
                public override void Serialize(Price0 value, ref Writer writer) { Written++; writer.Write(value.Amount); }
                public override void Deserialize(out Price0 value, ref Reader reader) { reader.Read(out decimal amount); value = new(amount, "EUR"); }
                public override void DeserializeRef(ref Price0 value, ref Reader reader) => Deserialize(out value, ref reader);
            }
            """.Replace("Price0", "Price" + number).Replace("F0", "F" + number);
        System.Reflection.Assembly assembly = Harness.Load(source, formatter);
        Type type = assembly.GetType("Priced" + number, throwOnError: true)!;
        System.Reflection.FieldInfo written = assembly.GetType("F" + number)!.GetField("Written")!;
        foreach (Core.Formatters.TypeBinding binding in Modes.Of(type))
        {
            byte[] bytes = Modes.Write(binding, Activator.CreateInstance(type)!);
            written.SetValue(null, 0);
            Reader reader = new(bytes, null);
            Assert.Equal("EUR0", binding.ReadValueBoxed(ref reader, null)!.ToString());
            Assert.Equal(0, written.GetValue(null));
        }
    }

    /// <summary>It is one for the whole process: this one has a runtime of its own.</summary>
    [Fact]
    public void FormatterOfInt_LeavesLengthsAsTheyAre()
    {
        AssemblyLoadContext context = new("Small");
        context.LoadFromAssemblyPath(typeof(NinoTypeAttribute).Assembly.Location);
        System.Reflection.Assembly assembly = context.LoadFromStream(new MemoryStream(Harness.Emit(Harness.Build(Harness.Compile([
            """
            [assembly: NinoCustomFormatter(typeof(Small))]
            public class Small : NinoFormatter<int>
            {
                public override void Serialize(int value, ref Writer writer) => writer.Write((byte)value);
                public override void Deserialize(out int value, ref Reader reader) { reader.Read(out byte read); value = read; }
                public override void DeserializeRef(ref int value, ref Reader reader) => Deserialize(out value, ref reader);
            }
            public static class Test
            {
                public static string Run()
                {
                    byte[] span = new byte[20];
                    Writer first = new(span);
                    NinoArrayBufferWriter array = new();
                    Writer second = new(array);
                    Write(ref first);
                    Write(ref second);
                    second.Flush();
                    return Convert.ToHexString(span.AsSpan(0, (int)first.WrittenCount)) + " " + Convert.ToHexString(array.WrittenSpan);
                }

                private static void Write(ref Writer writer)
                {
                    writer.Write((byte)1);
                    writer.Write(2);
                    writer.WriteWithLength(0, static (ref Writer part, int _) => part.Write((byte)7));
                }
            }
            """], assembly: "Small" + Guid.NewGuid().ToString("N"))))));

        Assert.Equal("01020100000007 01020100000007", Harness.Invoke(assembly));
    }

    [Fact]
    public void FormatterOfOneClosedForm_WinsOverThatOfAll_InEveryMode() => ModesTests.HasTheSameBytes(
        Harness.Load(
            """
            [assembly: NinoCustomFormatter(typeof(AnyCouple<,>))]
            [assembly: NinoCustomFormatter(typeof(IntCouple))]
            public struct Couple<A, B> { public A First; public B Second; }
            public class AnyCouple<A, B> : NinoFormatter<Couple<A, B>>
            {
                public override void Serialize(Couple<A, B> value, ref Writer writer) => writer.Write((byte)1);
                public override void Deserialize(out Couple<A, B> value, ref Reader reader) { reader.Read(out byte _); value = default; }
                public override void DeserializeRef(ref Couple<A, B> value, ref Reader reader) => Deserialize(out value, ref reader);
            }
            public class IntCouple : NinoFormatter<Couple<int, int>>
            {
                public override void Serialize(Couple<int, int> value, ref Writer writer) => writer.Write((byte)2);
                public override void Deserialize(out Couple<int, int> value, ref Reader reader) { reader.Read(out byte _); value = default; }
                public override void DeserializeRef(ref Couple<int, int> value, ref Reader reader) => Deserialize(out value, ref reader);
            }
            [NinoType] public class CoupleHolder { public Couple<int, int> A; public Couple<int, byte> B; public CoupleBox<int> C = new(); }
            [NinoType] public class CoupleBox<T> { public Couple<T, T> D; }
            """).GetType("CoupleHolder", throwOnError: true)!,
        "040201" + "0201");

    /// <summary>Generated code is not unsafe. What it cannot name is reported, and left out.</summary>
    [Theory]
    [InlineData("NINO010", "public unsafe class F : NinoFormatter<int*[]> { public override void Serialize(int*[] v, ref Writer w) { } public override void Deserialize(out int*[] v, ref Reader r) => v = null; public override void DeserializeRef(ref int*[] v, ref Reader r) { } } [NinoType] public unsafe class A { [NinoCustomFormatter(typeof(F))] public int*[] I; public int J; }")]
    [InlineData("NINO010", "public unsafe class F : NinoFormatter<W<int*[]>> { public override void Serialize(W<int*[]> v, ref Writer w) { } public override void Deserialize(out W<int*[]> v, ref Reader r) => v = null; public override void DeserializeRef(ref W<int*[]> v, ref Reader r) { } } public class W<T> { } [NinoType] public unsafe struct A { [NinoCustomFormatter(typeof(F))] public W<int*[]> I; public int J; }")]
    [InlineData("NINO010 NINO011", "[assembly: NinoCustomFormatter(typeof(F))] public unsafe class F : NinoFormatter<int*[]> { public override void Serialize(int*[] v, ref Writer w) { } public override void Deserialize(out int*[] v, ref Reader r) => v = null; public override void DeserializeRef(ref int*[] v, ref Reader r) { } } [NinoType] public unsafe class A { public int*[] I; public int J; }")]
    [InlineData("NINO011", "[assembly: NinoCustomFormatter(typeof(F<>))] public class F<T> : NinoFormatter<W<T>> { public override void Serialize(W<T> v, ref Writer w) { } public override void Deserialize(out W<T> v, ref Reader r) => v = null; public override void DeserializeRef(ref W<T> v, ref Reader r) { } } public class W<T> { } [NinoType] public unsafe class A { public W<int*[]> I; public W<int> J; }")]
    public void FormatterOfPointers_IsReported_AndTheRestCompiles(string ids, string source)
    {
        ImmutableArray<Diagnostic> diagnostics = Harness.Run(Harness.Compile([source], allowUnsafe: true), out Compilation output).Diagnostics;

        Assert.Equal(ids, string.Join(' ', diagnostics.Select(diagnostic => diagnostic.Id).Order()));
        Harness.Emit(output);
    }
}
