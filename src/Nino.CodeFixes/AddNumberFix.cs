using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Gives a member of a version-tolerant type the next number.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddNumberFix))]
internal sealed class AddNumberFix() : NinoCodeFix(RuleIds.MemberNumber)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        SemanticModel? model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            if (root?.FindNode(diagnostic.Location.SourceSpan) is { } node
                && diagnostic.Properties.TryGetValue(RuleProperties.Subject, out string? number)
                && number is not null
                && Numbered(node, $"{Usings.NameOf(model, node, "NinoMember")}({number})") is var (declaration, edited))
            {
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Give it number {number}",
                        _ => Task.FromResult(context.Document.WithSyntaxRoot(root.ReplaceNode(declaration, edited))),
                        nameof(AddNumberFix)),
                    diagnostic);
            }
        }
    }

    /// <summary>The declaration of a member with another attribute; null of several fields at once, which would share the number.</summary>
    private static (SyntaxNode Declaration, SyntaxNode Edited)? Numbered(SyntaxNode node, string attribute)
    {
        if (node.FirstAncestorOrSelf<ParameterSyntax>() is { } parameter)
        {
            AttributeListSyntax list = SyntaxFactory.ParseCompilationUnit($"[{attribute}] class C;").Members[0].AttributeLists[0];
            return (parameter, parameter.WithoutLeadingTrivia().WithAttributeLists(parameter.AttributeLists.Insert(0, list)).WithLeadingTrivia(parameter.GetLeadingTrivia()));
        }

        return node.FirstAncestorOrSelf<MemberDeclarationSyntax>() is { } declaration and (PropertyDeclarationSyntax or FieldDeclarationSyntax { Declaration.Variables.Count: 1 })
            ? (declaration, AttributeEdits.Add(declaration, $"[{attribute}]"))
            : null;
    }
}
