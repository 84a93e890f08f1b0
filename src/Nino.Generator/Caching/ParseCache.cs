using System.Collections.Concurrent;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace Nino.Generator.Caching;

/// <summary>
/// Results of parsing a declaration or call, kept as long as its tree. The compiler asks for all of them anew after each
/// edit. A result holds as long as its file is the same and no file declares anything else: then all types mean the same.
/// </summary>
/// <remarks>Only values are kept, and a result is that of parsing anew: the cache is seen by nothing but a clock.</remarks>
internal static class ParseCache
{
    /// <summary>A file that closes generic code with ever other types, because other files change, forgets its results at this number.</summary>
    private const int MaxEntries = 20_000;

    private static readonly ConditionalWeakTable<SyntaxTree, ConcurrentDictionary<(TextSpan Place, string Root), Entry>> Known = new();

    /// <summary>The result of parsing a type declaration or a call.</summary>
    public static ParseResult? Of(Compilation compilation, SyntaxNode node, Func<ParseResult?> parse) => Of(compilation, node, "", parse);

    /// <summary>The result of composing a root, which is told by a text, that was found at a place.</summary>
    public static ParseResult? Of(Compilation compilation, SyntaxNode node, string root, Func<ParseResult?> parse)
    {
        ProjectDeclarations declarations = ProjectDeclarations.Of(compilation);
        ConcurrentDictionary<(TextSpan, string), Entry> entries = Known.GetOrCreateValue(node.SyntaxTree);
        if (entries.TryGetValue((node.Span, root), out Entry? known) && known.Hash == declarations.HashWith(known.Files))
        {
            return known.Result;
        }

        ParseResult? result = parse();

        // The very same object spares those who compare it.
        result = known is not null && Equals(known.Result, result) ? known.Result : result;
        if (known is null && entries.Count >= MaxEntries)
        {
            entries.Clear();
        }

        string[] files = Files(result).Where(path => path != node.SyntaxTree.FilePath).Distinct().ToArray();
        entries[(node.Span, root)] = new Entry(declarations.HashWith(files), files, result);
        return result;
    }

    /// <summary>The files in which a result has places: an edit moves them.</summary>
    private static IEnumerable<string> Files(ParseResult? result) => result is null ? [] : result.Diagnostics
        .Select(diagnostic => diagnostic.Location)
        .Concat([result.Location])
        .OfType<LocationModel>()
        .Select(location => location.Path);

    /// <summary>A result, the other files in which it has places, and the declarations that it was made of.</summary>
    private sealed record Entry(ulong Hash, string[] Files, ParseResult? Result);
}
