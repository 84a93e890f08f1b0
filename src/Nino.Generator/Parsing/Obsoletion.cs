using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Symbols that are obsolete as an error: only code that is obsolete itself may name them.</summary>
internal static class Obsoletion
{
    /// <summary>Whether the formatter of a type has to name one.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">What it reads, sets and declares.</param>
    /// <param name="method">What it calls to make an instance, or null.</param>
    /// <param name="required">What object initializers have to set, members or not.</param>
    public static bool IsNamedBy(INamedTypeSymbol type, IEnumerable<MemberSymbol> members, IMethodSymbol? method, IEnumerable<ISymbol> required) => IsForbidden(type)
        || Names.AllTypeArguments(type).OfType<ITypeParameterSymbol>().SelectMany(parameter => parameter.ConstraintTypes).Any(IsForbidden)
        || members.Any(member => member.Declarations.Any(IsForbidden) || IsForbidden(member.Type) || member.Custom?.Select(CustomFormatters.TypeOf).OfType<INamedTypeSymbol>().Any(IsForbidden) == true)
        || required.Any(IsForbidden)
        || (method is not null && (IsForbidden(method) || method.Parameters.Any(parameter => IsForbidden(parameter.Type))));

    public static bool IsForbidden(ISymbol symbol) => symbol switch
    {
        ITypeParameterSymbol => false,
        IArrayTypeSymbol array => IsForbidden(array.ElementType),
        INamedTypeSymbol { IsGenericType: true } type when type.TypeArguments.Any(IsForbidden) => true,
        _ => symbol.GetAttributes().Any(attribute => attribute.AttributeClass is { Name: "ObsoleteAttribute" } && attribute.Argument(1) is true)
            || (symbol.ContainingType is { } outer && IsForbidden(outer)),
    };
}
