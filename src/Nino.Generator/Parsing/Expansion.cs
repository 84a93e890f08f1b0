using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>
/// The size of closed types. A type or a method that closes itself over something larger
/// (<c>class C&lt;T&gt; { C&lt;T[]&gt; Next; }</c>) has closed forms without end; the small ones are followed.
/// </summary>
internal static class Expansion
{
    private const int MaxNesting = 8;
    private const int MaxParts = 64;

    /// <summary>Whether a type is small enough to be followed.</summary>
    public static bool IsFollowed(ITypeSymbol type) => Parts(type, MaxParts) <= MaxParts && Nesting(type) <= MaxNesting;

    /// <summary>How many types a type is made of; where there are more than enough, at least one more.</summary>
    public static int Parts(ITypeSymbol type, int enough)
    {
        int count = 1;
        foreach (ITypeSymbol part in PartsOf(type))
        {
            count += count > enough ? 0 : Parts(part, enough - count);
        }

        return count;
    }

    private static int Nesting(ITypeSymbol type) => 1 + PartsOf(type).Select(Nesting).DefaultIfEmpty().Max();

    /// <summary>The element of an array; type arguments, those of outer types among them.</summary>
    public static IEnumerable<ITypeSymbol> PartsOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => [array.ElementType],
        INamedTypeSymbol { IsGenericType: true } named => (named.ContainingType is { } outer ? PartsOf(outer) : []).Concat(named.TypeArguments),
        _ => [],
    };
}
