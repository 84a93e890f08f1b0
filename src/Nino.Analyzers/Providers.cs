using System.Linq;
using Microsoft.CodeAnalysis;

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

    /// <summary>What an attribute of the type itself has to say so that its members stay the same as under another's.</summary>
    /// <param name="attribute">The attribute that the type follows.</param>
    /// <param name="type">The type.</param>
    /// <param name="containsNonPublic">Whether non-public members take part, whatever the attribute says.</param>
    public static string ArgumentsLike(AttributeData attribute, INamedTypeSymbol type, bool containsNonPublic = false)
    {
        string?[] arguments =
        [
            attribute.Argument(0) is false ? "autoCollect: false" : null,
            containsNonPublic || attribute.Argument(1) is true ? "containNonPublicMembers: true" : null,
        ];

        // A struct has no identity to preserve.
        IEnumerable<string> properties = attribute.NamedArguments
            .Where(property => property.Value.Value is true && (property.Key != "PreserveReferences" || type.TypeKind != TypeKind.Struct))
            .Select(property => $"{property.Key} = true");
        return string.Join(", ", arguments.OfType<string>().Concat(properties));
    }

    public static AttributeData? Attribute(INamedTypeSymbol type) => type.Find("NinoTypeAttribute");
}
