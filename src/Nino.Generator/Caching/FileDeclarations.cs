using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Generator.Caching;

/// <summary>
/// What one file declares: its text without bodies, initializers and comments, as a hash. Kept as long as the tree. Bodies
/// of structs with parameters are told apart too, because a parameter that one of them names has a field behind it.
/// </summary>
internal sealed class FileDeclarations
{
    private static readonly ConditionalWeakTable<SyntaxTree, FileDeclarations> Known = new();

    private Fingerprint _hash;
    private Fingerprint _parts;

    private FileDeclarations(SyntaxTree tree)
    {
        _hash.Add(tree.FilePath);
        Visit(tree.GetRoot(), null);
    }

    /// <summary>Changes with each declaration.</summary>
    public ulong Hash => _hash.Value;

    /// <summary>Changes with each body of a partial struct whose parameters, if it has any, are those of another part.</summary>
    public ulong HashOfParts => _parts.Value;

    /// <summary>Whether the file has the parameters of a partial struct.</summary>
    public bool HasPartialParameters { get; private set; }

    /// <summary>Whether the file has attributes of the assembly.</summary>
    public bool HasAssemblyAttributes { get; private set; }

    public static FileDeclarations Of(SyntaxTree tree) => Known.GetValue(tree, static created => new FileDeclarations(created));

    /// <param name="node">What is added.</param>
    /// <param name="type">The struct that it is in, if it is not in another type inside.</param>
    private void Visit(SyntaxNode node, StructDeclarationSyntax? type)
    {
        _hash.Add((ulong)node.RawKind);
        HasAssemblyAttributes |= node is AttributeListSyntax { Target.Identifier.ValueText: "assembly" or "module" };
        if (node is TypeDeclarationSyntax declaration)
        {
            type = declaration as StructDeclarationSyntax;
            HasPartialParameters |= type is not null && IsPartial(type) && HasParameters(type);
        }

        if (IsBody(node) && !(type is not null && HasParameters(type)))
        {
            // Whether a property has a field behind it is seen from outside.
            _hash.Add((ulong)node.DescendantTokens().Count(IsField));
            AddNullability(node);
            if (type is not null && IsPartial(type))
            {
                _parts.Add(node.ToString());
            }

            return;
        }

        // Constants of thousands of parts are as many levels deep.
        foreach (SyntaxNodeOrToken child in node is BinaryExpressionSyntax ? node.DescendantTokens().Select(token => (SyntaxNodeOrToken)token) : node.ChildNodesAndTokens())
        {
            if (child.AsNode() is { } inner)
            {
                Visit(inner, type);
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

    /// <summary>Whether it may be the field behind a property: a member of that name stands behind a dot.</summary>
    private static bool IsField(SyntaxToken token) => token.Text == "field" && token.GetPreviousToken().Kind() is not (SyntaxKind.DotToken or SyntaxKind.MinusGreaterThanToken);

    private static bool IsPartial(StructDeclarationSyntax type) => type.Modifiers.Any(SyntaxKind.PartialKeyword);

    private static bool HasParameters(StructDeclarationSyntax type) => type.ChildNodes().Any(child => child.IsKind(SyntaxKind.ParameterList));

    /// <summary>The code of bodies and initializers, but for constants and the defaults of parameters.</summary>
    private static bool IsBody(SyntaxNode node) => node switch
    {
        BlockSyntax or ArrowExpressionClauseSyntax or ConstructorInitializerSyntax or GlobalStatementSyntax => true,
        EqualsValueClauseSyntax { Parent: PropertyDeclarationSyntax } => true,
        EqualsValueClauseSyntax { Parent.Parent.Parent: FieldDeclarationSyntax field } => !field.Modifiers.Any(SyntaxKind.ConstKeyword),
        _ => false,
    };
}
