using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Generator.Caching;

/// <summary>Reads what a file declares.</summary>
internal sealed class SurfaceWalker(SyntaxTree tree)
{
    private readonly TreeSurface _surface = new();
    private Fingerprint _headers;
    private Fingerprint _members;
    private Fingerprint _shared;

    public TreeSurface Walk()
    {
        Visit(tree.GetRoot(), "", SurfaceLevel.Headers, isShared: false);
        _surface.Headers = _headers.Value;
        _surface.Members = _members.Value;
        _surface.Shared = _shared.Value;
        return _surface;
    }

    private void Visit(SyntaxNode node, string scope, SurfaceLevel level, bool isShared)
    {
        isShared |= IsShared(node, scope);
        level = IsMember(node) ? SurfaceLevel.Members : level;
        Add((ulong)node.RawKind, level, isShared);
        if (IsHidden(node))
        {
            // Whether a property has a field behind it is seen from outside.
            Add(node.DescendantTokens().Any(token => token.ValueText == "field") ? 1UL : 0, level, isShared);
            AddNames(node, _surface.Names[(int)SurfaceLevel.Text]);
            return;
        }

        scope = Declare(node, scope, level);
        foreach (SyntaxNodeOrToken child in node.ChildNodesAndTokens())
        {
            if (child.AsNode() is { } inner)
            {
                Visit(inner, scope, level, isShared);
            }
            else
            {
                Visit(child.AsToken(), level, isShared);
            }
        }

        // Ends the node: no kind has this number.
        Add(ulong.MaxValue, level, isShared);
    }

    private void Visit(SyntaxToken token, SurfaceLevel level, bool isShared)
    {
        Add(token.Text, level, isShared);
        if (token.IsKind(SyntaxKind.IdentifierToken))
        {
            AddName(token, _surface.Names[(int)level]);
            if (isShared)
            {
                AddName(token, _surface.SharedNames);
            }
        }
    }

    /// <summary>Takes down what a node declares, and gives the scope inside of it.</summary>
    private string Declare(SyntaxNode node, string scope, SurfaceLevel level)
    {
        switch (node)
        {
            case BaseNamespaceDeclarationSyntax space:
                foreach (string segment in space.Name.ToString().Split('.').Select(segment => segment.Trim()))
                {
                    scope += segment + ".";
                    _surface.Namespaces.Add((TreeSurface.NameOf(segment), scope));
                }

                return scope;
            case EnumDeclarationSyntax type:
                _surface.Declared.Add((TreeSurface.NameOf(type.Identifier.ValueText), Header(type, int.MaxValue, scope)));
                AddValues(type.Members.Select(member => member.EqualsValue));
                return scope;
            case TypeDeclarationSyntax type:
                _surface.Declared.Add((TreeSurface.NameOf(type.Identifier.ValueText), Header(type, type.OpenBraceToken.RawKind == 0 ? int.MaxValue : type.OpenBraceToken.SpanStart, scope)));
                return $"{scope}{type.Identifier.ValueText}`{type.TypeParameterList?.Parameters.Count}+";
            case DelegateDeclarationSyntax type:
                _surface.Declared.Add((TreeSurface.NameOf(type.Identifier.ValueText), Header(type, int.MaxValue, scope)));
                return scope;
            case FieldDeclarationSyntax field when field.Modifiers.Any(SyntaxKind.ConstKeyword):
                _surface.Declared.AddRange(field.Declaration.Variables.Select(constant => (TreeSurface.NameOf(constant.Identifier.ValueText), Header(field, int.MaxValue, scope))));
                AddValues(field.Declaration.Variables.Select(constant => constant.Initializer));
                return scope;
            case UsingDirectiveSyntax { StaticKeyword.RawKind: not 0 }:
                AddNames(tree.GetRoot(), _surface.StaticNames, part => part is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax or UsingDirectiveSyntax or NameSyntax or NameEqualsSyntax);
                return scope;
            case AttributeSyntax attribute:
                _surface.Names[(int)level].UnionWith(attribute.Name.DescendantTokens().Select(token => TreeSurface.NameOf(token.ValueText + "Attribute")));
                return scope;
            default:
                return scope;
        }
    }

    private bool IsShared(SyntaxNode node, string scope)
    {
        if (node is AttributeListSyntax { Target.Identifier.ValueText: "assembly" or "module" })
        {
            _surface.HasAssemblyAttributes = true;
            return true;
        }

        return node switch
        {
            UsingDirectiveSyntax directive => directive.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword),
            MethodDeclarationSyntax { ParameterList.Parameters: { Count: > 0 } parameters } => parameters[0].Modifiers.Any(SyntaxKind.ThisKeyword),
            TypeDeclarationSyntax { Keyword.ValueText: "extension" } => true,
            BaseTypeDeclarationSyntax or DelegateDeclarationSyntax => scope is "Nino.Core." or "Nino.Core.Formatters." || scope.StartsWith("System.", StringComparison.Ordinal),
            _ => false,
        };
    }

    private static bool IsMember(SyntaxNode node) => node is BaseFieldDeclarationSyntax or BaseMethodDeclarationSyntax or BasePropertyDeclarationSyntax or GlobalStatementSyntax or IncompleteMemberSyntax;

    /// <summary>The code of bodies and initializers, but for constants and the defaults of parameters.</summary>
    private static bool IsHidden(SyntaxNode node) => node switch
    {
        BlockSyntax or ArrowExpressionClauseSyntax or ConstructorInitializerSyntax or GlobalStatementSyntax => true,
        EqualsValueClauseSyntax { Parent: PropertyDeclarationSyntax } => true,
        EqualsValueClauseSyntax { Parent.Parent.Parent: FieldDeclarationSyntax field } => !field.Modifiers.Any(SyntaxKind.ConstKeyword),
        _ => false,
    };

    /// <summary>A declaration up to a place: its file, its scope and its text without comments. Files count, because the compiler takes the parts of a type in their order.</summary>
    private ulong Header(SyntaxNode node, int end, string scope)
    {
        Fingerprint header = default;
        header.Add(scope);
        header.Add((ulong)node.RawKind);
        header.Add(tree.FilePath);
        foreach (SyntaxToken token in node.DescendantTokens().TakeWhile(token => token.SpanStart < end))
        {
            header.Add(token.Text);
        }

        return header.Value;
    }

    /// <summary>A constant may be made of constants of other files, which those who use it do not name.</summary>
    private void AddValues(IEnumerable<EqualsValueClauseSyntax?> values)
    {
        foreach (EqualsValueClauseSyntax value in values.OfType<EqualsValueClauseSyntax>())
        {
            AddNames(value, _surface.SharedNames);
        }
    }

    private static void AddNames(SyntaxNode node, HashSet<int> names, Func<SyntaxNode, bool>? isEntered = null)
    {
        foreach (SyntaxToken token in node.DescendantTokens(isEntered).Where(token => token.IsKind(SyntaxKind.IdentifierToken)))
        {
            AddName(token, names);
        }
    }

    private static void AddName(SyntaxToken token, HashSet<int> names) => names.Add(TreeSurface.NameOf(token.ValueText));

    private void Add(ulong value, SurfaceLevel level, bool isShared)
    {
        (level == SurfaceLevel.Headers ? ref _headers : ref _members).Add(value);
        if (isShared)
        {
            _shared.Add(value);
        }
    }

    private void Add(string text, SurfaceLevel level, bool isShared)
    {
        (level == SurfaceLevel.Headers ? ref _headers : ref _members).Add(text);
        if (isShared)
        {
            _shared.Add(text);
        }
    }
}
