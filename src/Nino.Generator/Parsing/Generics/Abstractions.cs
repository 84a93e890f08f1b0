using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing.Generics;

/// <summary>The base methods, interfaces and base classes through which generic code is reached.</summary>
internal static class Abstractions
{
    /// <summary>The root in terms of the abstractions of its owner: code may know only these. Abstractions of other assemblies are left alone: they serve many purposes.</summary>
    public static IEnumerable<OpenRoot> Of(Compilation compilation, OpenRoot root) => root.Owner switch
    {
        IMethodSymbol method => Methods(method).Select(other => Lift(compilation, root, method, other)).Where(lifted => lifted is not null).Select(lifted => lifted!.Value),
        INamedTypeSymbol type => type.AllInterfaces.Concat(Bases(type))
            .Where(other => IsOwn(compilation, other))
            .Select(other => Lift(compilation, root, other))
            .Where(lifted => lifted is not null)
            .Select(lifted => lifted!.Value),
        _ => [],
    };

    private static IEnumerable<IMethodSymbol> Methods(IMethodSymbol method)
    {
        for (IMethodSymbol? overridden = method.OverriddenMethod; overridden is not null; overridden = overridden.OverriddenMethod)
        {
            yield return overridden;
        }

        if (method.PartialDefinitionPart is { } definition)
        {
            yield return definition;
        }

        if (method.MethodKind == MethodKind.LocalFunction || method.ContainingType is null)
        {
            yield break;
        }

        foreach (IMethodSymbol declared in method.ContainingType.AllInterfaces.SelectMany(contract => contract.GetMembers().OfType<IMethodSymbol>()))
        {
            if (declared.Arity == method.Arity && SymbolEqualityComparer.Default.Equals(method.ContainingType.FindImplementationForInterfaceMember(declared), method))
            {
                yield return declared;
            }
        }
    }

    private static OpenRoot? Lift(Compilation compilation, OpenRoot root, IMethodSymbol method, IMethodSymbol other)
    {
        if (!IsOwn(compilation, other.ContainingType))
        {
            return null;
        }

        Substitution substitution = Inverse(compilation, other.ContainingType);
        substitution.Add(method.TypeParameters, other.OriginalDefinition.TypeParameters);
        ITypeSymbol type = substitution.Apply(root.Type);
        return IsLifted(type, method) ? root with { Owner = other.OriginalDefinition, Type = type } : null;
    }

    private static OpenRoot? Lift(Compilation compilation, OpenRoot root, INamedTypeSymbol other)
    {
        ITypeSymbol type = Inverse(compilation, other).Apply(root.Type);
        return IsLifted(type, root.Owner) ? root with { Owner = other.OriginalDefinition, Type = type } : null;
    }

    /// <summary>Puts the type parameters of an abstraction in the place of those that are passed on to it as they are.</summary>
    private static Substitution Inverse(Compilation compilation, INamedTypeSymbol abstraction)
    {
        Substitution substitution = new(compilation);
        for (int i = 0; i < abstraction.Arity; i++)
        {
            if (abstraction.TypeArguments[i] is ITypeParameterSymbol parameter)
            {
                substitution.Add([parameter], [abstraction.OriginalDefinition.TypeParameters[i]]);
            }
        }

        return substitution;
    }

    private static IEnumerable<INamedTypeSymbol> Bases(INamedTypeSymbol type) =>
        type.BaseType is { } ancestor ? new[] { ancestor }.Concat(Bases(ancestor)) : [];

    private static bool IsOwn(Compilation compilation, INamedTypeSymbol type) => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly);

    /// <summary>Whether the type mentions no type parameter of the implementation any more.</summary>
    private static bool IsLifted(ITypeSymbol type, ISymbol implementation) => GenericRoots.Parameters(type).All(parameter =>
        !SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol, implementation)
        && !SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol, implementation.ContainingSymbol));
}
