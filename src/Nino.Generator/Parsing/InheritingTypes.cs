using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>Types without an attribute of their own that take part because a base class or interface does.</summary>
internal static class InheritingTypes
{
    public static ParseResult? Parse(GeneratorSyntaxContext target, CancellationToken cancellation)
    {
        if (target.SemanticModel.GetDeclaredSymbol((TypeDeclarationSyntax)target.Node, cancellation) is not { } type
            || type.Has("NinoTypeAttribute")
            || !NinoTypes.IsNinoType(type)
            || !IsFirstPart(type, target.Node))
        {
            return null;
        }

        return TypeParser.Parse(target.SemanticModel.Compilation, type);
    }

    /// <summary>A partial type is parsed once, at its first part with a base list.</summary>
    private static bool IsFirstPart(INamedTypeSymbol type, SyntaxNode node) => type.DeclaringSyntaxReferences
        .Select(reference => reference.GetSyntax())
        .First(part => part is TypeDeclarationSyntax { BaseList: not null }) == node;
}
