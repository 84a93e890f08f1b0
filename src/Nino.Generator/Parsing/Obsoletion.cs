using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Symbols that are obsolete as an error: only code that is obsolete itself may name them.</summary>
internal static class Obsoletion
{
    public static bool IsForbidden(ISymbol symbol) => symbol switch
    {
        ITypeParameterSymbol => false,
        IArrayTypeSymbol array => IsForbidden(array.ElementType),
        INamedTypeSymbol { IsGenericType: true } type when type.TypeArguments.Any(IsForbidden) => true,
        _ => symbol.GetAttributes().Any(attribute => attribute.AttributeClass is { Name: "ObsoleteAttribute" } && attribute.Argument(1) is true)
            || (symbol.ContainingType is { } outer && IsForbidden(outer)),
    };
}
