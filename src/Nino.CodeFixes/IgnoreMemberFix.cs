using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Says that a member is meant to be left out.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(IgnoreMemberFix))]
internal sealed class IgnoreMemberFix() : NinoCodeFix(RuleIds.MemberType, RuleIds.LostFields)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        SemanticModel? model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            // A diagnostic about an inherited member stands on the type.
            MemberDeclarationSyntax? declaration = root?.FindNode(diagnostic.Location.SourceSpan).FirstAncestorOrSelf<MemberDeclarationSyntax>();
            if (declaration is PropertyDeclarationSyntax or FieldDeclarationSyntax { Declaration.Variables.Count: 1 })
            {
                string attribute = $"[{Usings.NameOf(model, declaration, "NinoIgnore")}]";
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Add {attribute}",
                        _ => Task.FromResult(context.Document.WithSyntaxRoot(root!.ReplaceNode(declaration, AttributeEdits.Add(declaration, attribute)))),
                        nameof(IgnoreMemberFix)),
                    diagnostic);
            }
        }
    }
}
