using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.FindSymbols;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Makes a key a record, which compares by value.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MakeRecordFix))]
internal sealed class MakeRecordFix() : NinoCodeFix(RuleIds.ReferenceKey)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        Solution solution = context.Document.Project.Solution;
        foreach (Diagnostic diagnostic in context.Diagnostics.Where(one => one.AdditionalLocations.Count == 1))
        {
            Location place = diagnostic.AdditionalLocations[0];
            if (solution.GetDocument(place.SourceTree) is { } document && await CanBeRecordAsync(document, place, context.CancellationToken).ConfigureAwait(false) is { } declaration)
            {
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Make '{declaration.Identifier.ValueText}' a record",
                        token => ChangeAsync(document, declaration, token),
                        nameof(MakeRecordFix) + declaration.Identifier.ValueText),
                    diagnostic);
            }
        }
    }

    /// <summary>A class with relatives could be a record only together with them, and parameters of a record are members.</summary>
    private static async Task<ClassDeclarationSyntax?> CanBeRecordAsync(Document document, Location place, CancellationToken token)
    {
        SyntaxNode? root = await document.GetSyntaxRootAsync(token).ConfigureAwait(false);
        SemanticModel? model = await document.GetSemanticModelAsync(token).ConfigureAwait(false);
        return root?.FindNode(place.SourceSpan) is ClassDeclarationSyntax { ParameterList: null } declaration
            && model?.GetDeclaredSymbol(declaration, token) is { BaseType.SpecialType: SpecialType.System_Object, DeclaringSyntaxReferences.Length: 1 } type
            && !(await SymbolFinder.FindDerivedClassesAsync(type, document.Project.Solution, cancellationToken: token).ConfigureAwait(false)).Any()
                ? declaration
                : null;
    }

    private static async Task<Document> ChangeAsync(Document document, ClassDeclarationSyntax declaration, CancellationToken token)
    {
        SyntaxNode root = (await document.GetSyntaxRootAsync(token).ConfigureAwait(false))!;
        SyntaxToken keyword = SyntaxFactory.Token(SyntaxKind.RecordKeyword).WithTriviaFrom(declaration.Keyword);
        RecordDeclarationSyntax record = SyntaxFactory.RecordDeclaration(
            SyntaxKind.RecordDeclaration,
            declaration.AttributeLists,
            declaration.Modifiers,
            keyword,
            default,
            declaration.Identifier,
            declaration.TypeParameterList,
            declaration.ParameterList,
            declaration.BaseList,
            declaration.ConstraintClauses,
            declaration.OpenBraceToken,
            declaration.Members,
            declaration.CloseBraceToken,
            declaration.SemicolonToken);
        return document.WithSyntaxRoot(root.ReplaceNode(declaration, record));
    }
}
