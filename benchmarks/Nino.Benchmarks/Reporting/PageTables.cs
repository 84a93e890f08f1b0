using System;
using System.IO;

namespace Nino.Benchmarks.Reporting;

/// <summary>Tables on pages, between two comments that bear a name.</summary>
internal static class PageTables
{
    /// <summary>Replaces the tables of one page.</summary>
    /// <param name="docs">The folder of the documents.</param>
    /// <param name="language">The folder of the language.</param>
    /// <param name="page">The page, below that folder.</param>
    /// <param name="name">The name in the comments.</param>
    /// <param name="tables">What stands between them.</param>
    public static void Replace(DirectoryInfo docs, string language, string page, string name, string tables)
    {
        string path = Path.Combine(docs.FullName, language, page);
        string begin = $"<!-- {name} -->\n";
        string text = File.ReadAllText(path);
        int start = text.IndexOf(begin, StringComparison.Ordinal) + begin.Length;
        File.WriteAllText(path, text[..start] + tables + text[text.IndexOf($"<!-- /{name} -->", StringComparison.Ordinal)..]);
    }
}
