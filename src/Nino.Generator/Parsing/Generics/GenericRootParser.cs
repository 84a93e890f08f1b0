using System.Collections.Generic;
using System.Threading;
using Microsoft.CodeAnalysis;
using Nino.Generator.Model;

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
            RootCollector collector = new(context);
            foreach (ClosedRoot root in roots)
            {
                collector.Add(root.Type, root.Call is null ? null : () => RootCollector.Problem(context, "NINO027", root.Call.GetLocation(), root.Type));
            }

            return collector.ToResult() is { } result ? [result] : [];
        }
    }
}
