using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Whether a collection keeps the comparer that the constructor of its holder gave it.</summary>
internal static class KeptComparers
{
    public static bool AreKeptBy(ITypeSymbol type) => type is INamedTypeSymbol { Arity: > 0, ContainingType: null } collection
        && KnownComparers.AreKeptBy(NinoTypes.MetadataName(collection), IsNumber(collection.TypeArguments[0]));

    private static bool IsNumber(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Enum || type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_UIntPtr and not SpecialType.System_String;
}
