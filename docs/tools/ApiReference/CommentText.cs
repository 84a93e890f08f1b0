using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.ApiReference;

/// <summary>The text of comments as Markdown that VitePress reads: braces and angle brackets mean nothing in it.</summary>
internal sealed partial class CommentText(ApiAssembly assembly)
{
    public static string Escape(string text) => text
        .Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;").Replace("{", "&#123;").Replace("}", "&#125;")
        .Replace("[", "\\[").Replace("]", "\\]").Replace("*", "\\*").Replace("_", "\\_").Replace("|", "\\|");

    public string Of(XElement element)
    {
        StringBuilder text = new();
        foreach (XNode node in element.Nodes())
            Append(text, node);
        return Spaces().Replace(text.ToString(), " ").Replace(" \n", "\n").Replace("\n ", "\n").Trim();
    }

    /// <summary>A link to what a <c>cref</c> names, or its name where it is not ours.</summary>
    public string Reference(string? documentationId)
    {
        if (documentationId is null)
            return "";
        if (assembly.Find(documentationId) is not ISymbol symbol)
            return $"`{documentationId[(documentationId.IndexOf(':') + 1)..]}`";
        string name = symbol.ContainingType is INamedTypeSymbol type
            ? $"{type.Name}.{symbol.Name}"
            : symbol.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat);
        return assembly.AddressOf(symbol) is string address ? $"[{Escape(name)}]({address})" : $"`{name}`";
    }

    private void Append(StringBuilder text, XNode node)
    {
        switch (node)
        {
            case XText words:
                text.Append(FormatPage().Replace(Escape(words.Value.ReplaceLineEndings(" ")), "[$&](../format.md)"));
                break;
            case XElement { Name.LocalName: "see" or "seealso" } see:
                text.Append((string?)see.Attribute("langword") is string word ? $"`{word}`" : Reference((string?)see.Attribute("cref")));
                break;
            case XElement { Name.LocalName: "paramref" or "typeparamref" } parameter:
                text.Append('`').Append((string?)parameter.Attribute("name")).Append('`');
                break;
            case XElement { Name.LocalName: "c" } code:
                text.Append('`').Append(code.Value).Append('`');
                break;
            case XElement { Name.LocalName: "code" } block:
                text.Append("\n\n```csharp\n").Append(block.Value.Trim('\r', '\n')).Append("\n```\n\n");
                break;
            case XElement { Name.LocalName: "para" } paragraph:
                text.Append("\n\n").Append(Of(paragraph)).Append("\n\n");
                break;
            case XElement { Name.LocalName: "list" } list:
                text.Append("\n\n").AppendJoin('\n', list.Elements("item").Select(item => $"- {Of(item)}")).Append("\n\n");
                break;
            case XElement other:
                text.Append(Of(other));
                break;
        }
    }

    [GeneratedRegex(@"\bformat\.md( §\d+)?")]
    private static partial Regex FormatPage();

    [GeneratedRegex("[ \t]+")]
    private static partial Regex Spaces();
}
