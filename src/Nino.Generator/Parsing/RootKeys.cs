using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Texts that tell types of a compilation apart, as far as generated code and diagnostics do.</summary>
internal static class RootKeys
{
    private static readonly SymbolDisplayFormat Format = SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    public static string Of(ITypeSymbol type) => $"{type.ToDisplayString(Format)} {string.Join(" ", Assemblies(type))}";

    private static IEnumerable<string> Assemblies(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Assemblies(array.ElementType),
        INamedTypeSymbol named => Names.AllTypeArguments(named).SelectMany(Assemblies).Concat([named.ContainingAssembly?.Name ?? ""]),
        _ => [],
    };
}
