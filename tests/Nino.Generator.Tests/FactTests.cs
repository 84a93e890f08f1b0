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

/// <summary>Types that hold others are parsed anew only where an edit of those concerns them.</summary>
public class FactTests
{
    private static readonly string[] Project =
    [
        "[NinoType] public sealed class Held { public int Id; }",
        "[NinoType] public sealed class Holder { public List<Held> All; }",
        "[NinoType] public sealed class Outer { public Holder Inner; }",
        "[NinoType] public struct Value { public Held Inner; }",
        "[NinoType] public sealed class Heir : Base { }",
        "[NinoType] public class Base { public Held Inner; }",
    ];

    [Theory]
    [InlineData("public int Id; public string Name; public List<DateTime?> Times;")]
    [InlineData("[NinoIgnore] public int Id; internal long More { get; set; }")]
    [InlineData("public int Id; public Held() { } public static int Count() => 1;")]
    public void NewMember_ThatLeadsNowhere_ConcernsItsTypeAlone(string members) => Assert.Equal(["Held"], ParsedAnew(members));

    [Fact]
    public void NewMember_ThatLeadsBack_ConcernsThoseThatItLeadsTo() =>
        Assert.Equal(["Held", "Holder", "Outer", "Value", "Heir", "Base"], ParsedAnew("public int Id; public Holder Back;"));

    [Fact]
    public void NewConstructor_ThatCannotBeCalled_ConcernsThoseThatNameTheFormatter() =>
        Assert.Equal(["Held", "Holder", "Value", "Heir", "Base"], ParsedAnew("public int Id; public Held(Action what) { }"));

    [Fact]
    public void Answer_ThatWasAskedForAgain_IsNotAskedForOnceMore()
    {
        CSharpCompilation before = Harness.Compile(Project);
        CSharpCompilation after = Edit(before, "public int Id; public int More;");
        CSharpCompilation later = Edit(after, "public int Id; public int More; public int Most;");
        GeneratorDriver driver = Harness.Driver(before, tracksSteps: false).RunGenerators(before).RunGenerators(after);

        Assert.Equal(["Held"], ParsedAnew(driver, later));
    }

    /// <summary>Results live as long as their trees; what they were made of must not.</summary>
    [Fact]
    public void Results_DoNotKeepTheCompilation()
    {
        WeakReference compilation = RunOnce(out SyntaxTree[] trees);
        GC.Collect();

        Assert.False(compilation.IsAlive);
        GC.KeepAlive(trees);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference RunOnce(out SyntaxTree[] trees)
    {
        CSharpCompilation compilation = Harness.Compile([.. Project, "public static class Calls { public static byte[] Call(List<Held> held) => NinoSerializer.Serialize(held); }"]);
        trees = compilation.SyntaxTrees.ToArray();
        Harness.Driver(compilation, tracksSteps: false).RunGenerators(compilation);
        return new WeakReference(compilation);
    }

    private static string[] ParsedAnew(string members)
    {
        CSharpCompilation before = Harness.Compile(Project);
        return ParsedAnew(Harness.Driver(before, tracksSteps: false).RunGenerators(before), Edit(before, members));
    }

    /// <summary>The types of which the cache has no result that holds, although the generator has seen the project before the edit.</summary>
    private static string[] ParsedAnew(GeneratorDriver driver, CSharpCompilation after)
    {
        Assert.True(driver.GetRunResult().Results[0].Exception is null);
        List<string> parsed = [];
        foreach (TypeDeclarationSyntax type in after.SyntaxTrees.SelectMany(tree => tree.GetRoot().DescendantNodes().OfType<TypeDeclarationSyntax>()))
        {
            ParseCache.OfType(after, type, () =>
            {
                parsed.Add(type.Identifier.ValueText);
                return null;
            });
        }

        return parsed.ToArray();
    }

    private static CSharpCompilation Edit(CSharpCompilation compilation, string members)
    {
        SyntaxTree tree = compilation.SyntaxTrees.Single(one => one.FilePath == "File0.cs");
        string text = tree.ToString();
        return compilation.ReplaceSyntaxTree(
            tree, CSharpSyntaxTree.ParseText(text[..(text.LastIndexOf("Held {", StringComparison.Ordinal) + 6)] + members + " }", (CSharpParseOptions)tree.Options, tree.FilePath));
    }
}
