using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Puts <c>[NinoType]</c> on a type, with the arguments under which its members stay the same.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddNinoTypeFix))]
internal sealed class AddNinoTypeFix() : NinoCodeFix(RuleIds.Subtype, RuleIds.MissingType)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        SemanticModel? model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            if (root?.FindNode(diagnostic.Location.SourceSpan) is TypeDeclarationSyntax declaration
                && diagnostic.Properties.TryGetValue(RuleProperties.Arguments, out string? arguments)
                && arguments is not null)
            {
                string attribute = Usings.NameOf(model, declaration, "NinoType") + (arguments.Length > 0 ? $"({arguments})" : "");
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Add [{attribute}]",
                        _ => Task.FromResult(context.Document.WithSyntaxRoot(root.ReplaceNode(declaration, AttributeEdits.Add(declaration, $"[{attribute}]")))),
                        nameof(AddNinoTypeFix)),
                    diagnostic);
            }
        }
    }
}
