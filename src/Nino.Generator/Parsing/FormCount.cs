using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Counts the closed forms of generic types and methods that are followed: each may lead to several larger ones.</summary>
internal sealed class FormCount
{
    private const int MaxForms = 16;
    private const int MaxWide = 256;

    private readonly Dictionary<ISymbol, int> _counts = new(SymbolEqualityComparer.Default);

    /// <summary>Counts one more form of a type or method; false when there are too many.</summary>
    /// <param name="definition">The type or method.</param>
    /// <param name="isBack">Whether another form of it led to this one, so that there may be no end. Otherwise there is one, and the limit is higher.</param>
    public bool Add(ISymbol definition, bool isBack = true)
    {
        _counts.TryGetValue(definition, out int count);
        _counts[definition] = count + 1;
        return count < (isBack ? MaxForms : MaxWide);
    }
}
