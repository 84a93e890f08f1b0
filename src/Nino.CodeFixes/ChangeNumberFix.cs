using System.Globalization;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Gives a member a number that is free.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ChangeNumberFix))]
internal sealed class ChangeNumberFix() : NinoCodeFix(RuleIds.DuplicateNumber)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            // An attribute above several fields numbers all of them, so no number would do.
            if (root is not null
                && diagnostic.Properties.TryGetValue(RuleProperties.Number, out string? free)
                && diagnostic.AdditionalLocations.Count == 1
                && diagnostic.AdditionalLocations[0].SourceTree == root.SyntaxTree
                && AttributeEdits.Find(root, diagnostic.AdditionalLocations[0].SourceSpan) is { ArgumentList.Arguments: { Count: 1 } arguments } attribute
                && attribute.Parent?.Parent is not FieldDeclarationSyntax { Declaration.Variables.Count: > 1 })
            {
                ExpressionSyntax old = arguments[0].Expression;
                int number = int.Parse(free, CultureInfo.InvariantCulture);
                ExpressionSyntax literal = SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(number));
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Change the number to {number.ToString(CultureInfo.InvariantCulture)}",
                        _ => Task.FromResult(context.Document.WithSyntaxRoot(root.ReplaceNode(old, literal.WithTriviaFrom(old)))),
                        nameof(ChangeNumberFix)),
                    diagnostic);
            }
        }
    }
}
