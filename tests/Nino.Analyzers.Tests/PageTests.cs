using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Xunit;

namespace Nino.Analyzers.Tests;

public class PageTests
{
    private const string Usings = "using System.IO;\n";

    private static readonly string Root =
        typeof(PageTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(one => one.Key == "RepositoryRoot").Value!;

    public static TheoryData<string> Rules => new(Harness.Analyzers.SelectMany(analyzer => analyzer.SupportedDiagnostics).Select(rule => rule.Id));

    public static TheoryData<string, string> Pages
    {
        get
        {
            TheoryData<string, string> pages = [];
            foreach (string language in (string[])["en", "zh"])
            {
                foreach (string path in Directory.GetFiles(Path.Combine(Root, "docs", language, "diagnostics"), "NINO*.md").Order())
                {
                    pages.Add(language, Path.GetFileNameWithoutExtension(path));
                }
            }

            return pages;
        }
    }

    [Theory]
    [MemberData(nameof(Rules))]
    public void Rule_HasAPageInBothLanguages(string id)
    {
        DiagnosticDescriptor rule = Harness.Analyzers.SelectMany(analyzer => analyzer.SupportedDiagnostics).Single(one => one.Id == id);
        string page = File.ReadAllText(Path.Combine(Root, rule.HelpLinkUri));

        Assert.StartsWith($"# {id}: {rule.Title}\n", page);
        Assert.Contains($"Severity: {rule.DefaultSeverity.ToString().ToLowerInvariant()}", page);
        Assert.StartsWith($"# {id}：", File.ReadAllText(Path.Combine(Root, rule.HelpLinkUri.Replace("/en/", "/zh/"))));
        Assert.Equal("Nino", rule.Category);
    }

    /// <summary>The rule is reported on each line that names it in a comment, and nowhere else.</summary>
    [Theory]
    [MemberData(nameof(Pages))]
    public async Task Example_IsReportedWhereItSays(string language, string id)
    {
        string[] page = File.ReadAllLines(Path.Combine(Root, "docs", language, "diagnostics", $"{id}.md"));
        foreach (string[] example in Examples(page))
        {
            Diagnostic[] found = await Harness.DiagnoseAsync(Usings + string.Join('\n', example));

            Assert.Equal(
                example.Where(line => line.Contains($"// {id}", StringComparison.Ordinal)).Select(line => $"{id}: {line}"),
                found.Select(one => $"{one.Id}: {one.Location.SourceTree!.GetText().Lines[one.Location.GetLineSpan().StartLinePosition.Line]}"));
        }
    }

    private static IEnumerable<string[]> Examples(string[] page)
    {
        for (int i = 0; i < page.Length; i++)
        {
            if (page[i] == "```csharp")
            {
                int end = Array.IndexOf(page, "```", i);
                yield return page[(i + 1)..end];
                i = end;
            }
        }
    }
}
