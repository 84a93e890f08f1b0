using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Analyzers;

/// <summary>A set of type definitions.</summary>
internal sealed class SymbolSet
{
    private readonly HashSet<INamedTypeSymbol> _types = new(SymbolEqualityComparer.Default);

    public static SymbolSet Of(Compilation compilation, IEnumerable<string> names)
    {
        SymbolSet set = new();
        set._types.UnionWith(names.SelectMany(name => compilation.GetTypesByMetadataName(name)));
        return set;
    }

    /// <summary>The type itself or an interface of it whose definition is in the set, or null.</summary>
    public INamedTypeSymbol? FindIn(INamedTypeSymbol type) =>
        _types.Contains(type.OriginalDefinition) ? type : type.AllInterfaces.FirstOrDefault(contract => _types.Contains(contract.OriginalDefinition));
}
