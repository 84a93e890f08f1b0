using Microsoft.CodeAnalysis;

namespace Nino.Analyzers;

/// <summary>Types that rules ask for, looked up once for a compilation.</summary>
/// <param name="Compilation">The compilation.</param>
/// <param name="Collections">Interfaces of types that hold elements.</param>
/// <param name="Keyed">Interfaces of types that find elements by a key, their first type argument.</param>
/// <param name="Generated">The sources that generators added, or null; one rule looks for them, and seldom.</param>
internal sealed record KnownSymbols(Compilation Compilation, SymbolSet Collections, SymbolSet Keyed, Lazy<GeneratedTrees?> Generated)
{
    private static readonly string[] CollectionNames =
    [
        "System.Collections.ICollection", "System.Collections.Generic.ICollection`1", "System.Collections.Generic.IReadOnlyCollection`1",
    ];

    private static readonly string[] KeyedNames =
    [
        "System.Collections.Generic.IDictionary`2", "System.Collections.Generic.IReadOnlyDictionary`2", "System.Collections.Generic.ISet`1",
        "System.Collections.Generic.IReadOnlySet`1", "System.Linq.ILookup`2", "System.Collections.Immutable.IImmutableDictionary`2",
        "System.Collections.Immutable.IImmutableSet`1",
    ];

    /// <summary>Null when the compilation does not reference Nino.</summary>
    public static KnownSymbols? Of(Compilation compilation) => compilation.GetTypeByMetadataName(Attributes.NinoType) is null
        ? null
        : new KnownSymbols(compilation, SymbolSet.Of(compilation, CollectionNames), SymbolSet.Of(compilation, KeyedNames), new(() => GeneratedTrees.Of(compilation)));
}
