using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Generator.Caching;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>What an edit makes be parsed again.</summary>
public class ParseCacheTests
{
    private const string Edited = "[NinoType] public sealed class First { public int Id = 1; public int Twice() => Id * 2; }";

    private static readonly string[] Project =
    [
        Edited,
        "[NinoType] public sealed class Second { public int Id; }",
        "public delegate void Named(int first);",
    ];

    [Theory]
    [InlineData("[NinoType] public sealed class First { public int Id = 1; public int Twice() => Id + Id; }")]
    [InlineData("[NinoType] public sealed class First { public int Id = 2; public int Twice() => Id * 2; }")]
    [InlineData("[NinoType] public sealed class First { /* A number. */ public int Id = 1; public int Twice() => Id * 2; }")]
    public void EditOfCode_ConcernsItsFile(string text) => Assert.Equal(["First"], ParsedAnew(text));

    [Theory]
    [InlineData("[NinoType] public sealed class First { public long Id = 1; public int Twice() => 2; }")]
    [InlineData("[NinoType] public sealed class First { public int Id = 1; public int Twice() => Id * 2; public int More; }")]
    [InlineData("[NinoType(false)] public sealed class First { public int Id = 1; public int Twice() => Id * 2; }")]
    [InlineData("[NinoType] public sealed class First { public int Id = 1; public int Twice() => Id * 2; } public enum More { One }")]
    [InlineData("[NinoType] public sealed class First { public int Id = 1; public const int Count = 1; }")]
    [InlineData("#nullable disable\n[NinoType] public sealed class First { public int Id = 1; public int Twice() => Id * 2; }")]
    public void EditOfDeclarations_ConcernsAll(string text) => Assert.Equal(["First", "Second"], ParsedAnew(text));

    [Theory]
    [InlineData("public int Half { get => 1; set { } }", "public int Half { get => field; set { } }")]
    [InlineData("public int Half { get => this.field; } private int field;", "public int Half { get => field; } private int field;")]
    [InlineData("public const int Count = 1;", "public const int Count = 2;")]
    [InlineData("public void Do(int times = 1) { }", "public void Do(int times = 2) { }")]
    public void CodeThatIsSeenFromOutside_IsADeclaration(string before, string after) =>
        Assert.Equal(["First", "Second"], ParsedAnew($"public class First {{ {after} }}", $"public class First {{ {before} }}"));

    /// <summary>A parameter that a body names has a field behind it.</summary>
    [Theory]
    [InlineData("struct First(bool b) { public bool B() => false; }", "struct First(bool b) { public bool B() => b; }")]
    [InlineData("struct First(bool b) { public bool B() { { bool b = true; Do(b); } return false; } }", "struct First(bool b) { public bool B() { { bool b = true; } Do(b); return false; } }")]
    [InlineData("struct First(bool b) { public Func<bool> B = () => false; }", "struct First(bool b) { public Func<bool> B = () => b; }")]
    [InlineData("partial struct First(bool b); partial struct First { public bool B() => false; }", "partial struct First(bool b); partial struct First { public bool B() => b; }")]
    public void ParameterOfAStruct_InABody_IsADeclaration(string before, string after) => Assert.Contains("Second", ParsedAnew(after, before));

    [Theory]
    [InlineData("struct First { public bool B() => false; }", "struct First { public bool B() => true; }")]
    [InlineData("partial struct First { public bool B() => false; }", "partial struct First { public bool B() => true; }")]
    [InlineData("class First(bool b) { public bool B() => false; }", "class First(bool b) { public bool B() => b; }")]
    [InlineData("record struct First(bool b) { public bool B() => false; }", "record struct First(bool b) { public bool B() => b; }")]
    [InlineData("struct First(bool b) { class Inner { public bool B() => false; } }", "struct First(bool b) { class Inner { public bool B() => true; } }")]
    [InlineData("struct First(bool b) { public bool B() => false; }", "struct First(bool b) { public bool B() => /* No. */ false; }")]
    public void BodyThatTellsNothing_IsCode(string before, string after) => Assert.DoesNotContain("Second", ParsedAnew(after, before));

    [Fact]
    public void FileWithAPlaceOfTheResult_IsAsTheOwnOne()
    {
        string[] before = ["[NinoType] public partial class Parts { public int Id; }", "public partial class Parts { void Do() { } public System.Threading.Thread Bad; }"];
        string[] after = [before[0], before[1].Replace("{ }", "{ Do(); }", StringComparison.Ordinal)];
        CSharpCompilation compilation = Harness.Compile(before);
        GeneratorDriver driver = Harness.Driver(compilation, tracksSteps: false).RunGenerators(compilation);

        Assert.Equal(
            Harness.Run(Harness.Compile(after), out _).Diagnostics.Select(diagnostic => diagnostic.Location.SourceSpan),
            driver.RunGenerators(Replace(compilation, "File1.cs", after[1])).GetRunResult().Diagnostics.Select(diagnostic => diagnostic.Location.SourceSpan));
    }

    /// <summary>Results live as long as their trees; what they were made of must not.</summary>
    [Fact]
    public void Results_DoNotKeepTheCompilation()
    {
        WeakReference compilation = RunOnce(out SyntaxTree[] trees);
        for (int i = 0; i < 20 && compilation.IsAlive; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.False(compilation.IsAlive);
        GC.KeepAlive(trees);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference RunOnce(out SyntaxTree[] trees)
    {
        CSharpCompilation compilation = Harness.Compile([.. Project, "public static class Calls { public static byte[] Call(List<First> all) => NinoSerializer.Serialize(all); }"]);
        trees = compilation.SyntaxTrees.ToArray();
        Harness.Driver(compilation, tracksSteps: false).RunGenerators(compilation);
        return new WeakReference(compilation);
    }

    /// <summary>The types of which the cache has no result that holds, although the generator has seen the project before the edit.</summary>
    private static string[] ParsedAnew(string text, string original = Edited)
    {
        CSharpCompilation before = Harness.Compile([original, .. Project.Skip(1)]);
        GeneratorDriver driver = Harness.Driver(before, tracksSteps: false).RunGenerators(before);
        Assert.Null(driver.GetRunResult().Results[0].Exception);
        CSharpCompilation after = Replace(before, "File0.cs", text);
        List<string> parsed = [];
        foreach (TypeDeclarationSyntax type in after.SyntaxTrees.SelectMany(tree => tree.GetRoot().DescendantNodes().OfType<TypeDeclarationSyntax>()))
        {
            ParseCache.Of(after, type, () =>
            {
                parsed.Add(type.Identifier.ValueText);
                return null;
            });
        }

        return parsed.ToArray();
    }

    /// <summary>The compilation with another text in a file, behind the usings of the harness.</summary>
    private static CSharpCompilation Replace(CSharpCompilation compilation, string path, string text)
    {
        SyntaxTree tree = compilation.SyntaxTrees.Single(one => one.FilePath == path);
        string all = tree.ToString();
        return compilation.ReplaceSyntaxTree(tree, CSharpSyntaxTree.ParseText(all[..(all.IndexOf('\n') + 1)] + text, (CSharpParseOptions)tree.Options, tree.FilePath));
    }
}
