using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Makes a type, and the types around it, internal.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MakeReachableFix))]
internal sealed class MakeReachableFix() : NinoCodeFix(RuleIds.NotReachable)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            if (root?.FindNode(diagnostic.Location.SourceSpan) is TypeDeclarationSyntax type && !type.Modifiers.Any(SyntaxKind.RefKeyword) && Hidden(type).Any())
            {
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Make '{type.Identifier.ValueText}' internal",
                        _ => Task.FromResult(context.Document.WithSyntaxRoot(root.ReplaceNodes(Hidden(type), (_, changed) => Modifiers.Internal(changed)))),
                        nameof(MakeReachableFix)),
                    diagnostic);
            }
        }
    }

    /// <summary>A nested type without an accessibility is private; an outermost one is internal unless it is file-local.</summary>
    private static IEnumerable<TypeDeclarationSyntax> Hidden(TypeDeclarationSyntax type) => type.AncestorsAndSelf()
        .OfType<TypeDeclarationSyntax>()
        .Where(one => one.Parent is TypeDeclarationSyntax || one.Modifiers.Any(SyntaxKind.FileKeyword));
}
