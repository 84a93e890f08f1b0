using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Symbols that are obsolete as an error: only code that is obsolete itself may name them.</summary>
internal static class Obsoletion
{
    /// <summary>Whether generated code that names a type names one.</summary>
    public static bool IsForbidden(ParseContext context, ITypeSymbol type) => NamedTypes.In(context, type).Any(IsForbidden);

    /// <summary>Whether the formatter of a type has to name one.</summary>
    /// <param name="context">The compilation.</param>
    /// <param name="type">The type.</param>
    /// <param name="members">What it reads, sets and declares.</param>
    /// <param name="method">What it calls to make an instance, or null.</param>
    /// <param name="required">What object initializers have to set, members or not.</param>
    /// <param name="fallback">The type that is read in place of derived ones that are not known, or null.</param>
    public static bool IsNamedBy(ParseContext context, INamedTypeSymbol type, IEnumerable<MemberSymbol> members, IMethodSymbol? method, IEnumerable<ISymbol> required, INamedTypeSymbol? fallback) => IsForbidden(context, type)
        || (fallback is not null && IsForbidden(context, fallback))
        || Names.AllTypeArguments(type).OfType<ITypeParameterSymbol>().SelectMany(parameter => parameter.ConstraintTypes).Any(constraint => IsForbidden(context, constraint))
        || members.Any(member => member.Declarations.Any(IsForbidden) || IsForbidden(context, member.Type) || IsForbidden(context, member.Owner) || member.Custom?.Select(CustomFormatters.TypeOf).OfType<INamedTypeSymbol>().Any(IsForbidden) == true)
        || required.Any(IsForbidden)
        || (method is not null && (IsForbidden(method) || method.Parameters.Any(parameter => IsForbidden(context, parameter.Type))));

    private static bool IsForbidden(ISymbol symbol) =>
        symbol.GetAttributes().Any(attribute => attribute.AttributeClass is { Name: "ObsoleteAttribute" } && attribute.Argument(1) is true)
        || (symbol.ContainingType is { } outer && IsForbidden(outer));
}
