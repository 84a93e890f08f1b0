using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

namespace Nino.ApiReference;

/// <summary>A Markdown page under construction.</summary>
internal abstract class Page(string name)
{
    private readonly StringBuilder _text = new();

    public void WriteTo(string folder)
    {
        Write();
        File.WriteAllText(Path.Combine(folder, $"{name}.md"), _text.ToString());
    }

    protected abstract void Write();

    protected void Heading(int level, string text) => Paragraph($"{new string('#', level)} {text}");

    protected void Code(string code) => Paragraph($"```csharp\n{code}\n```");

    protected void Paragraph(string text)
    {
        if (text.Length > 0)
            _text.Append(text).Append("\n\n");
    }

    protected void Table(string first, string second, IEnumerable<(string First, string Second)> rows)
    {
        string[] lines = [.. rows.Select(row => $"| {OneLine(row.First)} | {OneLine(row.Second)} |")];
        if (lines.Length > 0)
            Paragraph($"| {first} | {second} |\n|---|---|\n{string.Join('\n', lines)}");
    }

    private static string OneLine(string text) => text.ReplaceLineEndings(" ");
}
