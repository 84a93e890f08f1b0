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

        // What stands behind the attributes, comments and directives, stays there.
        SyntaxToken first = declaration.AttributeLists.Count > 0 ? declaration.AttributeLists.Last().GetLastToken().GetNextToken() : declaration.GetFirstToken();
        T bare = declaration.ReplaceToken(first, first.WithLeadingTrivia());
        SyntaxToken[] gone = bare.Modifiers.TakeWhile(IsNarrow).ToArray();
        SyntaxTriviaList behind = gone.Length > 0 ? gone.Last().TrailingTrivia : SyntaxFactory.TriviaList(SyntaxFactory.Space);
        IEnumerable<SyntaxToken> keywords = bare.Modifiers.Any(SyntaxKind.ProtectedKeyword)
            ? [SyntaxFactory.Token(first.LeadingTrivia, SyntaxKind.ProtectedKeyword, SyntaxFactory.TriviaList(SyntaxFactory.Space)), SyntaxFactory.Token(SyntaxFactory.TriviaList(), SyntaxKind.InternalKeyword, behind)]
            : [SyntaxFactory.Token(first.LeadingTrivia, SyntaxKind.InternalKeyword, behind)];
        return (T)bare.WithModifiers(SyntaxFactory.TokenList(keywords.Concat(bare.Modifiers.Where(token => !IsNarrow(token)))));
    }

    private static bool IsNarrow(SyntaxToken token) =>
        token.IsKind(SyntaxKind.PrivateKeyword) || token.IsKind(SyntaxKind.ProtectedKeyword) || token.IsKind(SyntaxKind.FileKeyword);
}
