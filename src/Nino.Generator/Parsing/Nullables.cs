using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Nullable value types.</summary>
internal static class Nullables
{
    /// <summary>The type of the value that a nullable one holds, which is what a box of it holds; any other type itself.</summary>
    public static ITypeSymbol ValueOf(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type;
}
