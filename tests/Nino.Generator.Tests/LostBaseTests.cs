using System.Collections.Immutable;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>NINO039: base classes without the attribute, of which derived types lose members.</summary>
public class LostBaseTests
{
    [Theory]
    [InlineData("'A', 'B', 'C'", "public abstract class Base { public int A; public string B { get; set; } public List<int> C { get; } = new(); private int _d; public int D => _d; public Action E; } [NinoType] public class X : Base { } [NinoType] public class Y : Base { }")]
    [InlineData("'_a'", "public class Base { private int _a; public int A => _a; } [NinoType(containNonPublicMembers: true)] public class X : Base { }")]
    [InlineData("'A'", "public class Base<T> { public T A; } public class Middle : Base<int> { } [NinoType] public class X : Middle { } public class Y : X { }")]
    [InlineData("", "public class Base { public virtual int A { get; set; } } [NinoType] public class X : Base { public override int A { get; set; } }")]
    [InlineData("", "public class Base { [NinoIgnore] public int A; public int B => 1; public event Action C; public static int D; } [NinoType] public class X : Base { }")]
    [InlineData("", "public class Base { public int A; } [NinoType(autoCollect: false)] public class X : Base { }")]
    [InlineData("", "public class Base { public int A; } public class X : Base { }")]
    [InlineData("", "[assembly: NinoBaseType(typeof(Base), autoCollect: false)] public class Base { public int A; } [NinoType] public class X : Base { }")]
    [InlineData("", "[assembly: NinoBaseType(typeof(Base))] public class Base { public int A; } [NinoType] public class X : Base { }")]
    [InlineData("", "[NinoType] public class X : EventArgs { } [NinoType] public class Y : System.Globalization.CultureInfo { public Y() : base(\"\") { } }")]
    public void BaseOfThisProject_IsReportedOnce(string members, string source)
    {
        Diagnostic[] found = Harness.Diagnose(source).Where(one => one.Id == "NINO039").ToArray();

        if (members.Length == 0)
        {
            Assert.Empty(found);
            return;
        }

        Diagnostic diagnostic = Assert.Single(found);
        string message = diagnostic.GetMessage(CultureInfo.InvariantCulture);
        Assert.Contains($"leave out {members} of their base class 'Base", message);
        Assert.Contains("put [NinoType] on it", message);
        Assert.Equal("Base", diagnostic.Location.SourceTree!.GetText().ToString(diagnostic.Location.SourceSpan));
    }

    [Theory]
    [InlineData("Entities", "typeof(Lib.Base<>)", "public class X : Lib.Base<int> { public int B; }")]
    [InlineData("UnityEngine.CoreModule", "", "public class X : Lib.Base<int> { public int B; }")]
    [InlineData("Microsoft.Xna", "", "public class X : Lib.Base<int> { public int B; }")]
    [InlineData("Systematic", "typeof(Lib.Base<>)", "public class X : Lib.Base<int> { public int B; }")]
    public void BaseOfAnotherAssembly_IsReportedUnlessOfAFramework(string assembly, string expected, string source)
    {
        MetadataReference library = MetadataReference.CreateFromImage(Harness.Emit(Harness.Compile(["namespace Lib { public class Base<T> { public T A; } }"], assembly: assembly)));
        ImmutableArray<Diagnostic> diagnostics = Harness.Run(Harness.Compile(["[NinoType] " + source], assembly: "Lost", references: library), out Compilation _).Diagnostics;

        if (expected.Length == 0)
        {
            Assert.Empty(diagnostics);
            return;
        }

        Diagnostic diagnostic = Assert.Single(diagnostics);
        Assert.Equal("NINO039", diagnostic.Id);
        Assert.Contains($"[assembly: NinoBaseType({expected})]", diagnostic.GetMessage(CultureInfo.InvariantCulture));
        Assert.Equal("X", diagnostic.Location.SourceTree!.GetText().ToString(diagnostic.Location.SourceSpan));
    }

    /// <summary>What an assembly says of a base class goes for its own types: those that derive from them elsewhere lose the members.</summary>
    [Theory]
    [InlineData("[assembly: NinoBaseType(typeof(Far.Entity))]", "", "X")]
    [InlineData("[assembly: NinoBaseType(typeof(Far.Entity), containNonPublicMembers: true)]", "", "X")]
    [InlineData("[assembly: NinoBaseType(typeof(Far.Entity), autoCollect: false)]", "", "")]
    [InlineData("", "", "")]
    [InlineData("[assembly: NinoBaseType(typeof(Far.Entity))]", "[assembly: NinoBaseType(typeof(Far.Entity))]", "")]
    [InlineData("[assembly: NinoBaseType(typeof(Far.Entity))]", "[assembly: NinoBaseType(typeof(Far.Entity), autoCollect: false)]", "")]
    public void BaseThatAnotherAssemblyMarks_IsReportedOfTypesBehind(string mark, string ownMark, string expected)
    {
        MetadataReference far = MetadataReference.CreateFromImage(Harness.Emit(Harness.Compile(["namespace Far { public abstract class Entity { public int Id { get; set; } public string Tag { get; set; } } }"], assembly: "Far")));
        Harness.Run(Harness.Compile([mark + " [NinoType] public class Near : Far.Entity { public int Z { get; set; } }"], assembly: "Near", references: far), out Compilation near);
        MetadataReference[] references = [far, MetadataReference.CreateFromImage(Harness.EmitReference(near))];
        Diagnostic[] diagnostics = [.. Harness.Run(Harness.Compile([ownMark + " [NinoType] public class X : Near { public int Q { get; set; } } public class Y : X { }"], assembly: "Lost", references: references), out Compilation _).Diagnostics];

        if (expected.Length == 0)
        {
            Assert.Empty(diagnostics);
            return;
        }

        Diagnostic diagnostic = Assert.Single(diagnostics);
        Assert.Equal("NINO039", diagnostic.Id);
        Assert.Contains("'Id', 'Tag'", diagnostic.GetMessage(CultureInfo.InvariantCulture));
        Assert.Contains(mark, diagnostic.GetMessage(CultureInfo.InvariantCulture));
        Assert.Equal(expected, diagnostic.Location.SourceTree!.GetText().ToString(diagnostic.Location.SourceSpan));
    }

    /// <summary>Members of a class of another assembly cannot be marked: what the message says instead helps when it is done.</summary>
    [Theory]
    [InlineData("NINO011", "[NinoType] public class X : Lib.Entity<int> { public int B; }", "name a formatter of the type with [assembly: NinoCustomFormatter], or leave out the members of 'Lib.Entity<int>' with", "[assembly: NinoCustomFormatter(typeof(F))] public class F : NinoSurrogateFormatter<Random, int> { public override int ToSurrogate(Random value) => 1; public override Random FromSurrogate(int surrogate) => new(surrogate); }")]
    [InlineData("NINO041", "[NinoType(VersionTolerant = true)] public class X : Lib.Entity<int> { [NinoMember(1)] public int B; }", "has no number, as 'Lib.Entity<int>' cannot be marked: leave out its members with", null)]
    public void MemberOfABaseOfAnotherAssembly_CannotBeMarked_TellsWhatHelps(string id, string source, string expected, string? formatter)
    {
        const string Without = "[assembly: NinoBaseType(typeof(Lib.Entity<>), autoCollect: false)]";
        MetadataReference library = MetadataReference.CreateFromImage(Harness.Emit(Harness.Compile(["namespace Lib { public class Entity<T> { public Random Dice { get; set; } } }"], assembly: "Entities")));

        Diagnostic diagnostic = Assert.Single(Diagnose("[assembly: NinoBaseType(typeof(Lib.Entity<>))] " + source), one => one.Id == id);
        Assert.Contains($"{expected} {Without}", diagnostic.GetMessage(CultureInfo.InvariantCulture));
        Assert.DoesNotContain("on the member", diagnostic.GetMessage(CultureInfo.InvariantCulture));

        Assert.Empty(Diagnose(Without + source));
        if (formatter is not null)
        {
            Assert.Empty(Diagnose("[assembly: NinoBaseType(typeof(Lib.Entity<>))] " + formatter + source));
        }

        ImmutableArray<Diagnostic> Diagnose(string text) => Harness.Run(Harness.Compile([text], assembly: "Lost", references: library), out Compilation _).Diagnostics;
    }
}
