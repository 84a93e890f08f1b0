using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Whether a type has a form, as far as its own declaration tells: what its members are does not matter, since it is asked while contracts are made.</summary>
internal static class Served
{
    public static bool Is(ParseContext context, ITypeSymbol type) => context.Customs.Of(type) is not null || type switch
    {
        IArrayTypeSymbol array => Is(context, array.ElementType),
        IPointerTypeSymbol or IFunctionPointerTypeSymbol => false,
        INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Interface or TypeKind.Delegate } named => HasForm(named) && HasParts(context, named),
        INamedTypeSymbol { TypeKind: TypeKind.Struct, IsRefLikeType: false } named => HasParts(context, named),
        INamedTypeSymbol { IsRefLikeType: true } => false,
        _ => true,
    };

    private static bool HasForm(INamedTypeSymbol type)
    {
        string name = KnownTypes.MetadataName(type);
        return type.SpecialType == SpecialType.System_String
            || NinoTypes.IsNinoType(type)
            || KnownTypes.Scalars.ContainsKey(name)
            || KnownGenerics.Interfaces.ContainsKey(name)
            || KnownGenerics.Collections.ContainsKey(name)
            || KnownGenerics.Objects.ContainsKey(name)
            || KnownGenerics.Sequences.ContainsKey(name)
            || Collections.Includes(type);
    }

    private static bool HasParts(ParseContext context, INamedTypeSymbol type) => Names.AllTypeArguments(type).All(part => Is(context, part));
}
