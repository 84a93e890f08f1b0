using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Nino.Tests.Format;
using Xunit;

namespace Nino.Tests.CustomFormatters;

/// <summary>The code on the pages is that of this folder.</summary>
public sealed class PageTests
{
    [Theory]
    [InlineData("en")]
    [InlineData("zh")]
    public void Examples_AreCompiled(string language)
    {
        string[] page = File.ReadAllLines(Path.Combine(HexFile.ProjectDirectory, "..", "..", "docs", language, "custom-formatters.md"));
        string[] sources = Directory.GetFiles(Path.Combine(HexFile.ProjectDirectory, "CustomFormatters"), "*.cs").Select(path => Flat(File.ReadAllLines(path))).ToArray();
        string[] examples = Examples(page).ToArray();

        Assert.Equal(7, examples.Length);
        Assert.All(examples, example => Assert.Contains(sources, source => source.Contains(example, StringComparison.Ordinal)));
    }

    private static IEnumerable<string> Examples(string[] page)
    {
        for (int i = 0; i < page.Length; i++)
        {
            if (page[i] == "```csharp")
            {
                int end = Array.IndexOf(page, "```", i);
                yield return Flat(page[(i + 1)..end]);
            }
        }
    }

    private static string Flat(IEnumerable<string> lines) => string.Join('\n', lines.Select(line => line.Trim()));
}
