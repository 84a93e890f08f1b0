using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>Structs of which each value calls code of the user when it is written or read.</summary>
internal static class UserCode
{
    /// <summary>Whether the struct, or one that it holds, has callbacks or takes its instances from a method.</summary>
    public static bool IsIn(INamedTypeSymbol type) => IsIn(type, new HashSet<ISymbol>(SymbolEqualityComparer.Default));

    private static bool IsIn(ITypeSymbol type, HashSet<ISymbol> seen) =>
        type is INamedTypeSymbol { TypeKind: TypeKind.Struct, SpecialType: SpecialType.None } named
        && seen.Add(named)
        && (CallbackInterfaces.Of(named) != CallbacksModel.None
            || Pools.Of(named) is not null
            || UnmarkedStructs.Fields(named).Any(field => IsIn(field.Type, seen)));
}
