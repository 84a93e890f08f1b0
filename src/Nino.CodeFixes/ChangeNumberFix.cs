using System.Globalization;

namespace Nino.CodeFixes;

/// <summary>Gives a member a number that is free.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ChangeNumberFix))]
internal sealed class ChangeNumberFix() : DocumentFix(RuleIds.DuplicateNumber)
{
    private protected override (string Title, Func<SyntaxNode> Edit)? Find(Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken token)
    {
        // An attribute above several fields numbers all of them, so no number would do.
        if (!diagnostic.Properties.TryGetValue(RuleProperties.Number, out string? free)
            || diagnostic.AdditionalLocations.Count != 1
            || diagnostic.AdditionalLocations[0].SourceTree != root.SyntaxTree
            || AttributeEdits.Find(root, diagnostic.AdditionalLocations[0].SourceSpan) is not { ArgumentList.Arguments: { Count: 1 } arguments } attribute
            || attribute.Parent?.Parent is FieldDeclarationSyntax { Declaration.Variables.Count: > 1 })
        {
            return null;
        }

        ExpressionSyntax old = arguments[0].Expression;
        int number = int.Parse(free, CultureInfo.InvariantCulture);
        ExpressionSyntax literal = SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(number));
        return ($"Change the number to {number.ToString(CultureInfo.InvariantCulture)}", () => root.ReplaceNode(old, literal.WithTriviaFrom(old)));
    }
}
