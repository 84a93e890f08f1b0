using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Lets a marked member be set when it is read.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MakeSettableFix))]
internal sealed class MakeSettableFix() : NinoCodeFix(RuleIds.NotSettable)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            MemberDeclarationSyntax? member = root?.FindNode(diagnostic.Location.SourceSpan).FirstAncestorOrSelf<MemberDeclarationSyntax>();
            if (member is PropertyDeclarationSyntax { AccessorList.Accessors.Count: 1 } property && property.AccessorList.Accessors[0] is { Body: null, ExpressionBody: null } get)
            {
                PropertyDeclarationSyntax changed = property.WithAccessorList(WithInit(property.AccessorList, get));
                context.RegisterCodeFix(
                    CodeAction.Create("Add an init accessor", _ => Task.FromResult(context.Document.WithSyntaxRoot(root!.ReplaceNode(property, changed))), nameof(MakeSettableFix)),
                    diagnostic);
            }
        }
    }

    private static AccessorListSyntax WithInit(AccessorListSyntax list, AccessorDeclarationSyntax get)
    {
        AccessorDeclarationSyntax init = SyntaxFactory.AccessorDeclaration(SyntaxKind.InitAccessorDeclaration)
            .WithSemicolonToken(SyntaxFactory.Token(SyntaxKind.SemicolonToken))
            .WithTrailingTrivia(get.GetTrailingTrivia());
        return list.WithAccessors(SyntaxFactory.List([get.WithTrailingTrivia(SyntaxFactory.Space), init]));
    }
}
