using System;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Core.Schemas;
using Nino.Core.Shapes;
using Nino.Generator.Tests.OfRandom;
using Nino.Tests.Kit;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Generator.Tests;

/// <summary>NINO046 to NINO048: what the build says when types and the schema beside the project differ. What the build writes is what <see cref="NinoSchema"/> tells at run time.</summary>
public class SchemaTests(ITestOutputHelper output)
{
    private const string Zoo =
        """
        [NinoType] public class All
        {
            public bool A; public DayOfWeek B; public Guid? C; public string D; [NinoUtf8] public string E;
            public int[] F; public int[,] G; public int?[] H; public List<List<Part>> I; public Dictionary<string, Small> J;
            public IReadOnlyList<Part> K; public SortedSet<int> L; public (int, string, Part) M; public Tuple<int, Part> N; public KeyValuePair<int, Part> O;
            public Lazy<Part> P; public object Q; public IShape R; public Fixed S; public Fixed? T; public Small? U; public Plain V; public Buffer W;
            [NinoCompact] public int X; [NinoCompact] public List<long> Y; [NinoCompact] public Dictionary<int, DateTime?> Z; [NinoCompact] public Wide? Compact;
            public Own Collection; public OwnMap Map; public Tree Nested; [NinoCustomFormatter(typeof(MoneyFormatter))] public Money Custom; public PriorityQueue<Part, int> Queue;
            public System.Collections.ArrayList Untyped; public System.Collections.IDictionary UntypedMap; public Memory<byte> Memory; public Uri Address; public System.Numerics.BigInteger Big;
            public System.Linq.ILookup<int, Part> Lookup; public System.Linq.IGrouping<int, string> Group; public ValueTuple Empty; public nint Native; public Closed.Inner Deep;
            public Half Half; public System.Collections.Immutable.ImmutableArray<Part> Immutable; public Tolerant Tolerant;
            public Lazy<List<Held>> LazyList; [NinoCompact] public Lazy<int> LazyNumber; public Box<Wide> EnumIn; public Box<Dictionary<Wide, DayOfWeek[]>> EnumsIn; public Both<Wide> EnumInStruct;
            [NinoCompact] public System.Linq.ILookup<int, Wide> Numbers; public Lazy<Lazy<Wide>> LazyLazy; public IBox<Wide> EnumInBase;
        }
        [NinoType] public class Held { public int I; }
        [NinoType] public class Box<T> { public T V; }
        [NinoType] public interface IBox<T> { }
        public struct Both<T> where T : unmanaged { public T V; public int I; }
        [NinoType(PreserveReferences = true)] public class Part { public All Whole; public Part Next; }
        [NinoType, NinoFormerName("Old.Circle"), NinoTag(7)] public class Circle : IShape { public float Radius; }
        [NinoType] public interface IShape { }
        [NinoType] public struct Fixed { public int I; public Wide L; public Inner In; }
        [NinoType] public struct Small { public string S; }
        public struct Inner { public byte B; public bool C; }
        public struct Plain { public int I; public int J; }
        [System.Runtime.CompilerServices.InlineArray(4)] public struct Buffer { public short First; }
        public enum Wide : ulong { }
        public class Own : List<Part> { }
        public class OwnMap : Dictionary<int, Part> { }
        public class Tree : List<Tree> { }
        public class Money { public decimal Amount; }
        public class MoneyFormatter : NinoFormatter<Money> { public override void Serialize(Money value, ref Writer writer) => writer.Write(value.Amount); public override void Deserialize(out Money value, ref Reader reader) { reader.Read(out decimal amount); value = new() { Amount = amount }; } public override void DeserializeRef(ref Money value, ref Reader reader) => Deserialize(out value, ref reader); }
        public class Closed { [NinoType] public class Inner { public int[][] I; } }
        [NinoType(VersionTolerant = true), NinoReserved(9, 4)] public class Tolerant { [NinoMember(7)] public List<Part> B; [NinoMember(2)] public int? A; [NinoMember(5)] public Part C; [NinoMember(6), NinoCompact] public int D; }
        """;

    [Fact]
    public void SchemaOfTheBuild_IsThatOfEveryMode() =>
        Compare(Zoo, assembly => [assembly.GetType("All")!, assembly.GetType("Circle")!], least: 15);

    /// <summary>The runtime knows one type of a name: those of the other tests of random types are loaded, too.</summary>
    private const int OfOtherTests = 500;

    public static TheoryData<int> Seeds => new(Enumerable.Range(TestSettings.Of("NINO_SEED", 1), TestSettings.Of("NINO_MODELS", 2)));

    [Theory]
    [MemberData(nameof(Seeds))]
    public void SchemaOfTheBuild_OfRandomTypes_IsThatOfEveryMode(int seed)
    {
        output.WriteLine($"NINO_SEED={seed}");
        string source = RandomModel.Source(OfOtherTests + seed);
        output.WriteLine(source);
        Compare(source, assembly => [.. assembly.GetTypes().Where(type => type is { IsAbstract: false, ContainsGenericParameters: false, IsEnum: false } && type.IsDefined(typeof(NinoTypeAttribute), inherit: true))], least: 3);
    }

    [Fact]
    public void WhatLazyAndGroupsHold_IsFoundInEveryMode()
    {
        Assembly assembly = Harness.Load(
            """
            [NinoType] public class HeldByLazy { public int I; }
            [NinoType] public class HeldByGroup { public int I; }
            [NinoType] public class Holds { public Lazy<List<HeldByLazy>> L; public System.Linq.IGrouping<int, HeldByGroup[]> G; }
            """);
        foreach (TypeBinding binding in Modes.Of(assembly.GetType("Holds")!))
        {
            SchemaBuilder schema = new();
            schema.Add(binding.Shape);
            Assert.Equal(["HeldByGroup", "HeldByLazy", "Holds"], schema.Types.Select(type => type.Name).ToArray());
            Assert.Equal(["lazy<list<HeldByLazy>>", "group<System.Int32,list<HeldByGroup>>"], schema.Types[2].Members.Select(member => member.Form).ToArray());
        }
    }

    /// <summary>Closed generic types stand in the schema of the running program only; the build has the open ones.</summary>
    private static void Compare(string source, Func<Assembly, Type[]> typesOf, int least)
    {
        var built = NinoSchema.Parse(SchemaProject.FileOf(source)).Types.ToDictionary(type => type.Name);
        int compared = 0;
        foreach (Type type in typesOf(Harness.Load(source)))
        {
            string[] modes = Array.ConvertAll(Modes.Of(type), binding =>
            {
                SchemaBuilder schema = new();
                schema.Add(binding.Shape);
                compared += schema.Types.Count(described => built.ContainsKey(described.Name));
                Assert.Equal(
                    new NinoSchema([.. schema.Types.Where(described => built.ContainsKey(described.Name)).Select(described => built[described.Name])]).ToJson(),
                    new NinoSchema([.. schema.Types.Where(described => built.ContainsKey(described.Name))]).ToJson());
                return new NinoSchema(schema.Types).ToJson();
            });
            Assert.Single(modes.Distinct());
        }

        Assert.InRange(compared, least, int.MaxValue);
    }

    private const string Pair = "[NinoType] public class A { public int I; public string S; } [NinoType] public class B { public A Held; public List<A> Many; }";
    private const string Results = "[NinoType] public class R { public int I; } [NinoType] public class R<T> { public T V; } [NinoType] public class R<T, U> { public T V; public U W; } [NinoType] public class H { public R F; public R<int> G; public R<(int, R<long>), List<R>[]> I; }";
    private const string Numbered = "[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int I; [NinoMember(2)] public string S; }";
    private const string Derived = "[NinoType] public abstract class B { public int I; } public class A : B { public int J; }";
    private const string Struct = "[NinoType] public struct A { public int I; public long J; }";

    private const string Enums = "public enum Color : byte { } [NinoType] public class Box<T> { public T V; } [NinoType] public class A { public Box<Color> I; public Lazy<List<int>> J; }";
    private const string Tagged = "[NinoType] public abstract class B { } [NinoTag(3)] public class A : B { public int I; }";

    [Theory]
    [InlineData(Pair, "[NinoType] public class A { public long I; public string S; }", "'A.I' has changed since the schema was written: it was System.Int32 and is System.Int64")]
    [InlineData(Pair, "[NinoType] public class A { public int I; }", "'A.S' has changed since the schema was written: the member is gone")]
    [InlineData(Pair, "[NinoType] public class A { public string S; }", "'A.I' has changed since the schema was written: the member is gone")]
    [InlineData(Pair, "[NinoType] public class A { public string S; public int I; }", "'A.S' has changed since the schema was written: it stands where 'I' was")]
    [InlineData(Pair, "[NinoType] public class A { public int I; public int New; public string S; }", "'A.New' has changed since the schema was written: the member is new and stands before 'S', whose place it takes (B holds it or is derived from it). To read old bytes: put new members last")]
    [InlineData(Pair, "[NinoType] public struct A { public int I; public string S; }", "it was a Class and is a Struct: a struct cannot be null")]
    [InlineData(Pair, "[NinoType] public abstract class A { }", "it was a Class and is a Base")]
    [InlineData(Pair, "[NinoType(VersionTolerant = true), NinoReserved(3)] public class A { [NinoMember(1)] public int I; [NinoMember(2)] public string S; }", "it is version-tolerant now, and has lost members")]
    [InlineData(Pair, "[NinoType] public class C { public int I; public string S; }", "'A' has changed since the schema was written: the type is gone. To read old bytes: where it has another name now, put [NinoFormerName(\"A\")] on it")]
    [InlineData("[NinoType, NinoFormerName(\"Old\")] public class A { public int I; }", "[NinoType] public class A { public int I; }", "bytes may name the type 'Old', which is no former name of it any more")]
    [InlineData("[NinoType, NinoTag(3)] public class A { public int I; }", "[NinoType] public class A { public int I; }", "bytes name the type by the tag 3, which is gone")]
    [InlineData(Derived, "[NinoType] public abstract class B { public int I; } [NinoType(autoCollect: true)] public class A { public int I; public int J; }", "it is not a 'B' any more")]
    [InlineData(Derived, "[NinoType] public abstract class B { public int I; public int K; } public class A : B { public int J; }", "'A.K' has changed since the schema was written: the member is new and stands before 'J'")]
    [InlineData(Struct, "[NinoType] public struct A { public int I; public long J; public int K; }", "'A.K' has changed since the schema was written: the member is new, and the bytes of the struct do not tell")]
    [InlineData(Struct, "[NinoType] public struct A { public int I; public long J; public string K; }", "it was a FixedStruct and is a Struct")]
    [InlineData("[NinoType(PreserveReferences = true)] public class A { public A Next; }", "[NinoType] public class A { public A Next; }", "its objects kept their identity, and bytes may hold references to them")]
    [InlineData(Numbered, "[NinoType] public class A { [NinoMember(1)] public int I; [NinoMember(2)] public string S; }", "it was version-tolerant")]
    [InlineData(Numbered, "[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public short I; [NinoMember(2)] public string S; }", "it was System.Int32 and is System.Int16")]
    [InlineData(Numbered, "[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public uint I; [NinoMember(2)] public string S; }", "it was System.Int32 and is System.UInt32")]
    [InlineData(Numbered, "[NinoType(VersionTolerant = true)] public class A { [NinoMember(2)] public string I; [NinoMember(1)] public int S; }", "'A.S' has changed since the schema was written: it has number 1, which was that of 'I'")]
    [InlineData(Numbered, "[NinoType(VersionTolerant = true)] public class A { [NinoMember(3)] public int I; [NinoMember(2)] public string S; }", "'A.I' has changed since the schema was written: its number was 1 and is 3")]
    [InlineData(Enums, "public enum Color { } [NinoType] public class Box<T> { public T V; } [NinoType] public class A { public Box<Color> I; public Lazy<List<int>> J; }", "'A.I' has changed since the schema was written: it was Box<Color of System.Byte> and is Box<Color of System.Int32>")]
    [InlineData(Enums, "public enum Color : byte { } [NinoType] public class Box<T> { public T V; } [NinoType] public class A { public Box<Color> I; [NinoCompact] public Lazy<List<int>> J; }", "'A.J' has changed since the schema was written: it was lazy<list<System.Int32>> and is lazy<compact list<System.Int32>>")]
    [InlineData("public enum Color : byte { } [NinoType] public class A { public Lazy<Color> I; }", "public enum Color { } [NinoType] public class A { public Lazy<Color> I; }", "it was lazy<System.Byte> and is lazy<System.Int32>")]
    [InlineData("[NinoType] public class A { public System.Linq.ILookup<int, long> I; }", "[NinoType] public class A { [NinoCompact] public System.Linq.ILookup<int, long> I; }", "it was list<group<System.Int32,System.Int64>> and is list<group<compact System.Int32,compact System.Int64>>")]
    [InlineData("public enum Color : byte { } public struct Pair<T> { public T V; public int W; } [NinoType] public class A { public Pair<Color> I; }", "public enum Color : short { } public struct Pair<T> { public T V; public int W; } [NinoType] public class A { public Pair<Color> I; }", "it was Pair<Color of System.Byte> and is Pair<Color of System.Int16>")]
    [InlineData("[NinoType] public class B { [NinoMember(1)] public int I; } [NinoType] public class A : B { [NinoMember(2)] public int J; }", "[NinoType(VersionTolerant = true)] public class B { [NinoMember(1)] public int I; [NinoMember(3)] public int K; } [NinoType(VersionTolerant = true)] public class A : B { [NinoMember(2)] public int J; }", "'A' has changed since the schema was written: it is version-tolerant now, and base classes have numbers between those of the type")]
    [InlineData("[NinoType] public abstract class B { [NinoMember(1)] public int I; } [NinoType] public class A : B { [NinoMember(2)] public int J; }", "[NinoType(VersionTolerant = true)] public abstract class B { [NinoMember(1)] public int I; [NinoMember(3)] public int K; } [NinoType(VersionTolerant = true)] public class A : B { [NinoMember(2)] public int J; }", "'A' has changed since the schema was written: it is version-tolerant now, and base classes have numbers between those of the type")]
    [InlineData(Tagged, "[NinoType] public abstract class B { } [NinoTag(4)] public class C : B { public int I; }", "'A' has changed since the schema was written: the type is gone")]
    [InlineData(Tagged + " [NinoType] public class G<T> { public T V; } [NinoType] public class H { public G<A> I; }", "[NinoType] public abstract class B { } [NinoTag(3)] public class C : B { public int I; } [NinoType] public class G<T> { public T V; } [NinoType] public class H { public G<C> I; }", "'A' has changed since the schema was written: the type is gone")]
    [InlineData("[NinoType, NinoFormerName(\"Old\")] public class A { public int I; }", "[NinoType, NinoFormerName(\"A\"), NinoFormerName(\"Old\")] public class C { public int I; }", "arrays and generic types over it stand in bytes under the name 'Old'")]
    [InlineData("[NinoType] public struct P { public string S; } [NinoType] public class G<T> { public T V; } [NinoType] public class A { public G<P?> I; }", "[NinoType] public class P { public string S; } [NinoType] public class G<T> { public T V; } [NinoType] public class A { public G<P> I; }", "'A.I' has changed since the schema was written: it was G<System.Nullable<P>> and is G<P>")]
    [InlineData("[NinoType] public class G<T> { public T V; }", "[NinoType] public class C<T> { public T V; }", "put [NinoFormerName(\"G\")] on it")]
    [InlineData("[NinoType, NinoFormerName(\"Old\")] public class G<T> { public T V; }", "[NinoType] public class G<T> { public T V; }", "put [NinoFormerName(\"Old\")] on it again")]
    [InlineData("public class O<T> { [NinoType] public class A<U> { public T V; } }", "public class O<T> { [NinoType] public class C<U> { public T V; } }", "types nested in generic ones have no former names")]
    [InlineData("[NinoType] public class R { public int I; } [NinoType] public class R<T> { public T V; }", "[NinoType, NinoFormerName(\"R\")] public class O { public int I; } [NinoType] public class R<T> { public List<T> V; }", "'R<T>.V' has changed since the schema was written: it was T and is list<T>")]
    public void BreakingChange_IsReported(string before, string after, string message)
    {
        string file = SchemaProject.FileOf(before);
        string whole = after + (before == Pair && !after.Contains("class C", StringComparison.Ordinal) ? " [NinoType] public class B { public A Held; public List<A> Many; }" : "");
        Diagnostic[] found = [.. SchemaProject.Build(Harness.Compile([whole]), file, "", out string? json).Where(diagnostic => diagnostic.GetMessage(CultureInfo.InvariantCulture).Contains(message, StringComparison.Ordinal))];
        Diagnostic diagnostic = Assert.Single(found);
        Assert.Equal(("NINO046", DiagnosticSeverity.Error), (diagnostic.Id, diagnostic.Severity));
        Assert.Null(json);

        // It is not taken over by the way; when that is asked for, it is.
        Assert.Contains(SchemaProject.Build(Harness.Compile([whole]), file, "true", out json), other => other.Id == "NINO046");
        Assert.Null(json);
        Assert.Empty(SchemaProject.Build(Harness.Compile([whole]), file, "breaking", out json));
        Assert.Empty(SchemaProject.Build(Harness.Compile([whole]), json, "", out _));
    }

    [Theory]
    [InlineData("[NinoType] public class A { public int I; public string S; }", "[NinoType] public class A { public int I; public string S; public int New; }", "'A.New': the member is new: programs of before cannot read objects that have it")]
    [InlineData("[NinoType] public class A { public int I; }", "[NinoType] public class A { public int Renamed; }", "'A.Renamed': the member was 'I'")]
    [InlineData("[NinoType] public class A { public int I; }", "[NinoType, NinoFormerName(\"A\")] public class C { public int I; }", "'C': the type was 'A'")]
    [InlineData("[NinoType] public class A { public A Next; public List<A> Many; }", "[NinoType, NinoFormerName(\"A\")] public class C { public C Next; public C[] Many; }", "'C': the type was 'A'")]
    [InlineData("[NinoType] public struct A { public string I; }", "[NinoType] public class A { public string I; }", "was written by hand")]
    [InlineData("[NinoType] public class A { public int I; }", "[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int I; }", "'A': it is version-tolerant now")]
    [InlineData("[NinoType] public class A { public int I; }", "[NinoType] public class A { public int I; } [NinoType] public class C { }", "'C': the type is new")]
    [InlineData("[NinoType] public class A { public A Next; }", "[NinoType(PreserveReferences = true)] public class A { public A Next; }", "was written by hand, or tells less than the types do")]
    [InlineData(Numbered, "[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public long I; [NinoMember(2)] public string S; }", "it was System.Int32 and is System.Int64, which holds all values of it")]
    [InlineData(Numbered, "[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public long? I; [NinoMember(2)] public string S; }", "System.Int64?")]
    [InlineData(Numbered, "[NinoType(VersionTolerant = true)] public class A { [NinoMember(2)] public string T; }", "'A.I': the member with number 1 is gone, and nothing may take its number; and 1 more")]
    [InlineData(Numbered, "[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int I; [NinoMember(2)] public string S; [NinoMember(9)] public string T; }", "'A.T': the member is new, with number 9")]
    [InlineData("[NinoType] public class A { public int I; } [NinoType] public class P<T> { public T V; } [NinoType] public class H { public P<A[]> I; public P<A[,]> J; }", "[NinoType, NinoFormerName(\"A\")] public class C { public int I; } [NinoType] public class P<T> { public T V; } [NinoType] public class H { public P<C[]> I; public P<C[,]> J; }", "'C': the type was 'A'")]
    [InlineData(Tagged + " [NinoType] public class H { public List<A> I; }", "[NinoType] public abstract class B { } [NinoTag(3)] public class C : B { public int I; } [NinoType] public class H { public List<C> I; }", "'C': the type was 'A'")]
    [InlineData("[NinoType] public struct A { public string I; } [NinoType] public class H { public A? I; public A J; public List<A?> K; public (A?, int?) L; }", "[NinoType] public class A { public string I; } [NinoType] public class H { public A I; public A J; public List<A> K; public (A, int?) L; }", "was written by hand")]
    [InlineData("[NinoType] public struct A<T, U> { public string I; public T J; } [NinoType] public class H { public A<int, List<string>>? I; public A<int, int> J; public List<A<int, int[]>?> K; public (A<A<int, byte>, long>?, int?) L; }", "[NinoType] public class A<T, U> { public string I; public T J; } [NinoType] public class H { public A<int, List<string>> I; public A<int, int> J; public List<A<int, int[]>> K; public (A<A<int, byte>, long>, int?) L; }", "was written by hand")]
    [InlineData("[NinoType] public struct A { public string I; } [NinoType(VersionTolerant = true)] public class H { [NinoMember(1)] public A? I; }", "[NinoType] public class A { public string I; } [NinoType(VersionTolerant = true)] public class H { [NinoMember(1)] public A I; }", "was written by hand")]
    [InlineData("[NinoType] public class B { [NinoMember(1)] public int I; } [NinoType] public class A : B { [NinoMember(2)] public int J; }", "[NinoType(VersionTolerant = true)] public class B { [NinoMember(1)] public int I; } [NinoType(VersionTolerant = true)] public class A : B { [NinoMember(2)] public int J; [NinoMember(3)] public int K; }", "'A': it is version-tolerant now")]
    [InlineData("[NinoType, NinoFormerName(\"Old\")] public class A { public int I; }", "[NinoType, NinoFormerName(\"Old\"), NinoFormerName(\"A\")] public class C { public int I; }", "'C': the type was 'A'")]
    [InlineData("[NinoType] public class A { public int I; }", "[NinoType, NinoFormerName(\"Old\")] public class A { public int I; }", "was written by hand, or tells less than the types do")]
    [InlineData(Results, "[NinoType, NinoFormerName(\"R\")] public class O { public int I; } [NinoType] public class R<T> { public T V; } [NinoType] public class R<T, U> { public T V; public U W; } [NinoType] public class H { public O F; public R<int> G; public R<(int, R<long>), List<O>[]> I; }", "does not have what has changed: 'O': the type was 'R'. ")]
    [InlineData(Results, "[NinoType] public class R { public int I; } [NinoType, NinoFormerName(\"R\")] public class O<T> { public T V; } [NinoType] public class R<T, U> { public T V; public U W; } [NinoType] public class H { public R F; public O<int> G; public R<(int, O<long>), List<R>[]> I; }", "does not have what has changed: 'O<T>': the type was 'R<T>'. ")]
    [InlineData(Results, "[NinoType] public class R { public int I; } [NinoType] public class R<T> { public T V; } [NinoType, NinoFormerName(\"R\")] public class O<T, U> { public T V; public U W; } [NinoType] public class H { public R F; public R<int> G; public O<(int, R<long>), List<R>[]> I; }", "does not have what has changed: 'O<T,U>': the type was 'R<T,U>'. ")]
    public void CompatibleChange_AsksForTheFile(string before, string after, string message)
    {
        string file = SchemaProject.FileOf(before);
        Diagnostic diagnostic = Assert.Single(SchemaProject.Build(Harness.Compile([after]), file, "", out string? json));
        Assert.Equal(("NINO047", DiagnosticSeverity.Warning), (diagnostic.Id, diagnostic.Severity));
        Assert.Contains(message, diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.Contains("dotnet build -p:NinoUpdateSchema=true", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.Null(json);
        Assert.Empty(SchemaProject.Build(Harness.Compile([after]), SchemaProject.FileOf(after, file), "", out _));
    }

    /// <summary>Nino wrote no integers of enums that are type arguments once, and the names of what <c>Lazy</c> and groups hold: such a file breaks nothing, and asks to be written anew.</summary>
    /// <summary>A private member of a base class, and one of the class, may have the same name.</summary>
    [Fact]
    public void LostNumber_IsNotTakenByAMemberThatIsNamedAsAnother()
    {
        const string Base = "[NinoType(containNonPublicMembers: true, VersionTolerant = true)] public class B { [NinoMember(1)] private int _x; } ";
        string file = SchemaProject.FileOf(Base + "[NinoType(containNonPublicMembers: true, VersionTolerant = true)] public class A : B { [NinoMember(3)] private int _y; }");
        file = SchemaProject.FileOf(Base + "[NinoType(containNonPublicMembers: true, VersionTolerant = true)] public class A : B { }", file);
        Diagnostic[] found = [.. SchemaProject.Build(Harness.Compile([Base + "[NinoType(containNonPublicMembers: true, VersionTolerant = true)] public class A : B { [NinoMember(3)] private int _x; }"]), file, "", out _)];
        Assert.Contains("its number 3 was that of a member that is gone", Assert.Single(found).GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Box<Color of System.Byte>", "Box<Color>", "public Box<Color> I;")]
    [InlineData("lazy<System.Byte>", "System.Lazy<Color>", "public Lazy<Color> I;")]
    [InlineData("lazy<list<Box<Color of System.Byte>>>", "System.Lazy<System.Collections.Generic.List<Box<Color>>>", "public Lazy<List<Box<Color>>> I;")]
    [InlineData("(lazy<compact System.Int32>,compact System.Int64)", "(System.Lazy<System.Int32>,compact System.Int64)", "[NinoCompact] public (Lazy<int>, long) I;")]
    [InlineData("list<group<System.Int32,System.String>>", "list<System.Linq.IGrouping<System.Int32,System.String>>", "public System.Linq.ILookup<int, string> I;")]
    public void FormsOfBefore_AreNoChange(string form, string before, string member)
    {
        string source = "public enum Color : byte { } [NinoType] public class Box<T> { public T V; } [NinoType] public class A { " + member + " }";
        string file = SchemaProject.FileOf(source);
        Assert.Contains($"\"{form}\"", file, StringComparison.Ordinal);
        string older = file.Replace(form, before, StringComparison.Ordinal);
        Diagnostic diagnostic = Assert.Single(SchemaProject.Build(Harness.Compile([source]), older, "", out _));
        Assert.Equal("NINO047", diagnostic.Id);
        Assert.Contains("tells less than the types do", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.Equal(file, SchemaProject.FileOf(source, older));
    }

    /// <summary>What the schema calls safe is read: a renamed type in an array that closes a generic one, and null of a struct that is a class now.</summary>
    [Fact]
    public void SafeChanges_AreRead() => Assert.Equal("1 - s - t", Harness.RunTest(
        """
        [NinoType] public class SafeOld { public int I; }
        [NinoType] public class SafeNew { public int I; }
        [NinoType] public class SafePair<T> { public T V; }
        [NinoType] public struct SafeStruct { public string S; }
        [NinoType] public class SafeClass { public string S; }
        [NinoType] public class SafeBefore { public SafePair<SafeOld[]> P; public SafeStruct? A; public List<SafeStruct?> B; }
        [NinoType] public class SafeAfter { public SafePair<SafeNew[]> P; public SafeClass A; public List<SafeClass> B; }
        [NinoType(VersionTolerant = true)] public class SafeTolerantBefore { [NinoMember(1)] public SafeStruct? A; [NinoMember(2)] public SafeStruct? B; }
        [NinoType(VersionTolerant = true)] public class SafeTolerantAfter { [NinoMember(1)] public SafeClass A; [NinoMember(2)] public SafeClass B; }
        public static class Test
        {
            public static string Run()
            {
                SafeAfter read = NinoDeserializer.Deserialize<SafeAfter>(NinoSerializer.Serialize(new SafeBefore { P = new() { V = [new() { I = 1 }] }, B = [null, new() { S = "s" }] }));
                SafeTolerantAfter tolerant = NinoDeserializer.Deserialize<SafeTolerantAfter>(NinoSerializer.Serialize(new SafeTolerantBefore { B = new() { S = "t" } }));
                return $"{read.P.V[0].I} {read.A?.S ?? "-"} {read.B[1].S} {tolerant.A?.S ?? "-"} {tolerant.B.S}{(read.B[0] is null ? "" : "!")}";
            }
        }
        """));

    /// <summary>The build has the file in a comment of C#.</summary>
    [Theory]
    [InlineData("a*/b/*c")]
    [InlineData("*/")]
    [InlineData("a\\b\"c")]
    [InlineData("a\r\nb\tc\0\u0085\u2028")]
    [InlineData("a;b%3Bc$(X)@(Y)%(Z)'")]
    [InlineData("\U0001F600")]
    public void FormerNameOfAnyText_IsWrittenAndReadAlike(string text) => AssertKept(text);

    /// <summary>Attributes in metadata do not keep these, source does.</summary>
    [Fact]
    public void FormerNameWithHalvesOfSurrogatePairs_IsWrittenAndReadAlike() => AssertKept(new string(['\udc00', '\ud800', 'x', '\ud800']));

    private static void AssertKept(string text)
    {
        string source = $"[NinoType, NinoFormerName({SymbolDisplay.FormatLiteral(text, quote: true)})] public class A {{ public int I; }}";
        string file = SchemaProject.FileOf(source);
        Assert.DoesNotContain("*/", file, StringComparison.Ordinal);
        string onDisk = Encoding.UTF8.GetString(Encoding.UTF8.GetBytes(file));

        Assert.Empty(SchemaProject.Build(Harness.Compile([source]), onDisk, "", out _));
        Assert.Equal([text], NinoSchema.Parse(onDisk).Types[0].FormerNames);
        Assert.Equal(file, NinoSchema.Parse(onDisk).ToJson());
    }

    /// <summary>The file remembers the numbers of members that are gone, whatever the type says.</summary>
    /// <summary>File names do not tell upper from lower case.</summary>
    [Theory]
    [InlineData("NinoSchema")]
    [InlineData("ninoschema")]
    public void Type_NamedLikeTheSchema_HasAFileOfItsOwn(string name) =>
        Assert.Contains($"\"{name}\"", SchemaProject.FileOf($"[NinoType] public class {name} {{ public int I; }}"), StringComparison.Ordinal);

    [Fact]
    public void NumberOfALostMember_IsNotTakenAgain()
    {
        string without = "[NinoType(VersionTolerant = true)] public class A { [NinoMember(2)] public string S; }";
        string file = SchemaProject.FileOf(without, SchemaProject.FileOf(Numbered));
        Assert.Contains("\"reserved\": [1]", file, StringComparison.Ordinal);
        Assert.Empty(SchemaProject.Build(Harness.Compile([without]), file, "", out _));
        Diagnostic diagnostic = Assert.Single(SchemaProject.Build(Harness.Compile([Numbered.Replace("I;", "Other;", StringComparison.Ordinal)]), file, "", out _));
        Assert.Contains("its number 1 was that of a member that is gone", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    private const string WasPlain = "[NinoType] public class A { [NinoMember(1)] public int I; [NinoMember(10)] public string S; }";
    private const string Since = "[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int I; [NinoMember(10)] public string S; [NinoMember(11)] public int Late; }";

    /// <summary>Bytes of the time before a type was version-tolerant are read by place, which its members of that time have to keep for ever.</summary>
    [Theory]
    [InlineData("[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int I; [NinoMember(5)] public int New; [NinoMember(10)] public string S; [NinoMember(11)] public int Late; }")]
    [InlineData("[NinoType(VersionTolerant = true)] public class A { [NinoMember(10)] public string S; [NinoMember(11)] public int Late; }")]
    [InlineData("[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int I; [NinoMember(11)] public int Late; }")]
    [InlineData("[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public long I; [NinoMember(10)] public string S; [NinoMember(11)] public int Late; }")]
    [InlineData("[NinoType(VersionTolerant = true), NinoReserved(20)] public class A { [NinoMember(1)] public int I; [NinoMember(10)] public string S; [NinoMember(11)] public int Late; }")]
    public void ChangeOfWhatBytesOfThePlainTimeHold_IsReported(string after)
    {
        string file = SchemaProject.FileOf(Since, SchemaProject.FileOf(WasPlain));
        Assert.Contains("\"lastPlain\": 10", file, StringComparison.Ordinal);
        Diagnostic diagnostic = Assert.Single(SchemaProject.Build(Harness.Compile([after]), file, "", out _));
        Assert.Equal("NINO046", diagnostic.Id);
        Assert.Contains("hold its members up to number 10 by place: these are others now, or [NinoReserved] refuses such bytes", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);

        // Where it is taken over, there are no such bytes any more; a type that was never plain has none.
        string taken = SchemaProject.FileOf(after, file, "breaking");
        Assert.DoesNotContain("lastPlain", taken, StringComparison.Ordinal);
        Assert.Empty(SchemaProject.Build(Harness.Compile([after]), taken, "", out _));
        Assert.DoesNotContain(SchemaProject.Build(Harness.Compile([after]), SchemaProject.FileOf(Since), "", out _), other => other.Id == "NINO046");
    }

    [Fact]
    public void ChangeOfTheOnlyMemberOfThePlainTime_IsReported()
    {
        const string tolerant = "[NinoType(VersionTolerant = true)] public class A { [NinoMember(0)] public int I; }";
        string file = SchemaProject.FileOf(tolerant, SchemaProject.FileOf("[NinoType] public class A { [NinoMember(0)] public int I; }"));
        Assert.Contains("\"lastPlain\": 0", file, StringComparison.Ordinal);
        Assert.Equal("NINO046", Assert.Single(SchemaProject.Build(Harness.Compile([tolerant.Replace("int", "long", StringComparison.Ordinal)]), file, "", out _)).Id);
    }

    [Theory]
    [InlineData("[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int Other; [NinoMember(10)] public string S; [NinoMember(12)] public int Later; }")]
    [InlineData("[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int I; [NinoMember(10)] public string S; [NinoMember(11)] public long Late; }")]
    [InlineData("[NinoType(VersionTolerant = true), NinoFormerName(\"A\")] public class C { [NinoMember(1)] public int I; [NinoMember(10)] public string S; }")]
    public void ChangeBehindThePlainTime_IsSafe(string after)
    {
        string file = SchemaProject.FileOf(after, SchemaProject.FileOf(Since, SchemaProject.FileOf(WasPlain)));
        Assert.Contains("\"lastPlain\": 10", file, StringComparison.Ordinal);
        Assert.Empty(SchemaProject.Build(Harness.Compile([after]), file, "", out _));
    }

    [Fact]
    public void FileThatIsMissing_IsAWarning()
    {
        Diagnostic diagnostic = Assert.Single(SchemaProject.Build(Harness.Compile([Pair]), null, "", out _));
        Assert.Equal("NINO047", diagnostic.Id);
        Assert.Contains("does not exist", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("", "The JSON has the end of the text in line 1.")]
    [InlineData("{\n\"version\": 1,\n\"types\": [}", "The JSON has '}' in line 3.")]
    [InlineData("{ \"version\": 2 }", "The schema's version is not 1.")]
    [InlineData("{ \"version\": 1, \"types\": [ { \"name\": \"A\", \"kind\": \"Enum\" } ] }", "'Enum' is no kind of type.")]
    [InlineData("{ \"version\": 1, \"types\": [ { \"name\": \"A\", \"kind\": \"Class\" }, { \"name\": \"A\", \"kind\": \"Class\" } ] }", "The schema has 'A' twice.")]
    [InlineData("[]", "The schema is not a JSON object.")]
    public void FileThatIsNoSchema_IsAnError(string file, string message)
    {
        Diagnostic diagnostic = Assert.Single(SchemaProject.Build(Harness.Compile([Pair]), file, "", out _));
        Assert.Equal(("NINO048", DiagnosticSeverity.Error), (diagnostic.Id, diagnostic.Severity));
        Assert.Contains(message, diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    /// <summary>An error stands at the type where there is one, and else at its line in the file.</summary>
    [Fact]
    public void Place_IsTheTypeOrItsLineInTheFile()
    {
        string file = SchemaProject.FileOf(Pair);
        Assert.Equal("File0.cs", Assert.Single(SchemaProject.Build(Harness.Compile(["[NinoType] public class A { public int I; } [NinoType] public class B { public A Held; public List<A> Many; }"]), file, "", out _)).Location.GetLineSpan().Path);
        FileLinePositionSpan gone = Assert.Single(SchemaProject.Build(Harness.Compile(["[NinoType] public class A { public int I; public string S; }"]), file, "", out _)).Location.GetLineSpan();
        Assert.Equal((SchemaProject.FileName, file.Split('\n').ToList().FindIndex(line => line.Contains("\"name\": \"B\"", StringComparison.Ordinal))), (System.IO.Path.GetFileName(gone.Path), gone.StartLinePosition.Line));
    }

    [Fact]
    public void WithoutTheProperty_NothingIsSaid() => Assert.Empty(Harness.Diagnose(Pair));
}
