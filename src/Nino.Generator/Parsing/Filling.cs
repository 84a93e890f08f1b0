using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Collections that are filled, because the member that holds them cannot be set.</summary>
internal static class Filling
{
    /// <summary>Whether an instance of the type can be cleared and filled through its public members: a queue, a stack and the like, or what implements one closed form of <c>ICollection&lt;T&gt;</c>.</summary>
    public static bool IsPossible(ITypeSymbol type) =>
        type is INamedTypeSymbol { IsReferenceType: true } named
        && !NinoTypes.IsNinoType(type)
        && KnownFilled.CanFill(ScopeOf(named), named.MetadataName, named.AllInterfaces.Concat([named]).Where(IsCollection));

    private static bool IsCollection(INamedTypeSymbol type) => type is { Name: "ICollection", Arity: 1 } && ScopeOf(type) == "System.Collections.Generic";

    private static string ScopeOf(INamedTypeSymbol type) => type.ContainingNamespace?.ToDisplayString() ?? "";
}
