using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Whether a type never holds data: itself, or all that it is made of.</summary>
internal static class Dataless
{
    public static bool Is(ITypeSymbol type) => type switch
    {
        { SpecialType: >= SpecialType.System_Boolean and <= SpecialType.System_String } => false,
        IPointerTypeSymbol or IFunctionPointerTypeSymbol => true,
        IArrayTypeSymbol array => Is(array.ElementType),
        INamedTypeSymbol { TypeKind: TypeKind.Delegate } or { IsRefLikeType: true } => true,
        INamedTypeSymbol named => DatalessTypes.Includes(NinoTypes.Ancestors(named).Prepend(named).Select(NinoTypes.MetadataName))
            || (named.IsGenericType && KnownGenerics.Includes(NinoTypes.MetadataName(named)) && named.TypeArguments.All(Is)),
        _ => false,
    };
}
