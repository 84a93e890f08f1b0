using System.Linq;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;
using Xunit;

namespace Nino.Analyzers.Tests;

public class FixTests
{
    /// <summary>Another assembly says that its types take the non-public members of the base class too, and so have those of this one.</summary>
    [Fact]
    public async Task Fix_OfABaseClassThatAnotherAssemblyNames_TakesItsMembersAlike()
    {
        const string library =
            """
            using Nino.Core;
            [assembly: NinoBaseType(typeof(Lib.Entity), containNonPublicMembers: true)]
            namespace Lib { public class Entity { private int _id; public int Id => _id; } [NinoType(containNonPublicMembers: true)] public class B : Entity { } }
            """;
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, "[NinoType(containNonPublicMembers: true)]\npublic class D : Lib.B { }\n\n[NinoType(containNonPublicMembers: true)]\npublic class E : Lib.B { }")
            .AddMetadataReference(Harness.Library("Entities", library));

        Project mended = await Harness.FixAllAsync(project, "NINO039", "Add [assembly: Nino.Core.NinoBaseType(typeof(Lib.Entity), containNonPublicMembers: true)]");

        Assert.StartsWith("[assembly: Nino.Core.NinoBaseType(typeof(Lib.Entity), containNonPublicMembers: true)]\n\n[NinoType", await Harness.TextAsync(mended));
    }

    [Theory]
    [InlineData("NINO003", "Add [NinoType]", "[NinoType] public class B { }\n\n/// <summary>D.</summary>\npublic class D : B { }", "[NinoType] public class B { }\n\n/// <summary>D.</summary>\n[NinoType]\npublic class D : B { }")]
    [InlineData("NINO003", "Add [NinoType(autoCollect: false, containNonPublicMembers: true)]", "[NinoType(false, true)]\npublic class B { }\npublic class D : B { public int I; }", "[NinoType(false, true)]\npublic class B { }\n[NinoType(autoCollect: false, containNonPublicMembers: true)]\npublic class D : B { public int I; }")]
    [InlineData("NINO003", "Add [NinoType]", "namespace N\n{\n    [NinoType(allowInheritance: false)]\n    public class B { }\n\n    [Serializable]\n    public sealed class D : B { }\n}", "namespace N\n{\n    [NinoType(allowInheritance: false)]\n    public class B { }\n\n    [NinoType]\n    [Serializable]\n    public sealed class D : B { }\n}")]
    [InlineData("NINO003", "Add [NinoType(VersionTolerant = true)]", "[NinoType(VersionTolerant = true)]\npublic class B { }\npublic class D : B { [NinoMember(1)] public int I; }", "[NinoType(VersionTolerant = true)]\npublic class B { }\n[NinoType(VersionTolerant = true)]\npublic class D : B { [NinoMember(1)] public int I; }")]
    [InlineData("NINO003", "Add [NinoType(VersionTolerant = true, SkipDefaults = true)]", "[NinoType(VersionTolerant = true, SkipDefaults = true)]\npublic class B { }\npublic class D : B { [NinoMember(1)] public int I; }", "[NinoType(VersionTolerant = true, SkipDefaults = true)]\npublic class B { }\n[NinoType(VersionTolerant = true, SkipDefaults = true)]\npublic class D : B { [NinoMember(1)] public int I; }")]
    [InlineData("NINO003", "Add [NinoType(containNonPublicMembers: true, PreserveReferences = true)]", "[NinoType(true, true, PreserveReferences = true)]\npublic class B { }\npublic class D : B { public D I; }", "[NinoType(true, true, PreserveReferences = true)]\npublic class B { }\n[NinoType(containNonPublicMembers: true, PreserveReferences = true)]\npublic class D : B { public D I; }")]
    [InlineData("NINO003", "Add [NinoType(autoCollect: false, VersionTolerant = true)]", "[NinoType(false, allowInheritance: false, VersionTolerant = true)]\npublic class B { }\npublic class D : B { }", "[NinoType(false, allowInheritance: false, VersionTolerant = true)]\npublic class B { }\n[NinoType(autoCollect: false, VersionTolerant = true)]\npublic class D : B { }")]
    [InlineData("NINO003", "Add [NinoType]", "[NinoType(PreserveReferences = true)]\npublic interface I { }\npublic struct D : I { public int J; }", "[NinoType(PreserveReferences = true)]\npublic interface I { }\n[NinoType]\npublic struct D : I { public int J; }")]
    [InlineData("NINO004", "Remove the numbers from 'A'", "[NinoType]\npublic class A\n{\n    [NinoMember(0)]\n    public int I;\n\n    [NinoMember(1), NinoUtf8] public string J;\n    public int K;\n}", "[NinoType]\npublic class A\n{\n    public int I;\n\n    [NinoUtf8] public string J;\n    public int K;\n}")]
    [InlineData("NINO004", "Remove the numbers from 'A'", "[NinoType]\npublic record A([NinoMember(0)] int X, [NinoMember(1)] int Y);", "[NinoType]\npublic record A(int X, int Y);")]
    [InlineData("NINO005", "Remove [NinoIgnore]", "[NinoType(false)]\npublic class A\n{\n    [NinoMember(0)] public int I;\n\n    // Cached.\n    [NinoIgnore]\n    public int J;\n}", "[NinoType(false)]\npublic class A\n{\n    [NinoMember(0)] public int I;\n\n    // Cached.\n    public int J;\n}")]
    [InlineData("NINO006", "Remove [NinoMember]", "[NinoType]\npublic class A\n{\n    [NinoMember(0)]\n    [NinoIgnore]\n    public int I;\n}", "[NinoType]\npublic class A\n{\n    [NinoIgnore]\n    public int I;\n}")]
    [InlineData("NINO006", "Remove [NinoIgnore]", "[NinoType(false)]\npublic class A\n{\n    [NinoMember(0)]\n    [NinoIgnore]\n    public int I;\n}", "[NinoType(false)]\npublic class A\n{\n    [NinoMember(0)]\n    public int I;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(false)]\npublic class A\n{\n    [NinoMember(0)] internal int I;\n}", "[NinoType(false, containNonPublicMembers: true)]\npublic class A\n{\n    [NinoMember(0)] internal int I;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(false, false, true)]\npublic class A\n{\n    [NinoMember(0)] internal int I;\n}", "[NinoType(false, true, true)]\npublic class A\n{\n    [NinoMember(0)] internal int I;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(containNonPublicMembers: false, autoCollect: false)]\npublic class A\n{\n    [NinoMember(0)] internal int I;\n}", "[NinoType(containNonPublicMembers: true, autoCollect: false)]\npublic class A\n{\n    [NinoMember(0)] internal int I;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(VersionTolerant = true)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}", "[NinoType(containNonPublicMembers: true, VersionTolerant = true)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(false, PreserveReferences = false)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}", "[NinoType(false, containNonPublicMembers: true, PreserveReferences = false)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(false, PreserveReferences = true)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}", "[NinoType(false, containNonPublicMembers: true, PreserveReferences = true)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(autoCollect: false, VersionTolerant = true, SkipDefaults = true)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}", "[NinoType(autoCollect: false, containNonPublicMembers: true, VersionTolerant = true, SkipDefaults = true)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(false, false, PreserveReferences = true)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}", "[NinoType(false, true, PreserveReferences = true)]\npublic class A\n{\n    [NinoMember(1)] internal int I;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(false, VersionTolerant = true)]\npublic class B { [NinoMember(1)] public int I; }\n\npublic class A : B\n{\n    [NinoMember(2)] internal int J;\n    [NinoMember(3)] internal int K;\n}", "[NinoType(false, VersionTolerant = true)]\npublic class B { [NinoMember(1)] public int I; }\n\n[NinoType(autoCollect: false, containNonPublicMembers: true, VersionTolerant = true)]\npublic class A : B\n{\n    [NinoMember(2)] internal int J;\n    [NinoMember(3)] internal int K;\n}")] // the base class keeps its attribute
    [InlineData("NINO032", "Allow non-public members on the type", "[NinoType]\npublic interface B { }\npublic struct A : B\n{\n    internal int J;\n}", "[NinoType]\npublic interface B { }\n[NinoType(containNonPublicMembers: true)]\npublic struct A : B\n{\n    internal int J;\n}")]
    [InlineData("NINO009", "Change the number to 2", "[NinoType(false)]\npublic class A\n{\n    [NinoMember(0)] public int I;\n    [NinoMember(1)] public int J;\n    [NinoMember(1)] public int K;\n    [NinoMember(3)] public int L;\n}", "[NinoType(false)]\npublic class A\n{\n    [NinoMember(0)] public int I;\n    [NinoMember(1)] public int J;\n    [NinoMember(2)] public int K;\n    [NinoMember(3)] public int L;\n}")]
    [InlineData("NINO009", "Change the number to 8", "[NinoType(VersionTolerant = true)]\n[NinoReserved(7, 1)]\npublic class A\n{\n    [NinoMember(2)] public int I;\n    [NinoMember(2)] public int J;\n}", "[NinoType(VersionTolerant = true)]\n[NinoReserved(7, 1)]\npublic class A\n{\n    [NinoMember(2)] public int I;\n    [NinoMember(8)] public int J;\n}")]
    [InlineData("NINO009", "Change the number to 5", "[NinoType(VersionTolerant = true)] public record A([NinoMember(4)] int X) { public A() : this(0) { } }\n[NinoType(VersionTolerant = true)] public record B : A\n{\n    [NinoMember(2)] public int I;\n    [NinoMember(2)] public int J;\n}", "[NinoType(VersionTolerant = true)] public record A([NinoMember(4)] int X) { public A() : this(0) { } }\n[NinoType(VersionTolerant = true)] public record B : A\n{\n    [NinoMember(2)] public int I;\n    [NinoMember(5)] public int J;\n}")]
    [InlineData("NINO009", "Change the number to 0", "[NinoType(false)] public class A { [NinoMember(0)] public int I; }\n[NinoType(false)] public class B : A\n{\n    [NinoMember(1)] public int J;\n    [NinoMember(1)] public int K;\n}", "[NinoType(false)] public class A { [NinoMember(0)] public int I; }\n[NinoType(false)] public class B : A\n{\n    [NinoMember(1)] public int J;\n    [NinoMember(0)] public int K;\n}")]
    [InlineData("NINO011", "Add [NinoIgnore]", "[NinoType]\npublic class A\n{\n    public int I;\n\n    public Action J { get; set; }\n}", "[NinoType]\npublic class A\n{\n    public int I;\n\n    [NinoIgnore]\n    public Action J { get; set; }\n}")]
    [InlineData("NINO030", "Add [NinoType(autoCollect: false)]", "public class A\n{\n    [NinoMember(0)] public int I;\n}", "[NinoType(autoCollect: false)]\npublic class A\n{\n    [NinoMember(0)] public int I;\n}")]
    [InlineData("NINO030", "Add [NinoType]", "public class A\n{\n    [NinoIgnore] public int I;\n}", "[NinoType]\npublic class A\n{\n    [NinoIgnore] public int I;\n}")]
    [InlineData("NINO030", "Add [NinoType(autoCollect: false)]", "public record A([NinoMember(0)] int X, int Y = 0);", "[NinoType(autoCollect: false)]\npublic record A([NinoMember(0)] int X, int Y = 0);")]
    [InlineData("NINO032", "Allow non-public members on the type", "[NinoType]\npublic struct A\n{\n    public int I;\n    internal int J;\n}", "[NinoType(containNonPublicMembers: true)]\npublic struct A\n{\n    public int I;\n    internal int J;\n}")]
    [InlineData("NINO032", "Allow non-public members on the type", "[NinoType(true, PreserveReferences = true)]\npublic class A\n{\n    private string _text = \"\";\n\n    public override string ToString() => _text;\n}", "[NinoType(true, containNonPublicMembers: true, PreserveReferences = true)]\npublic class A\n{\n    private string _text = \"\";\n\n    public override string ToString() => _text;\n}")]
    [InlineData("NINO032", "Add [NinoIgnore]", "[NinoType]\npublic struct A\n{\n    public int I;\n    private int _j;\n}", "[NinoType]\npublic struct A\n{\n    public int I;\n    [NinoIgnore]\n    private int _j;\n}")]
    [InlineData("NINO033", "Remove [NinoMember]", "[NinoType]\npublic class A\n{\n    [NinoMember(0)] public static int I;\n}", "[NinoType]\npublic class A\n{\n    public static int I;\n}")]
    [InlineData("NINO034", "Remove [NinoType]", "[NinoType]\npublic class A : List<int> { }", "public class A : List<int> { }")]
    [InlineData("NINO035", "Remove [NinoUtf8]", "[NinoType]\npublic class A\n{\n    [NinoUtf8] public int I;\n}", "[NinoType]\npublic class A\n{\n    public int I;\n}")]
    [InlineData("NINO035", "Leave out 'field:'", "[NinoType]\npublic class A\n{\n    public int I;\n\n    // Kept.\n    [field: NinoIgnore]\n    public int J { get; set; }\n}", "[NinoType]\npublic class A\n{\n    public int I;\n\n    // Kept.\n    [NinoIgnore]\n    public int J { get; set; }\n}")]
    [InlineData("NINO035", "Leave out 'field:'", "[NinoType]\npublic class A\n{\n    [field: NonSerialized, NinoUtf8] public string I { get; set; }\n}", "[NinoType]\npublic class A\n{\n    [field: NonSerialized] [NinoUtf8] public string I { get; set; }\n}")]
    [InlineData("NINO035", "Leave out 'field:'", "[NinoType]\npublic record A([field: NinoUtf8] string I);", "[NinoType]\npublic record A([NinoUtf8] string I);")]
    [InlineData("NINO035", "Remove [NinoUtf8]", "[NinoType]\npublic record A([property: NinoUtf8][field: NinoUtf8] string I);", "[NinoType]\npublic record A([property: NinoUtf8]string I);")]
    [InlineData("NINO035", "Remove [NinoUtf8]", "[NinoType]\npublic class A\n{\n    [field: NinoUtf8] public int I;\n}", "[NinoType]\npublic class A\n{\n    public int I;\n}")]
    [InlineData("NINO036", "Remove [NinoConstructor]", "[NinoType]\npublic class A\n{\n    [NinoConstructor] public static int Make() => 1;\n}", "[NinoType]\npublic class A\n{\n    public static int Make() => 1;\n}")]
    [InlineData("NINO037", "Remove [NinoType]", "/// <summary>A.</summary>\n[NinoType]\npublic static class A { }", "/// <summary>A.</summary>\npublic static class A { }")]
    [InlineData("NINO001", "Give parameter 'title' a default value", "[NinoType]\npublic class A\n{\n    [NinoConstructor]\n    public A(string name, string title) => Name = name + title;\n\n    public string Name { get; }\n}", "[NinoType]\npublic class A\n{\n    [NinoConstructor]\n    public A(string name, string title = default) => Name = name + title;\n\n    public string Name { get; }\n}")]
    [InlineData("NINO002", "Make 'B' internal", "public class A\n{\n    [NinoType]\n    private class B { public int I; }\n}", "public class A\n{\n    [NinoType]\n    internal class B { public int I; }\n}")]
    [InlineData("NINO002", "Make 'C' internal", "public class A\n{\n    protected static class B\n    {\n        // Kept.\n        [NinoType] struct C { public int I; }\n    }\n}", "public class A\n{\n    protected internal static class B\n    {\n        // Kept.\n        [NinoType] internal struct C { public int I; }\n    }\n}")]
    [InlineData("NINO002", "Make 'A' internal", "[NinoType]\nfile sealed class A { public int I; }", "[NinoType]\ninternal sealed class A { public int I; }")]
    [InlineData("NINO010", "Remove [NinoCustomFormatter]", "[NinoType]\npublic class A\n{\n    [NinoCustomFormatter(typeof(Uri))]\n    public int I;\n}", "[NinoType]\npublic class A\n{\n    public int I;\n}")]
    [InlineData("NINO011", "Put [NinoType] on 'B'", "[NinoType]\npublic class A\n{\n    public List<B[]> I;\n}\n\npublic class B { public int J; }", "[NinoType]\npublic class A\n{\n    public List<B[]> I;\n}\n\n[NinoType]\npublic class B { public int J; }")]
    [InlineData("NINO012", "Remove [NinoRefDeserialization]", "[NinoType]\npublic class A\n{\n    [NinoRefDeserialization] public static A Rent(int i) => null;\n}", "[NinoType]\npublic class A\n{\n    public static A Rent(int i) => null;\n}")]
    [InlineData("NINO020", "Add a parameterless constructor", "[NinoType]\npublic class A\n{\n    public int I;\n\n    public A(string name) { }\n}", "[NinoType]\npublic class A\n{\n    public int I;\n\n    public A()\n    {\n    }\n\n    public A(string name) { }\n}")]
    [InlineData("NINO020", "Add a parameterless constructor", "[NinoType]\npublic partial class A { }\n\npublic partial class A\n{\n    public int I;\n\n    public A(string name) { }\n}", "[NinoType]\npublic partial class A { }\n\npublic partial class A\n{\n    public int I;\n\n    public A()\n    {\n    }\n\n    public A(string name) { }\n}")]
    [InlineData("NINO020", "Make the parameterless constructor internal", "[NinoType]\npublic partial class A { public int I; }\n\npublic partial class A\n{\n    private A() { }\n}", "[NinoType]\npublic partial class A { public int I; }\n\npublic partial class A\n{\n    internal A() { }\n}")]
    [InlineData("NINO020", "Make the parameterless constructor internal", "[NinoType]\npublic class A\n{\n    public int I;\n    private A() { }\n}", "[NinoType]\npublic class A\n{\n    public int I;\n    internal A() { }\n}")]
    [InlineData("NINO020", "Give parameter 'Y' a default value", "[NinoType]\npublic record A(int X, [NinoIgnore] int Y);", "[NinoType]\npublic record A(int X, [NinoIgnore] int Y = default);")]
    [InlineData("NINO023", "Put [NinoType] on 'C'", "public static class A\n{\n    public static byte[] M() => NinoSerializer.Serialize(new List<B.C>());\n}\n\npublic class B\n{\n    public class C { public int J; }\n}", "public static class A\n{\n    public static byte[] M() => NinoSerializer.Serialize(new List<B.C>());\n}\n\npublic class B\n{\n    [NinoType]\n    public class C { public int J; }\n}")]
    [InlineData("NINO024", "Remove [NinoMember]", "[NinoType]\npublic class A\n{\n    [NinoMember(0)] public int I => 1;\n    public int J;\n}", "[NinoType]\npublic class A\n{\n    public int I => 1;\n    public int J;\n}")]
    [InlineData("NINO026", "Remove [NinoCompact]", "[NinoType]\npublic record A([NinoCompact] string I, [NinoCompact] int J);", "[NinoType]\npublic record A(string I, [NinoCompact] int J);")]
    [InlineData("NINO027", "Put [NinoType] on 'B'", "public static class A\n{\n    public static byte[] Save<T>(T x) => NinoSerializer.Serialize(x);\n    public static byte[] M() => Save(new B());\n}\n\npublic class B { public int J; }", "public static class A\n{\n    public static byte[] Save<T>(T x) => NinoSerializer.Serialize(x);\n    public static byte[] M() => Save(new B());\n}\n\n[NinoType]\npublic class B { public int J; }")]
    [InlineData("NINO031", "Make 'K' a record", "[NinoType]\npublic class A\n{\n    public Dictionary<K, int> D;\n}\n\n/// <summary>K.</summary>\n[NinoType]\npublic sealed class K\n{\n    public int I;\n}", "[NinoType]\npublic class A\n{\n    public Dictionary<K, int> D;\n}\n\n/// <summary>K.</summary>\n[NinoType]\npublic sealed record K\n{\n    public int I;\n}")]
    [InlineData("NINO039", "Put [NinoType] on 'B'", "public class B { public int I; }\n\n[NinoType]\npublic class D : B { public int J; }", "[NinoType]\npublic class B { public int I; }\n\n[NinoType]\npublic class D : B { public int J; }")]
    [InlineData("NINO053", "Say 'property:'", "[NinoType]\npublic record A([NinoMember(1)] string X, [property: NinoMember(0)] int Y)\n{\n    public void Deconstruct(out string x, out int y) => (x, y) = (X, Y);\n}", "[NinoType]\npublic record A([property: NinoMember(1)] string X, [property: NinoMember(0)] int Y)\n{\n    public void Deconstruct(out string x, out int y) => (x, y) = (X, Y);\n}")]
    [InlineData("NINO054", "Add [NinoIgnore]", "[NinoType]\npublic class A\n{\n    public int J;\n    public int I { get => J; set => throw new NotSupportedException(); }\n}", "[NinoType]\npublic class A\n{\n    public int J;\n    [NinoIgnore]\n    public int I { get => J; set => throw new NotSupportedException(); }\n}")]
    [InlineData("NINO041", "Give it number 6", "[NinoType(VersionTolerant = true)]\n[NinoReserved(4)]\npublic class A\n{\n    [NinoMember(5)]\n    public int I;\n\n    public int J { get; set; }\n}", "[NinoType(VersionTolerant = true)]\n[NinoReserved(4)]\npublic class A\n{\n    [NinoMember(5)]\n    public int I;\n\n    [NinoMember(6)]\n    public int J { get; set; }\n}")]
    [InlineData("NINO041", "Give it number 1", "[NinoType(VersionTolerant = true)]\npublic record A(int I);", "[NinoType(VersionTolerant = true)]\npublic record A([NinoMember(1)] int I);")]
    [InlineData("NINO002", "Make 'B' internal", "public class A\n{\n    [NinoType] private partial class B { public int I; }\n    private partial class B { public int J; }\n    partial class B { public int K; }\n}", "public class A\n{\n    [NinoType] internal partial class B { public int I; }\n    internal partial class B { public int J; }\n    partial class B { public int K; }\n}")]
    [InlineData("NINO002", "Make 'B' internal", "public class A\n{\n    [NinoType] protected class B { public int I; }\n    protected B Make() => null;\n}", "public class A\n{\n    [NinoType] protected internal class B { public int I; }\n    protected B Make() => null;\n}")]
    [InlineData("NINO002", "Make 'B' internal", "public class A\n{\n    [NinoType] private protected class B { public int I; }\n}", "public class A\n{\n    [NinoType] protected internal class B { public int I; }\n}")]
    [InlineData("NINO001", "Give parameter 'title' a default value", "#nullable enable\n[NinoType]\npublic class A\n{\n    [NinoConstructor]\n    public A(string name, string title) => Name = name + title;\n\n    public string Name { get; }\n}", "#nullable enable\n[NinoType]\npublic class A\n{\n    [NinoConstructor]\n    public A(string name, string title = default!) => Name = name + title;\n\n    public string Name { get; }\n}")]
    [InlineData("NINO001", "Give parameter 'title' a default value", "#nullable enable\n[NinoType]\npublic class A\n{\n    [NinoConstructor]\n    public A(string name, in string? title) => Name = name + title;\n\n    public string Name { get; }\n}", "#nullable enable\n[NinoType]\npublic class A\n{\n    [NinoConstructor]\n    public A(string name, in string? title = default) => Name = name + title;\n\n    public string Name { get; }\n}")]
    [InlineData("NINO033", "Remove [NinoMember]", "[NinoType]\npublic class A\n{\n    [Obsolete]\n#if !DEBUG\n    [NinoMember(0)]\n#endif\n    public static int I;\n}", "[NinoType]\npublic class A\n{\n    [Obsolete]\n#if !DEBUG\n#endif\n    public static int I;\n}")]
    [InlineData("NINO033", "Remove [NinoMember]", "[NinoType]\npublic class A\n{\n    [Obsolete]\n    // Kept.\n    [NinoMember(0)]\n    public static int I;\n}", "[NinoType]\npublic class A\n{\n    [Obsolete]\n    // Kept.\n    public static int I;\n}")]
    [InlineData("NINO033", "Remove [NinoMember]", "[NinoType]\npublic class A\n{\n    [Obsolete]\n    [NinoMember(0)] public static int I;\n}", "[NinoType]\npublic class A\n{\n    [Obsolete]\n    public static int I;\n}")]
    [InlineData("NINO032", "Add [NinoIgnore]", "[NinoType]\npublic struct A\n{\n    public int J;\n\n    // Kept.\n#if !DEBUG\n    [Obsolete]\n#endif\n    internal int I;\n}", "[NinoType]\npublic struct A\n{\n    public int J;\n\n    // Kept.\n    [NinoIgnore]\n#if !DEBUG\n    [Obsolete]\n#endif\n    internal int I;\n}")]
    [InlineData("NINO003", "Add [NinoType]", "[NinoType] public class B { }\n\n#if DEBUG\n[Obsolete]\n#elif !DEBUG\n[Serializable]\n#endif\npublic class D : B { }", "[NinoType] public class B { }\n\n[NinoType]\n#if DEBUG\n[Obsolete]\n#elif !DEBUG\n[Serializable]\n#endif\npublic class D : B { }")]
    [InlineData("NINO032", "Add [NinoIgnore]", "[NinoType]\npublic struct A\n{\n    public int J;\n#if DEBUG\n    [Obsolete]\n#endif\n    internal int I;\n}", "[NinoType]\npublic struct A\n{\n    public int J;\n#if DEBUG\n    [Obsolete]\n#endif\n    [NinoIgnore]\n    internal int I;\n}")]
    [InlineData("NINO002", "Make 'B' internal", "public class A\n{\n    [NinoType]\n#if !DEBUG\n    [Serializable]\n#endif\n    private class B { public int I; }\n}", "public class A\n{\n    [NinoType]\n#if !DEBUG\n    [Serializable]\n#endif\n    internal class B { public int I; }\n}")]
    [InlineData("NINO002", "Make 'B' internal", "public class A\n{\n    [NinoType]\n#if DEBUG\n    [Serializable]\n#endif\n    protected class B { public int I; }\n}", "public class A\n{\n    [NinoType]\n#if DEBUG\n    [Serializable]\n#endif\n    protected internal class B { public int I; }\n}")]
    [InlineData("NINO002", "Make 'B' internal", "public class A\n{\n    [NinoType]\n    // Kept.\n    class B { public int I; }\n}", "public class A\n{\n    [NinoType]\n    // Kept.\n    internal class B { public int I; }\n}")]
    [InlineData("NINO002", "Make 'B' internal", "public class A\n{\n    [NinoType]\n#if !DEBUG\n    private\n#endif\n    sealed class B { public int I; }\n}", "public class A\n{\n    [NinoType]\n#if !DEBUG\n    internal\n#endif\n    sealed class B { public int I; }\n}")]
    public async Task Fix_MendsTheSource(string id, string title, string source, string expected)
    {
        using AdhocWorkspace workspace = new();
        Project mended = await Harness.FixAsync(Harness.Create(workspace, source), id, title);

        Assert.Equal(expected, await Harness.TextAsync(mended));
        Assert.Empty(await Harness.DiagnoseAsync(mended));
    }

    [Theory]
    [InlineData("", "@\n\n")]
    [InlineData("#if !DEBUG\nusing System.Text;\n#endif\n\n", "#if !DEBUG\nusing System.Text;\n#endif\n\n@\n\n")] // counts in both builds
    [InlineData("#if DEBUG\nusing System.Text;\n#endif\n#nullable enable\n\n", "#if DEBUG\nusing System.Text;\n#endif\n#nullable enable\n\n@\n\n")] // no using behind an attribute
    [InlineData("#if !DEBUG\n[Serializable]\n#endif\n", "@\n\n#if !DEBUG\n[Serializable]\n#endif\n")]
    public async Task Fix_OfABaseClassOfAnotherAssembly_MarksItOnTheAssembly(string before, string expected)
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, $"{before}[NinoType]\npublic class D : Lib.B<int> {{ public int J; }}")
            .AddMetadataReference(Harness.Library("Entities", "namespace Lib { public class B<T> { public T I; } }"));

        Project mended = await Harness.FixAsync(project, "NINO039", "Add [assembly: Nino.Core.NinoBaseType(typeof(Lib.B<>))]");

        Assert.Equal($"{expected.Replace("@", "[assembly: Nino.Core.NinoBaseType(typeof(Lib.B<>))]")}[NinoType]\npublic class D : Lib.B<int> {{ public int J; }}", await Harness.TextAsync(mended));
        Assert.Empty(await Harness.DiagnoseAsync(mended));
    }

    /// <summary>A licence stays at the top of its file, where that begins with neither a using directive nor an attribute.</summary>
    [Theory]
    [InlineData("// A licence.\n// Of two lines.\n\n", "// A licence.\n// Of two lines.\n\n@\n")]
    [InlineData("/* A licence. */\n\n/// <summary>Of the type.</summary>\n", "/* A licence. */\n\n@\n/// <summary>Of the type.</summary>\n")]
    [InlineData("// Of the type.\n", "@\n// Of the type.\n")]
    [InlineData("// A licence.\n\n#nullable disable\n\n", "// A licence.\n\n#nullable disable\n\n@\n\n")]
    [InlineData("// A licence.\n\nusing System.Text;\n\n// Of the type.\n", "// A licence.\n\nusing System.Text;\n\n@\n\n// Of the type.\n")]
    [InlineData("// A licence.\nnamespace N;\n\n", "// A licence.\n@\nnamespace N;\n\n")]
    public async Task Fix_OfABaseClassOfAnotherAssembly_LeavesTheLicenceWhereItIs(string before, string expected)
    {
        const string type = "[Nino.Core.NinoType]\npublic class D : Lib.B { public int J; }";
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, "").AddMetadataReference(Harness.Library("Entities", "namespace Lib { public class B { public int I; } }"));
        project = project.Documents.Single().WithText(SourceText.From(before + type)).Project;

        Project mended = await Harness.FixAsync(project, "NINO039", "Add [assembly: Nino.Core.NinoBaseType(typeof(Lib.B))]");

        Assert.Equal(expected.Replace("@", "[assembly: Nino.Core.NinoBaseType(typeof(Lib.B))]") + type, (await mended.Documents.Single().GetTextAsync()).ToString());
        Assert.Empty(await Harness.DiagnoseAsync(mended));
    }

    [Fact]
    public async Task Number_OfAVersionTolerantType_IsAboveThoseOfABaseClassOfAnotherAssembly()
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, "[NinoType(VersionTolerant = true)] public record D : Lib.B { [NinoMember(1)] public int J; [NinoMember(1)] public int K; }")
            .AddMetadataReference(Harness.Library("Bases", "namespace Lib; [Nino.Core.NinoType(VersionTolerant = true)] public record B([Nino.Core.NinoMember(3)] int X) { public B() : this(0) { } [Nino.Core.NinoMember(2)] public int I; }"));

        Assert.Equal(["Change the number to 4"], await Harness.TitlesAsync(project, (await Harness.DiagnoseAsync(project)).First(one => one.Id == "NINO009")));
    }

    [Theory]
    [InlineData("ref int x")]
    [InlineData("out int x")]
    [InlineData("params List<int> x")]
    public async Task ParameterThatCannotHaveADefault_HasNoFix(string parameter)
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, $"[NinoType] public class A {{ [NinoConstructor] public A({parameter}) {{ {(parameter[0] == 'o' ? "x = 0;" : "")} }} public int I; }}");

        Assert.DoesNotContain("Give parameter 'x' a default value", await Harness.TitlesAsync(project, (await Harness.DiagnoseAsync(project)).First(one => one.Id == "NINO001")));
    }

    [Theory]
    [InlineData("namespace Acme.Nino.Models { public class D : global::B { } }", "", "Add [global::Nino.Core.NinoType]")]
    [InlineData("namespace Acme.Nino.Models { public class D : global::B { } }", "global using Nino.Core;", "Add [NinoType]")]
    [InlineData("namespace Acme.Models { public class D : global::B { } }", "", "Add [Nino.Core.NinoType]")]
    public async Task Attribute_IsNamedAsTheFileNamesIt(string source, string other, string title)
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace);
        project = project.AddDocument("Other.cs", other + " [Nino.Core.NinoType] public class B { public int I; }", filePath: "Other.cs").Project.AddDocument("Source.cs", source, filePath: "Source.cs").Project;

        Assert.Empty(await Harness.DiagnoseAsync(await Harness.FixAsync(project, "NINO003", title)));
    }

    [Fact]
    public async Task PartsInSeveralFiles_AreMadeInternalTogether()
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, "public partial class A { [NinoType] private partial class B { public int I; } }", "public partial class A { private partial class B { public int J; } }");

        Assert.Empty(await Harness.DiagnoseAsync(await Harness.FixAsync(project, "NINO002", "Make 'B' internal")));
    }

    [Theory]
    [InlineData("NINO003", "Add [NinoType]", "[NinoType] public class B { }\npublic class D : B { }\npublic class E : D { }")]
    [InlineData("NINO004", "Remove the numbers from 'A'", "[NinoType]\npublic class A\n{\n    [NinoMember(0)] public int I;\n    [NinoMember(1)] public int J;\n}\n[NinoType] public class B { [NinoMember(0)] public int I; }")]
    [InlineData("NINO005", "Remove [NinoIgnore]", "[NinoType(false)]\npublic class A\n{\n    [NinoIgnore] public int I;\n    [NinoIgnore, NonSerialized] public string J;\n}")]
    [InlineData("NINO006", "Remove [NinoMember]", "[NinoType]\npublic class A\n{\n    [NinoIgnore, NinoMember(1)] public int I;\n    [NinoMember(1)]\n    [NinoIgnore]\n    public int J;\n}")]
    [InlineData("NINO007", "Allow non-public members on the type", "[NinoType(false)]\npublic class A\n{\n    [NinoMember(0)] internal int I;\n    [NinoMember(1)] internal int J;\n}")]
    [InlineData("NINO009", "Change the number to 1", "[NinoType(false)]\npublic class A\n{\n    [NinoMember(0)] public int I;\n    [NinoMember(0)] public int J;\n    [NinoMember(0)] public int K;\n}")]
    [InlineData("NINO032", "Add [NinoIgnore]", "[NinoType]\npublic struct A\n{\n    public int I;\n    private int _j;\n    private int _k;\n}")]
    [InlineData("NINO033", "Remove [NinoMember]", "[NinoType]\npublic class A\n{\n    [NinoMember(0)] public static int I;\n    [NinoMember(0)] public const int J = 1;\n}")]
    [InlineData("NINO009", "Change the number to 4", "[NinoType(VersionTolerant = true)]\npublic class A\n{\n    [NinoMember(3)] public int I;\n    [NinoMember(3)] public int J;\n    [NinoMember(3)] public int K;\n}")]
    [InlineData("NINO041", "Give it number 1", "[NinoType(VersionTolerant = true)]\npublic class A\n{\n    public int I;\n    public int J;\n}\n\n[NinoType(VersionTolerant = true)]\npublic class B : A\n{\n    public int K;\n    public int L;\n}\n\n[NinoType(VersionTolerant = true)]\npublic class C : B\n{\n    public int M;\n}")]
    [InlineData("NINO035", "Leave out 'field:'", "[NinoType]\npublic class A\n{\n    [field: NinoIgnore] public int I { get; set; }\n    [NinoUtf8] public int J;\n    [NinoCompact] private int _k;\n    [field: NinoUtf8] public string L { get; set; }\n}")]
    [InlineData("NINO035", "Remove [NinoUtf8]", "[NinoType]\npublic class A\n{\n    [NinoUtf8] public int I;\n    [field: NinoIgnore] public int J { get; set; }\n}")]
    [InlineData("NINO031", "Make 'K' a record", "[NinoType]\npublic class A\n{\n    public Dictionary<K, int> I;\n    public HashSet<K> J;\n}\n\n[NinoType] public class K { public int I; }")]
    public async Task FixAll_MendsEverything(string id, string title, string source)
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, source, "[NinoType] public class Other { public int I; }");
        Assert.True((await Harness.DiagnoseAsync(project)).Length > 1);

        Assert.Empty(await Harness.DiagnoseAsync(await Harness.FixAllAsync(project, id, title)));
    }

    [Fact]
    public async Task Numbers_OfSeveralFieldsAtOnce_HaveNoFix() => Assert.Empty(await TitlesAsync("[NinoType(false)] public class A { [NinoMember(1)] public int I, J; }"));

    [Theory]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(string title, string name) => Name = name + title; public string Name { get; } }")]
    [InlineData("[NinoType] public ref struct A { public int I; }")]
    [InlineData("[NinoType] public class A { public A(int i) { } public System.IO.Stream S; }", "Add a parameterless constructor")]
    [InlineData("public class Base { public Base(int i) { } } [NinoType] public class A : Base { public A(string s) : base(0) { } public int I; }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K { public int I; } [NinoType] public class L : K { }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K(int i) { public int I { get; } = i; }")] // a record would have two members
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K { public int I; public K Clone() => new(); }")] // what follows would not compile as a record
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K { public int I; public bool Equals(K other) => true; }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K { public int I; private K(K other) => I = other.I; public K() { } }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K { public int I; public K(K other) : this() => I = other.I; public K() { } }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public sealed class K { public int I; public bool PrintMembers(System.Text.StringBuilder text) => true; }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K { public int I; public Type EqualityContract => GetType(); }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K { public int I; public static bool operator ==(K a, K b) => true; public static bool operator !=(K a, K b) => false; }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K { public int I; public new int GetHashCode() => 1; }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public unsafe class K { public int I; [NinoIgnore] public int* P; }")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public sealed class K { public int I; public bool Equals(K other) => I == other.I; public override int GetHashCode() => I; }", "Make 'K' a record")]
    [InlineData("[NinoType] public class A { public Dictionary<K, int> D; } [NinoType] public class K { public int I; protected K(K other) { } public K() { } private bool Equals(K a, K b) => true; }", "Make 'K' a record")]
    [InlineData("public class A { private class B { public int I; } [NinoType] private class P : B { public int J; } }")] // its base class is seen by less code
    [InlineData("public class A { private interface B { } [NinoType] private class P<T> where T : B { public T I; } }")]
    [InlineData("public class A { private struct B { } [NinoType] private class P { public B I; } }")]
    [InlineData("public class A { private interface B { } [NinoType] private class P : B { public int I; } }", "Make 'P' internal")]
    [InlineData("[NinoType(VersionTolerant = true)] public class A { [NinoMember(2147483647)] public int I; public int J; }")] // no number is left
    [InlineData("[NinoType(VersionTolerant = true)] public class A { [NinoMember(2147483647)] public int I; [NinoMember(2147483647)] public int J; }")]
    [InlineData("public record A([property: NinoMember(0)] int X, int Y);")] // the constructor needs both
    [InlineData("public class A(int x, int y) { [NinoMember(0)] public int X { get; } = x; public int Y { get; } = y; }")]
    [InlineData("public class A(int x) { [NinoMember(0)] public int X { get; } = x; }", "Add [NinoType(autoCollect: false)]")]
    [InlineData("public record A([NinoIgnore] int X, int Y);")]
    [InlineData("public record A { [NinoMember(0)] public int X { get; set; } }", "Add [NinoType(autoCollect: false)]")] // its copy constructor needs nothing
    public async Task Fix_IsOfferedOnlyWhereItMends(string source, params string[] titles)
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, source);
        Diagnostic first = (await Harness.DiagnoseAsync(project)).First(one => one.Id != "NINO011");

        Assert.Equal(titles, await Harness.TitlesAsync(project, first));
    }

    [Fact]
    public async Task Collection_WithMembers_HasNoFix() => Assert.Empty(await TitlesAsync("[NinoType] public class A : List<int> { public int I; }"));

    [Fact]
    public async Task WithoutUsing_NameIsWrittenInFull()
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, "[NinoType] public class B { }")
            .AddDocument("D.cs", "public class D : B { }", filePath: "D.cs").Project;

        Assert.Equal(["Add [Nino.Core.NinoType]"], await Harness.TitlesAsync(project, Assert.Single(await Harness.DiagnoseAsync(project))));
    }

    [Fact]
    public async Task AttributeOfTheBase_InAnotherFile_IsEdited()
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, "[NinoType] public partial class A { [NinoMember(0)] internal int I; }", "public partial class A { public int J; }");
        Project moved = Harness.Create(workspace, "public partial class A { [NinoMember(0)] internal int I; }", "[NinoType(false)] public partial class A { public int J; }");

        Assert.Single(await Harness.TitlesAsync(project, Assert.Single(await Harness.DiagnoseAsync(project))));
        Project mended = await Harness.FixAsync(moved, "NINO007", "Allow non-public members on the type");
        Assert.Equal("[NinoType(false, containNonPublicMembers: true)] public partial class A { public int J; }", await Harness.TextAsync(mended, file: 1));
    }

    [Fact]
    public void EveryRuleWithAFix_HasOneHere() => Assert.Empty(Harness.Fixes.SelectMany(fix => fix.FixableDiagnosticIds)
        .Except(typeof(FixTests).GetMethods().SelectMany(method => method.GetCustomAttributesData()).Where(row => row.AttributeType == typeof(InlineDataAttribute))
            .Select(row => ((System.Collections.Generic.IReadOnlyList<System.Reflection.CustomAttributeTypedArgument>)row.ConstructorArguments[0].Value!)[0].Value)));

    /// <summary>An editor with an older Roslyn does not load them, and says nothing: the pages name this one.</summary>
    [Fact]
    public void Fixes_NeedRoslyn48() => Assert.All(
        Harness.Fixes.First().GetType().Assembly.GetReferencedAssemblies().Where(name => name.Name!.StartsWith("Microsoft.CodeAnalysis", System.StringComparison.Ordinal)),
        name => Assert.Equal(new System.Version(4, 8, 0, 0), name.Version));

    [Fact]
    public async Task LineEnds_AreKept()
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, "[NinoType] public class B { }\npublic class D : B { }");
        Document document = project.Documents.Single();
        string windows = (await document.GetTextAsync()).ToString().Replace("\n", "\r\n");
        project = document.WithText(Microsoft.CodeAnalysis.Text.SourceText.From(windows)).Project;

        Project mended = await Harness.FixAsync(project, "NINO003", "Add [NinoType]");

        string text = (await mended.Documents.Single().GetTextAsync()).ToString();
        Assert.EndsWith("}\r\n[NinoType]\r\npublic class D : B { }", text);
    }

    private static async Task<string[]> TitlesAsync(params string[] sources)
    {
        using AdhocWorkspace workspace = new();
        Project project = Harness.Create(workspace, sources);
        return await Harness.TitlesAsync(project, Assert.Single(await Harness.DiagnoseAsync(project)));
    }
}
