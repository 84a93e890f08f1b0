using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>The types that generated code names where it names one type and its formatter.</summary>
internal static class NamedTypes
{
    /// <summary>The type, its type arguments, what it holds where it is a collection or an inline array, and their formatters of users.</summary>
    public static IReadOnlyList<INamedTypeSymbol> In(ParseContext context, ITypeSymbol type)
    {
        if (!context.Named.TryGetValue(type, out IReadOnlyList<INamedTypeSymbol>? known))
        {
            List<INamedTypeSymbol> found = [];
            Add(context, type, found);
            context.Named[type] = known = found;
        }

        return known;
    }

    private static void Add(ParseContext context, ITypeSymbol type, List<INamedTypeSymbol> found)
    {
        if (type is IArrayTypeSymbol array)
        {
            Add(context, array.ElementType, found);
        }

        if (type is not INamedTypeSymbol named)
        {
            return;
        }

        // What a definition holds is the same each time, but for its type arguments: collections may hold ever larger forms of themselves.
        bool isKnown = found.Exists(other => SymbolEqualityComparer.Default.Equals(other.OriginalDefinition, named.OriginalDefinition));
        found.Add(named);
        foreach (ITypeSymbol argument in Names.AllTypeArguments(named))
        {
            Add(context, argument, found);
        }

        if (isKnown)
        {
            return;
        }

        foreach (ITypeSymbol part in context.Forms.HeldBy(named))
        {
            Add(context, part, found);
        }

        if (context.Customs.Of(named) is { } formatter)
        {
            found.Add(formatter);
        }
    }
}
