using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Fields behind properties that are written in source.</summary>
internal static class BackingFields
{
    /// <summary>All of a type at once: each of its properties is asked for.</summary>
    private static readonly ConditionalWeakTable<INamedTypeSymbol, HashSet<ISymbol>> Backed = new();

    /// <summary>The property that a field is behind, or null. Of a partial one the compiler names the part with the bodies, which is not the one that its type has as a member.</summary>
    public static IPropertySymbol? PropertyOf(IFieldSymbol field) => field.AssociatedSymbol is IPropertySymbol part
        ? field.ContainingType.GetMembers(part.Name).OfType<IPropertySymbol>().FirstOrDefault()
        : null;

    /// <summary>Whether a field is behind a property.</summary>
    public static bool IsBacked(IPropertySymbol property) => Backed.GetValue(property.ContainingType, static type => new(
        type.GetMembers().OfType<IFieldSymbol>().Select(PropertyOf).OfType<ISymbol>(), SymbolEqualityComparer.Default)).Contains(property);
}
