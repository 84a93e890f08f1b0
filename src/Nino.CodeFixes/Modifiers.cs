using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.CodeFixes;

/// <summary>Edits of the modifiers of a declaration.</summary>
internal static class Modifiers
{
    /// <summary>The declaration with <c>internal</c> in the place of a narrower accessibility, and beside <c>protected</c>: derived classes keep what they see.</summary>
    public static T Internal<T>(T declaration)
        where T : MemberDeclarationSyntax
    {
        if (declaration.Modifiers.Any(SyntaxKind.PublicKeyword) || declaration.Modifiers.Any(SyntaxKind.InternalKeyword))
        {
            return declaration;
        }

        SyntaxTriviaList leading = declaration.GetLeadingTrivia();
        T bare = (T)declaration.WithoutLeadingTrivia();
        SyntaxToken[] others = bare.Modifiers
            .Where(token => !(token.IsKind(SyntaxKind.PrivateKeyword) || token.IsKind(SyntaxKind.ProtectedKeyword) || token.IsKind(SyntaxKind.FileKeyword)))
            .ToArray();
        IEnumerable<SyntaxToken> keywords = (bare.Modifiers.Any(SyntaxKind.ProtectedKeyword) ? new[] { SyntaxKind.ProtectedKeyword, SyntaxKind.InternalKeyword } : [SyntaxKind.InternalKeyword])
            .Select(kind => SyntaxFactory.Token(kind).WithTrailingTrivia(SyntaxFactory.Space));
        T changed = (T)bare.WithModifiers(SyntaxFactory.TokenList(others)).WithoutLeadingTrivia();
        return (T)changed.WithModifiers(SyntaxFactory.TokenList(keywords.Concat(changed.Modifiers))).WithLeadingTrivia(leading);
    }
}
