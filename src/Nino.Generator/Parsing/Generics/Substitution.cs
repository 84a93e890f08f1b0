using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing.Generics;

/// <summary>Puts types in the place of type parameters.</summary>
internal sealed class Substitution(Compilation compilation)
{
    private readonly Dictionary<ITypeParameterSymbol, ITypeSymbol> _types = new(SymbolEqualityComparer.Default);

    /// <summary>The type arguments with which a method or type is used, those of outer types among them.</summary>
    public static Substitution Of(Compilation compilation, ISymbol use)
    {
        Substitution result = new(compilation);
        result.AddTypes(use as INamedTypeSymbol ?? use.ContainingType);
        if (use is IMethodSymbol method)
        {
            IMethodSymbol definition = (method.ReducedFrom ?? method).OriginalDefinition;
            result.Add(definition.TypeParameters, method.TypeArguments);
            for (IMethodSymbol? overridden = definition.OverriddenMethod; overridden is not null; overridden = overridden.OverriddenMethod)
            {
                result.Add(overridden.OriginalDefinition.TypeParameters, method.TypeArguments);
                result.AddTypes(overridden.ContainingType);
            }
        }

        return result;
    }

    public void Add(IReadOnlyList<ITypeParameterSymbol> parameters, IReadOnlyList<ITypeSymbol> arguments)
    {
        for (int i = 0; i < parameters.Count && i < arguments.Count; i++)
        {
            _types[parameters[i]] = Apply(arguments[i]);
        }
    }

    public ITypeSymbol Apply(ITypeSymbol type) => type switch
    {
        _ when !Bindings.MentionsParameter(type) => type,
        ITypeParameterSymbol parameter => _types.TryGetValue(parameter, out ITypeSymbol? argument) ? argument : type,
        IArrayTypeSymbol array => compilation.CreateArrayTypeSymbol(Apply(array.ElementType), array.Rank),
        INamedTypeSymbol { IsTupleType: true, TupleUnderlyingType: { } underlying } => Apply(underlying),
        INamedTypeSymbol named => Apply(named),
        _ => type,
    };

    private INamedTypeSymbol Apply(INamedTypeSymbol type)
    {
        INamedTypeSymbol definition = type.OriginalDefinition;
        if (type.ContainingType is { } outer && Bindings.MentionsParameter(outer))
        {
            definition = Apply(outer).GetTypeMembers(type.Name, type.Arity).First();
        }

        return type.Arity == 0 ? definition : definition.Construct(type.TypeArguments.Select(Apply).ToArray());
    }

    private void AddTypes(INamedTypeSymbol? type)
    {
        for (; type is not null; type = type.ContainingType)
        {
            Add(type.OriginalDefinition.TypeParameters, type.TypeArguments);
        }
    }
}
