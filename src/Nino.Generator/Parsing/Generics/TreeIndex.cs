using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Generator.Parsing.Generics;

/// <summary>Where one file has what generic discovery looks at. It is kept as long as the tree, so that an edit costs a walk through one file.</summary>
internal sealed class TreeIndex
{
    private static readonly ConditionalWeakTable<SyntaxTree, TreeIndex> Known = new();

    private readonly int[] _hashes;
    private readonly int[] _positions;

    private TreeIndex(SyntaxNode root)
    {
        List<(int Hash, int Position)> uses = [];
        List<int> calls = [];
        List<int> types = [];
        foreach (SyntaxNode node in root.DescendantNodes())
        {
            if (node is SimpleNameSyntax name && MayUseGenerics(name))
            {
                uses.Add((name.Identifier.ValueText.GetHashCode(), name.SpanStart));
            }

            if (node is InvocationExpressionSyntax call && SerializerCalls.IsCandidate(call) && IsInGeneric(call))
            {
                calls.Add(SerializerCalls.NameOf(call)!.SpanStart);
            }
            else if (node is TypeDeclarationSyntax { Identifier.RawKind: not 0 } type && IsGeneric(type))
            {
                types.Add(type.Identifier.SpanStart);
            }
        }

        // Uses of one name stay in the order of the file: hashes of text differ from process to process.
        uses.Sort();
        _hashes = uses.Select(use => use.Hash).ToArray();
        _positions = uses.Select(use => use.Position).ToArray();
        Calls = calls;
        Types = types;
    }

    /// <summary>The positions of the names of calls of the serializer inside generic code.</summary>
    public IReadOnlyList<int> Calls { get; }

    /// <summary>The positions of the names of types that are generic or nested in generic ones, where they are declared.</summary>
    public IReadOnlyList<int> Types { get; }

    public static TreeIndex Of(SyntaxTree tree, CancellationToken cancellation)
    {
        if (!Known.TryGetValue(tree, out TreeIndex? index))
        {
            SyntaxNode root = tree.GetRoot(cancellation);
            index = Known.GetValue(tree, _ => new TreeIndex(root));
        }

        return index;
    }

    /// <summary>Where the uses of a name begin: places at which it may call a generic method or close a generic type. Another name with the same hash may be among them.</summary>
    public int FirstUse(int hash)
    {
        int first = Array.BinarySearch(_hashes, hash);
        while (first > 0 && _hashes[first - 1] == hash)
        {
            first--;
        }

        return first;
    }

    /// <summary>The position of a use, until there are no more of the name.</summary>
    public bool TryGetUse(int use, int hash, out int position)
    {
        bool isUse = use >= 0 && use < _hashes.Length && _hashes[use] == hash;
        position = isUse ? _positions[use] : 0;
        return isUse;
    }

    /// <summary>Type arguments are written, or inferred where a method is called or converted to a delegate, and where an extension property is used.</summary>
    private static bool MayUseGenerics(SimpleNameSyntax name)
    {
        if (name is GenericNameSyntax || name.Parent is MemberBindingExpressionSyntax || (name.Parent is MemberAccessExpressionSyntax access && access.Name == name))
        {
            return true;
        }

        SyntaxNode whole = GenericUses.Whole(name);
        return whole is InvocationExpressionSyntax
            || whole.Parent is ArgumentSyntax or EqualsValueClauseSyntax or ArrowExpressionClauseSyntax or ReturnStatementSyntax or CastExpressionSyntax
            || (whole.Parent is AssignmentExpressionSyntax assignment && assignment.Right == whole);
    }

    private static bool IsInGeneric(SyntaxNode node) => node.Ancestors().Any(IsGenericDeclaration);

    private static bool IsGeneric(TypeDeclarationSyntax type) => IsGenericDeclaration(type) || IsInGeneric(type);

    private static bool IsGenericDeclaration(SyntaxNode node) => node is
        TypeDeclarationSyntax { TypeParameterList: not null }
        or MethodDeclarationSyntax { TypeParameterList: not null }
        or LocalFunctionStatementSyntax { TypeParameterList: not null };
}
