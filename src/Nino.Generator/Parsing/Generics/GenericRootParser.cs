using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;
using Nino.Generator.Caching;

namespace Nino.Generator.Parsing.Generics;

/// <summary>Registers the roots that generic code closes.</summary>
internal static class GenericRootParser
{
    public static IEnumerable<ParseResult> Parse(Compilation compilation, CancellationToken cancellation)
    {
        IReadOnlyList<ClosedRoot> roots = GenericRoots.Find(compilation, cancellation);
        if (roots.Count == 0)
        {
            return [];
        }

        ParseContext context = ParseContext.Of(compilation);
        lock (context)
        {
            // Generic code gives the same type in many places.
            return roots.GroupBy(root => root.Type, SymbolEqualityComparer.Default).Select(uses => Parse(context, uses.ToArray())).ToArray();
        }
    }

    private static ParseResult Parse(ParseContext context, ClosedRoot[] uses)
    {
        ClosedRoot first = uses[0];
        return ParseCache.Of(context.Compilation, first.Place, RootKeys.Of(first.Type), () => Compose(context, first.Type))
            ?? ParseResult.Empty with
            {
                Diagnostics = uses
                    .Where(use => use.IsCalled)
                    .Select(use => RootCollector.Problem(context, RuleIds.ForwardedType, use.Place.GetLocation(), use.Type))
                    .ToEquatable(),
            };
    }

    /// <summary>The registration of a root, or null when it cannot be serialized.</summary>
    private static ParseResult? Compose(ParseContext context, ITypeSymbol root)
    {
        RootCollector collector = new(context);
        return collector.TryAdd(root) ? collector.ToResult() ?? ParseResult.Empty : null;
    }
}
