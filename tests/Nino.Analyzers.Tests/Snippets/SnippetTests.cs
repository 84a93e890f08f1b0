using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.Encodings.Web;
using System.Text.Json;
using Xunit;

namespace Nino.Analyzers.Tests.Snippets;

/// <summary>
/// What a page shows compiles as it is typed into <c>Program.cs</c> of a new console project. What other snippets of the page declare
/// stands in files beside it; statements stand on their own. The site puts before a region the usings that it needs (<c>docs/data/usings.json</c>).
/// </summary>
public class SnippetTests
{
    private static readonly string Root = PageTests.Root;

    private static readonly string UsingsFile = Path.Combine(Root, "docs", "data", "usings.json");

    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true, NewLine = "\n", Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Chinese pages show the same sources, which a test of the site compares; those of diagnostics are compiled by <see cref="PageTests"/>.</summary>
    private static readonly string[] PageNames = [..
        Directory.GetFiles(Path.Combine(Root, "docs", "en"), "*.md", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(Root, path).Replace('\\', '/'))
            .Where(path => !path.StartsWith("docs/en/api/", StringComparison.Ordinal) && !path.StartsWith("docs/en/diagnostics/NINO", StringComparison.Ordinal))
            .Concat(["README.md", "src/Nino/README.md"])
            .Where(path => Snippet.Of(Root, Path.Combine(Root, path)).Any(snippet => !snippet.IsExcerpt))
            .Order()];

    public static TheoryData<string> Pages => new(PageNames);

    [Theory]
    [MemberData(nameof(Pages))]
    public void Snippet_CompilesAsItIsTyped(string page)
    {
        Dictionary<string, string[]> shown = ReadUsings();
        IReadOnlyList<Snippet> snippets = Snippet.Of(Root, Path.Combine(Root, page));
        for (int i = 0; i < snippets.Count; i++)
        {
            Snippet snippet = snippets[i];
            string[] usings = shown.GetValueOrDefault(snippet.Source) ?? [];
            (string[] errors, string[] unused) = ConsoleProject.Compile(snippet.HasStatements, IsWeb(page), Files(snippets, i, usings));
            Assert.True(errors.Length == 0, $"{page}, {snippet.Source}\n{string.Join('\n', errors)}\n{snippet.Code}");
            Assert.DoesNotContain(unused, line => usings.Any(name => line == $"using {name};"));
        }
    }

    /// <summary>The file has what pages show, and nothing else; <c>NINO_UPDATE_HEX=1</c> writes it.</summary>
    [Fact]
    public void Usings_AreThoseOfRegionsOnPages()
    {
        if (Environment.GetEnvironmentVariable("NINO_UPDATE_HEX") == "1")
        {
            File.WriteAllText(UsingsFile, JsonSerializer.Serialize(FindUsings(), Indented) + "\n");
        }

        string[] sources = [.. PageNames.SelectMany(page => Snippet.Of(Root, Path.Combine(Root, page))).Select(snippet => snippet.Source)];
        Assert.Empty(ReadUsings().Keys.Except(sources));
    }

    /// <summary>Few pages may show what cannot be typed: those of the measurements.</summary>
    [Fact]
    public void Excerpts_AreThoseOfTheMeasurements()
    {
        string[] excerpts = [.. Directory.GetFiles(Path.Combine(Root, "docs", "en"), "*.md", SearchOption.AllDirectories)
            .SelectMany(path => Snippet.Of(Root, path).Where(snippet => snippet.IsExcerpt).Select(_ => Path.GetRelativePath(Path.Combine(Root, "docs", "en"), path).Replace('\\', '/')))];

        Assert.Equal(23, excerpts.Length);
        Assert.All(excerpts, page => Assert.StartsWith("perf/", page));
    }

    private static SortedDictionary<string, string[]> FindUsings()
    {
        SortedDictionary<string, string[]> needed = new(StringComparer.Ordinal);
        foreach (string page in PageNames)
        {
            IReadOnlyList<Snippet> snippets = Snippet.Of(Root, Path.Combine(Root, page));
            for (int i = 0; i < snippets.Count; i++)
            {
                (_, string[] unused) = ConsoleProject.Compile(snippets[i].HasStatements, IsWeb(page), Files(snippets, i, snippets[i].UsingsOfSource));
                string[] used = [.. snippets[i].UsingsOfSource.Where(name => !unused.Contains($"using {name};"))];
                if (used.Length > 0)
                {
                    needed[snippets[i].Source] = used;
                }
            }
        }

        return needed;
    }

    /// <summary>The snippet, and what the others declare, the nearest first: of two versions of a type one counts.</summary>
    private static IEnumerable<string> Files(IReadOnlyList<Snippet> page, int index, IEnumerable<string> usings)
    {
        yield return Snippet.WithUsings(usings) + page[index].Code;
        HashSet<string> declared = [.. page[index].Types];
        foreach (int other in Enumerable.Range(0, index).Reverse().Concat(Enumerable.Range(index + 1, page.Count - index - 1)))
        {
            if (page[other].IsDeclaration && !page[other].Types.Any(declared.Contains))
            {
                declared.UnionWith(page[other].Types);
                yield return page[other].Declarations;
            }
        }
    }

    /// <summary>The page says <c>dotnet new web</c>.</summary>
    private static bool IsWeb(string page) => page.EndsWith("howto/aspnet.md", StringComparison.Ordinal);

    private static Dictionary<string, string[]> ReadUsings() =>
        JsonSerializer.Deserialize<Dictionary<string, string[]>>(File.ReadAllText(UsingsFile))!;
}
