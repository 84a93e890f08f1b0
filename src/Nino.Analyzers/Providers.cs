using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Generator.Parsing;

namespace Nino.Analyzers;

/// <summary>Finds the type whose attribute another type follows.</summary>
internal static class Providers
{
    /// <summary>The nearest attributed base class, else an attributed interface: what <see cref="NinoTypes.RulesOf"/> goes by when the type has no attribute of its own.</summary>
    public static INamedTypeSymbol? OfInherited(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            if (Attribute(ancestor) is not null)
            {
                return ancestor;
            }
        }

        return NinoTypes.ProviderOf(type) ?? type.AllInterfaces.FirstOrDefault(refusing => Attribute(refusing) is not null);
    }

    /// <summary>The type's own attribute, else the one that it inherits.</summary>
    public static AttributeData? AttributeFor(INamedTypeSymbol type) =>
        Attribute(type) ?? (OfInherited(type) is { } provider ? Attribute(provider) : null);

    public static AttributeData? Attribute(INamedTypeSymbol type) => type.Find("NinoTypeAttribute");
}
