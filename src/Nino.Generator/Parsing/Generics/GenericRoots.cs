using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Generator.Parsing.Generics;

/// <summary>
/// Follows type parameters from the calls of the serializer, and from the declarations of generic Nino types, to the
/// places where they are given: through methods and types that pass them on, to closed types.
/// </summary>
internal sealed class GenericRoots
{
    private readonly Compilation _compilation;
    private readonly CancellationToken _cancellation;
    private readonly GenericUses _uses;
    private readonly HashSet<OpenRoot> _known = [];

    /// <summary>What led to a root.</summary>
    private readonly Dictionary<OpenRoot, OpenRoot> _from = [];

    private readonly FormCount _forms = new();
    private readonly Queue<OpenRoot> _pending = new();
    private readonly List<ClosedRoot> _closed = [];

    private GenericRoots(Compilation compilation, CancellationToken cancellation)
    {
        _compilation = compilation;
        _cancellation = cancellation;
        _uses = new GenericUses(compilation, cancellation);
    }

    public static IReadOnlyList<ClosedRoot> Find(Compilation compilation, CancellationToken cancellation)
    {
        GenericRoots search = new(compilation, cancellation);
        foreach ((SyntaxTree tree, TreeIndex index) in search._uses.Trees)
        {
            search.AddOwn(tree, index);
        }

        foreach (INamedTypeSymbol type in ForeignGenerics.Of(ParseContext.Of(compilation)))
        {
            search.Add(new OpenRoot(OwnerOf(type)!, type, IsCalled: false), from: null);
        }

        while (search._pending.Count > 0)
        {
            search.Follow(search._pending.Dequeue());
        }

        return search._closed;
    }

    private void AddOwn(SyntaxTree tree, TreeIndex index)
    {
        foreach (int position in index.Calls)
        {
            SyntaxNode call = GenericUses.Whole((SimpleNameSyntax)tree.GetRoot(_cancellation).FindToken(position).Parent!);
            foreach (ITypeSymbol type in SerializerCalls.RootsOf((InvocationExpressionSyntax)call, _uses.Model(tree), _cancellation).Where(Bindings.MentionsParameter))
            {
                Add(type, call, isCalled: true);
            }
        }

        foreach (int position in index.Types)
        {
            SyntaxNode declaration = tree.GetRoot(_cancellation).FindToken(position).Parent!;
            if (_uses.Model(tree).GetDeclaredSymbol(declaration, _cancellation) is INamedTypeSymbol { IsAbstract: false, IsStatic: false } type && NinoTypes.IsNinoType(type))
            {
                Add(type, declaration, isCalled: false);
            }
        }
    }

    private void Add(ITypeSymbol type, SyntaxNode place, bool isCalled, OpenRoot? from = null)
    {
        ISymbol? innermost = OwnerOf(type);
        if ((ExtensionBlocks.Is(innermost) ? ExtensionBlocks.MemberAround(_uses.Model(place.SyntaxTree), place) : innermost) is { } owner)
        {
            Add(new OpenRoot(owner, type, isCalled), from);
        }
    }

    private void Add(OpenRoot root, OpenRoot? from)
    {
        if (!_known.Add(root))
        {
            return;
        }

        if (from is { } before)
        {
            _from[root] = before;
            if (!_forms.Add(root.Owner, LedTo(root.Owner, before)))
            {
                return;
            }
        }

        _pending.Enqueue(root);
    }

    /// <summary>Whether a method or type is on the way to a root.</summary>
    private bool LedTo(ISymbol owner, OpenRoot root)
    {
        while (!SymbolEqualityComparer.Default.Equals(root.Owner, owner))
        {
            if (!_from.TryGetValue(root, out root))
            {
                return false;
            }
        }

        return true;
    }

    private void Follow(OpenRoot root)
    {
        foreach ((ISymbol use, SyntaxNode place) in _uses.Of(root.Owner))
        {
            ITypeSymbol type = Substitution.Of(_compilation, use).Apply(root.Type);
            if (Bindings.MentionsParameter(type))
            {
                if (Expansion.IsFollowed(type))
                {
                    Add(type, place, root.IsCalled, root);
                }
            }
            else if (Constraints.Hold(_compilation, type))
            {
                _closed.Add(new ClosedRoot(type, place, root.IsCalled && use is IMethodSymbol or IPropertySymbol));
            }
        }

        foreach (OpenRoot lowered in ExtensionBlocks.Lower(_compilation, root))
        {
            Add(lowered, root);
        }

        if (root.IsCalled)
        {
            foreach (OpenRoot other in Abstractions.Of(_compilation, root))
            {
                Add(other, root);
            }
        }
    }

    /// <summary>The innermost of the methods, types and extension blocks to which the type parameters belong.</summary>
    private static ISymbol? OwnerOf(ITypeSymbol type) => Parameters(type)
        .Select(parameter => parameter.ContainingSymbol)
        .OrderByDescending(Depth)
        .FirstOrDefault();

    private static int Depth(ISymbol symbol) => symbol.ContainingSymbol is { } outer ? Depth(outer) + 1 : 0;

    public static IEnumerable<ITypeParameterSymbol> Parameters(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => [parameter],
        IArrayTypeSymbol array => Parameters(array.ElementType),
        INamedTypeSymbol named => Names.AllTypeArguments(named).SelectMany(Parameters),
        _ => [],
    };
}
