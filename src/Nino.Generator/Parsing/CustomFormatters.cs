using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Formatters that users name with <c>[NinoCustomFormatter]</c>.</summary>
internal static class CustomFormatters
{
    public static INamedTypeSymbol? TypeOf(AttributeData attribute) =>
        attribute.Argument(0) as INamedTypeSymbol;

    /// <summary>Whether the attribute names a concrete formatter of the member's type with a public parameterless constructor.</summary>
    public static bool IsValid(AttributeData attribute, ITypeSymbol member)
    {
        if (TypeOf(attribute) is not { IsAbstract: false, IsUnboundGenericType: false } type
            || !type.InstanceConstructors.Any(constructor => constructor.Parameters.IsEmpty && constructor.DeclaredAccessibility == Accessibility.Public))
        {
            return false;
        }

        for (INamedTypeSymbol? ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            if (ancestor is { Name: "NinoFormatter", Arity: 1 } && SymbolEqualityComparer.Default.Equals(ancestor.TypeArguments[0], member))
            {
                return true;
            }
        }

        return false;
    }
}
