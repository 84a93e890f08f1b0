using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;
using Nino.Generator.Model;

namespace Nino.Generator.Caching;

/// <summary>
/// Results of parsing, kept as long as the tree of the declaration or call. The compiler parses all of them anew after
/// each edit; this finds those that an edit cannot have changed without asking for a symbol.
/// </summary>
/// <remarks>Only values are kept, and a result is that of parsing anew: the cache is seen by nothing but a clock.</remarks>
internal static class ParseCache
{
    /// <summary>A file that closes generic code with ever other types, because other files change, forgets its results at this number.</summary>
    private const int MaxEntries = 20_000;

    private static readonly ConditionalWeakTable<SyntaxTree, ConcurrentDictionary<(TextSpan Place, string Root), Entry>> Known = new();

    /// <summary>The result of parsing a type declaration, which depends on the declarations that parsing touches.</summary>
    public static ParseResult? OfType(Compilation compilation, SyntaxNode node, Func<ParseResult?> parse) =>
        Find(ProjectSurface.Of(compilation), node, "", parse, isComplete: static _ => true);

    /// <summary>The result of parsing a call, which depends on the declarations behind the code around it too.</summary>
    public static ParseResult? OfCall(SyntaxNode node, SemanticModel model, Func<ParseResult?> parse, CancellationToken cancellation) =>
        Find(ProjectSurface.Of(model.Compilation), node, "", parse, dependencies => CallDependencies.Touch(dependencies, node, model, cancellation));

    /// <summary>The result of composing a root that was found at a place.</summary>
    public static ParseResult? OfRoot(Compilation compilation, SyntaxNode place, ITypeSymbol root, Func<ParseResult?> parse) =>
        Find(ProjectSurface.Of(compilation), place, RootKeys.Of(root), parse, isComplete: static _ => true);

    private static ParseResult? Find(ProjectSurface surface, SyntaxNode node, string root, Func<ParseResult?> parse, Func<Dependencies, bool> isComplete)
    {
        ConcurrentDictionary<(TextSpan, string), Entry> entries = Known.GetOrCreateValue(node.SyntaxTree);
        if (!entries.TryGetValue((node.Span, root), out Entry? known) || !known.IsValid(surface))
        {
            Entry created = Create(surface, node, parse, isComplete);
            if (known is null && entries.Count >= MaxEntries)
            {
                entries.Clear();
            }

            // The very same object spares those who compare it.
            known = known is not null && Equals(known.Result, created.Result) ? created with { Result = known.Result } : created;
            entries[(node.Span, root)] = known;
        }

        return known.Result;
    }

    private static Entry Create(ProjectSurface surface, SyntaxNode node, Func<ParseResult?> parse, Func<Dependencies, bool> isComplete)
    {
        using Dependencies dependencies = Dependencies.Begin();
        Dependencies.TouchText(node.SyntaxTree);
        ParseResult? result = parse();
        if (!isComplete(dependencies))
        {
            return new Entry(surface.All, IsOfAll: true, [], [], result);
        }

        return new Entry(surface.Shared, IsOfAll: false, dependencies.StatesIn(surface), dependencies.Facts.ToArray(), result);
    }

    /// <summary>A result, and the state of the project in which it was made.</summary>
    /// <param name="State">That of the project as far as it concerns every file, or of all declarations.</param>
    /// <param name="IsOfAll">Whether any declaration may change the result.</param>
    /// <param name="Files">The files that the result depends on.</param>
    /// <param name="Facts">The answers that it was made of.</param>
    /// <param name="Result">The result.</param>
    private sealed record Entry(ulong State, bool IsOfAll, FileState[] Files, Fact[] Facts, ParseResult? Result)
    {
        public bool IsValid(ProjectSurface surface) =>
            State == (IsOfAll ? surface.All : surface.Shared) && Array.TrueForAll(Files, file => file.IsSame(surface)) && Array.TrueForAll(Facts, surface.IsSame);
    }
}
