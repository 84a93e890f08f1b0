using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;

namespace Nino.Samples.Running;

/// <summary>A page of the site, as far as it has to agree with the samples and with its twin.</summary>
internal sealed partial class Page
{
    private const string Include = "<<< @/../samples/Nino.Samples/";

    private Page(string[] lines)
    {
        Snippets = [.. lines.Where(line => line.StartsWith(Include, System.StringComparison.Ordinal)).Select(line => line[Include.Length..])];
        Anchors = [.. Outside(lines).Select(line => Heading().Match(line)).Where(match => match.Success).Select(Anchor)];
    }

    /// <summary>The snippets, as <c>Start.cs#types</c>.</summary>
    public IReadOnlyList<string> Snippets { get; }

    /// <summary>The addresses of the sections, as the site makes them.</summary>
    public IReadOnlyList<string> Anchors { get; }

    public static Page Read(string path) => new(File.ReadAllLines(path));

    /// <summary>The lines outside of code blocks.</summary>
    private static IEnumerable<string> Outside(string[] lines)
    {
        bool isCode = false;
        foreach (string line in lines)
        {
            if (line.StartsWith("```", System.StringComparison.Ordinal))
            {
                isCode = !isCode;
            }
            else if (!isCode)
            {
                yield return line;
            }
        }
    }

    private static string Anchor(Match heading) =>
        heading.Groups["id"].Success ? heading.Groups["id"].Value : Separators().Replace(heading.Groups["text"].Value, "-").Trim('-').ToLowerInvariant();

    [GeneratedRegex(@"^##+ (?<text>.+?)( \{#(?<id>[\w-]+)\})?$")]
    private static partial Regex Heading();

    [GeneratedRegex(@"[\s~`!@#$%^&*()\-+=\[\]{}|\\;:""'<>,.?/]+")]
    private static partial Regex Separators();
}
