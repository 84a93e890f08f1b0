using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Generator.Caching;

/// <summary>What one file declares: its text without bodies, initializers and comments, as a hash. Kept as long as the tree.</summary>
internal sealed class FileDeclarations
{
    private static readonly ConditionalWeakTable<SyntaxTree, FileDeclarations> Known = new();

    private Fingerprint _hash;

    private FileDeclarations(SyntaxTree tree)
    {
        _hash.Add(tree.FilePath);
        Visit(tree.GetRoot());
    }

    /// <summary>Changes with each declaration.</summary>
    public ulong Hash => _hash.Value;

    /// <summary>Whether the file has attributes of the assembly.</summary>
    public bool HasAssemblyAttributes { get; private set; }

    public static FileDeclarations Of(SyntaxTree tree) => Known.GetValue(tree, static created => new FileDeclarations(created));

    private void Visit(SyntaxNode node)
    {
        _hash.Add((ulong)node.RawKind);
        HasAssemblyAttributes |= node is AttributeListSyntax { Target.Identifier.ValueText: "assembly" or "module" };
        if (IsBody(node))
        {
            // Whether a property has a field behind it is seen from outside.
            _hash.Add(node.DescendantTokens().Any(token => token.ValueText == "field") ? 1UL : 0);
            AddNullability(node);
            return;
        }

        foreach (SyntaxNodeOrToken child in node.ChildNodesAndTokens())
        {
            if (child.AsNode() is { } inner)
            {
                Visit(inner);
            }
            else
            {
                AddNullability(child);
                _hash.Add(child.AsToken().Text);
            }
        }

        // Ends the node: no kind has this number.
        _hash.Add(ulong.MaxValue);
    }

    /// <summary>Adds the directives that decide about the types of what follows.</summary>
    private void AddNullability(SyntaxNodeOrToken part)
    {
        if (!part.ContainsDirectives)
        {
            return;
        }

        foreach (SyntaxTrivia directive in part.AsNode()?.DescendantTrivia() ?? part.GetLeadingTrivia())
        {
            if (directive.IsKind(SyntaxKind.NullableDirectiveTrivia))
            {
                _hash.Add(directive.ToString());
            }
        }
    }

    /// <summary>The code of bodies and initializers, but for constants and the defaults of parameters.</summary>
    private static bool IsBody(SyntaxNode node) => node switch
    {
        BlockSyntax or ArrowExpressionClauseSyntax or ConstructorInitializerSyntax or GlobalStatementSyntax => true,
        EqualsValueClauseSyntax { Parent: PropertyDeclarationSyntax } => true,
        EqualsValueClauseSyntax { Parent.Parent.Parent: FieldDeclarationSyntax field } => !field.Modifiers.Any(SyntaxKind.ConstKeyword),
        _ => false,
    };
}
