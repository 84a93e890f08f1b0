using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Generator.Parsing.Generics;

namespace Nino.Generator.Parsing;

/// <summary>Which type a <c>NinoFormatter</c> is made for, and how an open one is closed.</summary>
internal static class FormatterTypes
{
    /// <summary>Whether an attribute names all closed forms of a generic formatter at once.</summary>
    public static bool IsOpen(INamedTypeSymbol formatter) => formatter.IsUnboundGenericType;

    /// <summary>The type that a formatter is made for, or null. Of an open one it mentions the formatter's type parameters.</summary>
    public static ITypeSymbol? TargetOf(INamedTypeSymbol formatter) => ArgumentsOf(formatter, "NinoFormatter", 1)?[0];

    /// <summary>The surrogate of a formatter that writes one, or null.</summary>
    public static ITypeSymbol? SurrogateOf(INamedTypeSymbol formatter) => ArgumentsOf(formatter, "NinoSurrogateFormatter", 2)?[1];

    /// <summary>The type that a formatter is made for: its definition, of an open one.</summary>
    public static ITypeSymbol? KeyOf(INamedTypeSymbol formatter) =>
        TargetOf(formatter) is { } target ? IsOpen(formatter) ? target.OriginalDefinition : target : null;

    /// <summary>The formatter itself, or an open one closed for the type; null when its type parameters are not those of the type.</summary>
    public static INamedTypeSymbol? Close(Compilation compilation, INamedTypeSymbol formatter, ITypeSymbol type)
    {
        if (!IsOpen(formatter))
        {
            return formatter;
        }

        INamedTypeSymbol definition = formatter.OriginalDefinition;
        if (TargetOf(definition) is not INamedTypeSymbol pattern
            || !SymbolEqualityComparer.Default.Equals(pattern.OriginalDefinition, type.OriginalDefinition)
            || Names.AllTypeArguments(definition).Count() != definition.Arity)
        {
            return null;
        }

        ITypeSymbol[] places = Names.AllTypeArguments(pattern).ToArray();
        ITypeParameterSymbol[] parameters = Names.AllTypeArguments(pattern.OriginalDefinition).OfType<ITypeParameterSymbol>().ToArray();
        ITypeSymbol[] arguments = Names.AllTypeArguments((INamedTypeSymbol)type).ToArray();
        int[] order = definition.TypeParameters.Select(parameter => System.Array.FindIndex(places, place => SymbolEqualityComparer.Default.Equals(place, parameter))).ToArray();
        if (places.Length != definition.Arity || order.Any(place => place < 0))
        {
            return null;
        }

        Substitution given = new(compilation);
        given.Add(definition.TypeParameters, order.Select(place => parameters[place]).ToArray());
        return definition.TypeParameters.Zip(order, (parameter, place) => Allows(parameter, parameters[place], given)).All(allows => allows)
            ? definition.Construct(order.Select(place => arguments[place]).ToArray())
            : null;
    }

    /// <summary>Whether whatever stands for a parameter of the type may stand for that of the formatter.</summary>
    private static bool Allows(ITypeParameterSymbol formatter, ITypeParameterSymbol type, Substitution given) =>
        (!formatter.HasValueTypeConstraint || type.HasValueTypeConstraint)
        && (!formatter.HasReferenceTypeConstraint || type.HasReferenceTypeConstraint)
        && (!formatter.HasUnmanagedTypeConstraint || type.HasUnmanagedTypeConstraint)
        && (!formatter.HasConstructorConstraint || type.HasConstructorConstraint || type.HasValueTypeConstraint)
        && (!formatter.HasNotNullConstraint || type.HasNotNullConstraint || type.HasValueTypeConstraint)
        && formatter.ConstraintTypes.All(constraint => type.ConstraintTypes.Contains(given.Apply(constraint), SymbolEqualityComparer.Default));

    private static IReadOnlyList<ITypeSymbol>? ArgumentsOf(INamedTypeSymbol formatter, string name, int arity)
    {
        for (INamedTypeSymbol? ancestor = formatter.IsUnboundGenericType ? formatter.OriginalDefinition : formatter; ancestor is not null; ancestor = ancestor.BaseType)
        {
            if (ancestor.Name == name
                && ancestor.Arity == arity
                && ancestor.ContainingNamespace is { Name: "Core", ContainingNamespace: { Name: "Nino", ContainingNamespace.IsGlobalNamespace: true } })
            {
                return ancestor.TypeArguments;
            }
        }

        return null;
    }
}
