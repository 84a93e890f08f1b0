using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing.Generics;

/// <summary>
/// Extension blocks of C# 14. Such a block is a type without a name, whose type parameters are given where one of its
/// members is used. Each method and accessor is also a static method of the class around the block, with the type
/// parameters of both.
/// </summary>
internal static class ExtensionBlocks
{
    // The compiler that the generator is built with knows no extension blocks.
    private static readonly TypeKind? Kind = Enum.TryParse("Extension", out TypeKind kind) ? kind : null;
    private static readonly PropertyInfo? Implementation = typeof(IMethodSymbol).GetProperty("AssociatedExtensionImplementation");

    public static bool Is(ISymbol? symbol) => symbol is INamedTypeSymbol type && type.TypeKind == Kind;

    /// <summary>The method or property of a block in which a place lies.</summary>
    public static ISymbol? MemberAround(SemanticModel model, SyntaxNode place)
    {
        ISymbol? symbol = model.GetEnclosingSymbol(place.SpanStart);
        while (symbol is not null && !Is(symbol.ContainingSymbol))
        {
            symbol = symbol.ContainingSymbol;
        }

        return (symbol as IMethodSymbol)?.AssociatedSymbol ?? symbol;
    }

    /// <summary>The root in terms of the static methods of a member of a block, which may be called in its place.</summary>
    public static IEnumerable<OpenRoot> Lower(Compilation compilation, OpenRoot root)
    {
        if (!Is(root.Owner.ContainingSymbol))
        {
            yield break;
        }

        IMethodSymbol?[] methods = root.Owner is IPropertySymbol property ? [property.GetMethod, property.SetMethod] : [root.Owner as IMethodSymbol];
        foreach (IMethodSymbol method in methods.OfType<IMethodSymbol>())
        {
            if (Implementation?.GetValue(method) is IMethodSymbol { OriginalDefinition: { } lowered })
            {
                int outer = method.ContainingType.Arity;
                Substitution substitution = new(compilation);
                substitution.Add(method.ContainingType.TypeParameters, lowered.TypeParameters);
                substitution.Add(method.TypeParameters, lowered.TypeParameters.Skip(outer).ToArray());
                yield return root with { Owner = lowered, Type = substitution.Apply(root.Type) };
            }
        }
    }
}
