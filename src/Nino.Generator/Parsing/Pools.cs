using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;

namespace Nino.Generator.Parsing;

/// <summary>Methods marked <c>[NinoRefDeserialization]</c>, which give instances.</summary>
internal static class Pools
{
    /// <summary>The method that gives instances of a type, or null.</summary>
    public static IMethodSymbol? Of(INamedTypeSymbol type) => Marked(type).FirstOrDefault(method => IsValid(method, type));

    public static void Report(INamedTypeSymbol type, List<DiagnosticModel> diagnostics) => diagnostics.AddRange(Marked(type)
        .Where(method => !SymbolEqualityComparer.Default.Equals(method, Of(type)))
        .Select(method => new DiagnosticModel(RuleIds.RefDeserialization, Locations.Of(method), new[] { method.Name, type.ToDisplayString() }.ToEquatable())));

    private static IEnumerable<IMethodSymbol> Marked(INamedTypeSymbol type) =>
        type.GetMembers().OfType<IMethodSymbol>().Where(method => method.Has("NinoRefDeserializationAttribute"));

    private static bool IsValid(IMethodSymbol method, INamedTypeSymbol type) =>
        method is { IsStatic: true, DeclaredAccessibility: Accessibility.Public, MethodKind: MethodKind.Ordinary, Arity: 0, Parameters.IsEmpty: true, RefKind: RefKind.None }
        && !type.IsAbstract
        && SymbolEqualityComparer.Default.Equals(method.ReturnType, type);
}
