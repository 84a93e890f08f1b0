using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Generator.Caching;

namespace Nino.Generator.Parsing;

/// <summary>Finds the declarations of types that take part: by an attribute of their own, or because a base class or interface does.</summary>
internal static class TypeDeclarations
{
    /// <summary>Whether a declaration may be one; while it is typed it has no name yet.</summary>
    public static bool IsCandidate(SyntaxNode node) =>
        node is BaseTypeDeclarationSyntax { AttributeLists.Count: > 0, Identifier.IsMissing: false } or TypeDeclarationSyntax { BaseList: not null, Identifier.IsMissing: false };

    public static ParseResult? Parse(SyntaxNode node, SemanticModel model, CancellationToken cancellation) =>
        ParseCache.Of(model.Compilation, node, () => ParseAnew(node, model, cancellation));

    private static ParseResult? ParseAnew(SyntaxNode node, SemanticModel model, CancellationToken cancellation)
    {
        if (model.GetDeclaredSymbol((BaseTypeDeclarationSyntax)node, cancellation) is not { } type)
        {
            return null;
        }

        bool isNino = NinoTypes.IsNinoType(type);
        bool isCustom = type.Has("NinoCustomFormatterAttribute");
        if ((!isNino && !isCustom) || !IsFirstPart(type, node))
        {
            return null;
        }

        if (!isCustom)
        {
            return TypeParser.Parse(model.Compilation, type);
        }

        ParseResult custom = CustomFormatterParser.Parse(model.Compilation, type);
        if (!isNino || custom.Diagnostics.Count == 0)
        {
            return custom;
        }

        // The formatter does not fit, so the type is written as if it had none.
        ParseResult members = TypeParser.Parse(model.Compilation, type);
        return members with { Diagnostics = custom.Diagnostics.Concat(members.Diagnostics).ToEquatable() };
    }

    /// <summary>A partial type is parsed once: at the part with its attribute, else at its first part with a base list.</summary>
    private static bool IsFirstPart(INamedTypeSymbol type, SyntaxNode node)
    {
        AttributeData? attribute = type.Find("NinoTypeAttribute") ?? type.Find("NinoCustomFormatterAttribute");
        return attribute is not null
            ? attribute.ApplicationSyntaxReference?.GetSyntax().Parent?.Parent == node
            : type.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).First(part => part is TypeDeclarationSyntax { BaseList: not null }) == node;
    }
}
