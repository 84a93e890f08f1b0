using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Which types take part, and under which rules.</summary>
internal static class NinoTypes
{
    public static readonly TypeRules DefaultRules = new(AutoCollect: true, ContainNonPublicMembers: false, AllowInheritance: true);

    /// <summary>The rules of a type: its own attribute, else that of the nearest attributed base class, else that of an interface; null when it takes no part.</summary>
    public static TypeRules? RulesOf(INamedTypeSymbol type)
    {
        if (type.TypeKind is not (TypeKind.Class or TypeKind.Struct or TypeKind.Interface))
        {
            return null;
        }

        if (OwnRules(type) is { } own)
        {
            return own;
        }

        for (INamedTypeSymbol? ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            if (OwnRules(ancestor) is { } rules)
            {
                return rules.AllowInheritance ? rules : null;
            }
        }

        foreach (INamedTypeSymbol contract in type.AllInterfaces)
        {
            if (OwnRules(contract) is { AllowInheritance: true } rules)
            {
                return rules;
            }
        }

        return null;
    }

    public static bool IsNinoType(ITypeSymbol type) => type is INamedTypeSymbol named && RulesOf(named) is not null;

    /// <summary>Whether a root of the type carries its id (format.md §9).</summary>
    public static bool CarriesId(ITypeSymbol type)
    {
        if (!IsNinoType(type))
        {
            return false;
        }

        for (INamedTypeSymbol? ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            if (RulesOf(ancestor) is not null)
            {
                return true;
            }
        }

        foreach (INamedTypeSymbol contract in type.AllInterfaces)
        {
            if (RulesOf(contract) is not null)
            {
                return true;
            }
        }

        return false;
    }

    private static TypeRules? OwnRules(INamedTypeSymbol type)
    {
        if (type.Find("NinoTypeAttribute") is not { } attribute)
        {
            return null;
        }

        return new TypeRules(
            attribute.Argument(0) as bool? ?? DefaultRules.AutoCollect,
            attribute.Argument(1) as bool? ?? DefaultRules.ContainNonPublicMembers,
            attribute.Argument(2) as bool? ?? DefaultRules.AllowInheritance);
    }
}
