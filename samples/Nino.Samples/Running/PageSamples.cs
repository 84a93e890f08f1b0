using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using System.Xml.Linq;

namespace Nino.Samples.Running;

/// <summary>The pages show the samples, and those of the guide say the same in both languages.</summary>
internal static class PageSamples
{
    private static readonly string Root = FindRoot();

    [Sample]
    public static void Languages_HaveTheSamePages()
    {
        Check.Sequence(Names("en"), Names("zh"));
        foreach (string name in Names("en"))
        {
            Page english = Page.Read(Path.Combine(Pages("en"), name));
            Page chinese = Page.Read(Path.Combine(Pages("zh"), name));
            Check.Sequence(english.Snippets, chinese.Snippets, name);
            if (name.StartsWith("guide", StringComparison.Ordinal))
            {
                Check.Sequence(english.Anchors, chinese.Anchors, name);
            }
        }
    }

    [Sample]
    public static void Pages_ShowEachRegion()
    {
        string[] regions = [.. Directory.GetFiles(Path.Combine(Root, "samples", "Nino.Samples"), "*.cs").SelectMany(RegionsOf)];
        string[] shown = [.. Names("en").SelectMany(name => Page.Read(Path.Combine(Pages("en"), name)).Snippets)];
        Check.Sequence([], regions.Except(shown), "regions that no page shows");
        Check.Sequence([], shown.Except(regions), "regions that do not exist");
    }

    /// <summary>The first example is the program of <c>dotnet new nino-console</c>, which the tests of the package run.</summary>
    [Sample]
    public static void Readmes_ShowTheFirstProgram()
    {
        string program = File.ReadAllText(Path.Combine(Root, "src", "Nino.Templates", "content", "console", "Program.cs")).ReplaceLineEndings("\n");
        foreach (string[] path in new string[][] { ["README.md"], ["src", "Nino", "README.md"] })
        {
            string readme = File.ReadAllText(Path.Combine([Root, .. path])).ReplaceLineEndings("\n");
            Check.True(readme.Contains($"```csharp\n{program}```\n", StringComparison.Ordinal), $"{string.Join('/', path)} shows the program");
        }
    }

    /// <summary>The package shows its README without the repository: each link is a page of the site, and there is such a page.</summary>
    [Sample]
    public static void PackageReadme_LinksToPages()
    {
        string readme = File.ReadAllText(Path.Combine(Root, "src", "Nino", "README.md")).ReplaceLineEndings("\n");
        XElement properties = XElement.Load(Path.Combine(Root, "Directory.Build.props"));
        string site = properties.Descendants("NinoSiteAddress").Single().Value;
        string version = properties.Descendants("Version").Single().Value;
        Check.True(readme.Contains($"--version {version}\n", StringComparison.Ordinal), $"src/Nino/README.md installs {version}");
        string[] links = [.. Regex.Matches(readme, @"\]\(([^)]*)\)").Select(link => link.Groups[1].Value)];
        Check.True(links.Length > 5, $"{links.Length} links");
        foreach (string link in links)
        {
            Check.True(link.StartsWith(site, StringComparison.Ordinal), $"{link} is on the site");
            string page = link[site.Length..] + (link.EndsWith('/') ? "index" : "");
            Check.True(File.Exists(Path.Combine(Root, "docs", page + ".md")), $"{link} is a page");
        }
    }

    /// <summary>What one copies from a page names the version that there is.</summary>
    [Sample]
    public static void Versions_AreTheCurrentOne()
    {
        string version = XElement.Load(Path.Combine(Root, "Directory.Build.props")).Descendants("Version").Single().Value;
        string[] named = [.. new[] { "en", "zh" }.SelectMany(language => Names(language).Select(name => Path.Combine(Pages(language), name)))
            .Append(Path.Combine(Root, "README.md")).Append(Path.Combine(Root, "src", "Nino", "README.md")).Append(Path.Combine(Root, "src", "Nino.Templates", "README.md"))
            .SelectMany(path => Regex.Matches(File.ReadAllText(path), @"\b\d+\.\d+\.\d+-preview\.\d+\b")).Select(match => match.Value)];
        Check.True(named.Length > 5, $"{named.Length} versions");
        Check.Sequence([version], named.Distinct());
    }

    private static string Pages(string language) => Path.Combine(Root, "docs", language);

    /// <summary>The pages of a language but those of the API reference, which a build of the site makes.</summary>
    private static IEnumerable<string> Names(string language) =>
        Directory.GetFiles(Pages(language), "*.md", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(Pages(language), path))
            .Where(name => !name.StartsWith("api", StringComparison.Ordinal))
            .Order();

    private static IEnumerable<string> RegionsOf(string path) =>
        File.ReadAllLines(path).Select(line => line.Trim()).Where(line => line.StartsWith("#region ", StringComparison.Ordinal))
            .Select(line => $"{Path.GetFileName(path)}#{line["#region ".Length..]}");

    private static string FindRoot()
    {
        DirectoryInfo? directory = new(AppContext.BaseDirectory);
        while (directory is not null && !File.Exists(Path.Combine(directory.FullName, "Nino.slnx")))
        {
            directory = directory.Parent;
        }

        return directory?.FullName ?? throw new CheckException("The repository is not above the samples.");
    }
}
