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

    internal static readonly string Root = Metadata("RepositoryRoot");

    private static readonly string SiteAddress = Metadata("NinoSiteAddress");

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
        Assert.StartsWith(SiteAddress, rule.HelpLinkUri);
        string path = rule.HelpLinkUri[SiteAddress.Length..];
        string page = File.ReadAllText(Path.Combine(Root, "docs", path + ".md"));

        Assert.Equal($"en/diagnostics/{id}", path);
        Assert.StartsWith($"# {id}: {rule.Title}\n", page);
        Assert.Contains($"Severity: {rule.DefaultSeverity.ToString().ToLowerInvariant()}", page);
        Assert.StartsWith($"# {id}：", File.ReadAllText(Path.Combine(Root, "docs", path.Replace("en/", "zh/") + ".md")));
        Assert.Equal("Nino", rule.Category);
        Assert.Contains($"\n{id} | Nino | {rule.DefaultSeverity} | ", ReleasesOf("Nino.Analyzers"));
    }

    /// <summary>Which versions have which rules. The compiler's own check tells missing rules, and no other severity, where a helper makes the descriptors.</summary>
    private static string ReleasesOf(string project) =>
        string.Concat(Directory.GetFiles(Path.Combine(Root, "src", project), "AnalyzerReleases.*.md").Select(File.ReadAllText));

    /// <summary>Help links have no ending, as the site has none with clean addresses; its own tests open them.</summary>
    [Fact]
    public void Site_ServesPagesWithoutEnding()
    {
        Assert.Contains("cleanUrls: true", File.ReadAllText(Path.Combine(Root, "docs", ".vitepress", "config.ts")));
        Assert.Equal(Uri.UriSchemeHttps, new Uri(SiteAddress).Scheme);
        Assert.EndsWith("/", SiteAddress);
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

    private static string Metadata(string key) =>
        typeof(PageTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(one => one.Key == key).Value!;

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
