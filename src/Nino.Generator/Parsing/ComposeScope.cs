using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>What composing formatters finds on its way and has to be printed or registered.</summary>
internal sealed class ComposeScope
{
    /// <summary>Structs without an attribute whose formatters have to be printed here.</summary>
    public HashSet<INamedTypeSymbol> Structs { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Closed generic Nino types, which are registered so that they are found as derived types, or as what these derive from.</summary>
    public HashSet<INamedTypeSymbol> Closed { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Closed types in members, which a member of type <c>object</c> or generic code of another assembly may hold too.</summary>
    public HashSet<ITypeSymbol> InMembers { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>What custom formatters write of open generic types, and look up when they run.</summary>
    public HashSet<ITypeSymbol> OfCustom { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Structs and enums of other assemblies whose memory is written, with the size that they have now.</summary>
    public HashSet<ForeignSizeModel> ForeignSizes { get; } = [];

    /// <summary>Whether it is there only to tell, by <see cref="IsEmpty"/>, whether composing one formatter finds anything.</summary>
    public bool IsProbe { get; init; }

    public bool IsEmpty => Structs.Count + Closed.Count + InMembers.Count + OfCustom.Count + ForeignSizes.Count == 0;

    /// <summary>Adds all that another scope found, in its order.</summary>
    public void Add(ComposeScope other)
    {
        Structs.UnionWith(other.Structs);
        Closed.UnionWith(other.Closed);
        InMembers.UnionWith(other.InMembers);
        OfCustom.UnionWith(other.OfCustom);
        ForeignSizes.UnionWith(other.ForeignSizes);
    }
}
