using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Generator.Parsing.Generics;

/// <summary>Finds where a compilation uses a generic method or type, or a property of a generic extension block, and with which type arguments.</summary>
internal sealed class GenericUses(Compilation compilation, CancellationToken cancellation)
{
    private readonly (SyntaxTree Tree, TreeIndex Index)[] _trees = compilation.SyntaxTrees.Select(tree => (tree, TreeIndex.Of(tree, cancellation))).ToArray();
    private readonly Dictionary<SyntaxTree, SemanticModel> _models = [];
    private readonly Dictionary<(SyntaxTree Tree, int Position), ISymbol?> _symbols = [];

    /// <summary>The files and where they have what discovery looks at.</summary>
    public IReadOnlyList<(SyntaxTree Tree, TreeIndex Index)> Trees => _trees;

    /// <summary>One model for each tree: those of different models do not agree on local functions.</summary>
    public SemanticModel Model(SyntaxTree tree)
    {
        if (!_models.TryGetValue(tree, out SemanticModel? model))
        {
            model = compilation.GetSemanticModel(tree);
            _models.Add(tree, model);
        }

        return model;
    }

    /// <summary>The closed or partly closed forms of a definition that source mentions, with the place of each.</summary>
    public IEnumerable<(ISymbol Use, SyntaxNode Place)> Of(ISymbol definition)
    {
        int hash = definition.Name.GetHashCode();
        foreach ((SyntaxTree tree, TreeIndex index) in _trees)
        {
            for (int i = index.FirstUse(hash); index.TryGetUse(i, hash, out int position); i++)
            {
                cancellation.ThrowIfCancellationRequested();
                if (tree.GetRoot(cancellation).FindToken(position).Parent is SimpleNameSyntax name
                    && name.Identifier.ValueText == definition.Name
                    && MayBe(name, definition)
                    && Symbol(tree, name) is { } use
                    && Matches(use, definition))
                {
                    yield return (use, Whole(name));
                }
            }
        }
    }

    /// <summary>The name with everything that qualifies it, and the call of which it is the callee.</summary>
    public static SyntaxNode Whole(SimpleNameSyntax name)
    {
        SyntaxNode node = name;
        while (node.Parent is QualifiedNameSyntax qualified && qualified.Right == node
            || node.Parent is MemberAccessExpressionSyntax access && access.Name == node
            || node.Parent is MemberBindingExpressionSyntax
            || node.Parent is AliasQualifiedNameSyntax)
        {
            node = node.Parent;
        }

        return node.Parent is InvocationExpressionSyntax call && call.Expression == node ? call : node;
    }

    /// <summary>What can be told from syntax alone, which is far cheaper than to ask the compiler.</summary>
    private static bool MayBe(SimpleNameSyntax name, ISymbol definition)
    {
        if (definition is INamedTypeSymbol type)
        {
            return name is GenericNameSyntax generic && generic.Arity == type.Arity;
        }

        if (definition is not IMethodSymbol method)
        {
            return name is IdentifierNameSyntax;
        }

        if (name is GenericNameSyntax explicitly && explicitly.Arity != method.Arity + (ExtensionBlocks.Is(method.ContainingType) ? method.ContainingType.Arity : 0))
        {
            return false;
        }

        if (Whole(name) is not InvocationExpressionSyntax call)
        {
            return true;
        }

        int count = call.ArgumentList.Arguments.Count;
        int required = method.Parameters.Count(parameter => !parameter.IsOptional && !parameter.IsParams) - (method.IsExtensionMethod ? 1 : 0);
        return count >= required && (count <= method.Parameters.Length || method.Parameters.Any(parameter => parameter.IsParams));
    }

    private ISymbol? Symbol(SyntaxTree tree, SimpleNameSyntax name)
    {
        (SyntaxTree, int) key = (tree, name.SpanStart);
        if (!_symbols.TryGetValue(key, out ISymbol? symbol))
        {
            symbol = Bind(Model(tree), name);
            _symbols.Add(key, symbol);
        }

        return symbol;
    }

    private ISymbol? Bind(SemanticModel model, SimpleNameSyntax name)
    {
        SyntaxNode whole = Whole(name);
        // The names of a type are bound without what stands around them.
        ISymbol? symbol = whole is TypeSyntax type
            ? model.GetSpeculativeSymbolInfo(type.SpanStart, type, SpeculativeBindingOption.BindAsTypeOrNamespace).Symbol
            : null;
        return symbol is INamedTypeSymbol ? symbol : model.GetSymbolInfo(whole, cancellation).Symbol;
    }

    private static bool Matches(ISymbol use, ISymbol definition)
    {
        if (use is INamedTypeSymbol type)
        {
            return !type.IsUnboundGenericType && SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, definition);
        }

        if (use is IPropertySymbol)
        {
            return SymbolEqualityComparer.Default.Equals(use.OriginalDefinition, definition);
        }

        IMethodSymbol? method = use as IMethodSymbol;
        for (method = (method?.ReducedFrom ?? method)?.OriginalDefinition; method is not null; method = method.OverriddenMethod?.OriginalDefinition)
        {
            if (SymbolEqualityComparer.Default.Equals(method, definition))
            {
                return true;
            }
        }

        return false;
    }
}
