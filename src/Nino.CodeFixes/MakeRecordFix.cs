using Microsoft.CodeAnalysis.FindSymbols;
using Microsoft.CodeAnalysis.Text;

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
            if (solution.GetDocument(place.SourceTree) is { } document
                && await document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false) is { } root
                && root.FindNode(place.SourceSpan) is ClassDeclarationSyntax { ParameterList: null } declaration
                && await document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false) is { } model
                && await IsAloneAsync(solution, model.GetDeclaredSymbol(declaration, context.CancellationToken), context.CancellationToken).ConfigureAwait(false))
            {
                SourceText text = root.GetText().Replace(declaration.Keyword.Span, "record");
                if (Compiles(model, declaration, text, context.CancellationToken))
                {
                    context.RegisterCodeFix(
                        CodeAction.Create(
                            $"Make '{declaration.Identifier.ValueText}' a record",
                            _ => Task.FromResult(document.WithText(text)),
                            nameof(MakeRecordFix) + declaration.Identifier.ValueText),
                        diagnostic);
                }
            }
        }
    }

    /// <summary>A class with relatives could be a record only together with them, and parameters of a record are members.</summary>
    private static async Task<bool> IsAloneAsync(Solution solution, INamedTypeSymbol? type, CancellationToken token) =>
        type is { BaseType.SpecialType: SpecialType.System_Object, DeclaringSyntaxReferences.Length: 1 }
        && !(await SymbolFinder.FindDerivedClassesAsync(type, solution, cancellationToken: token).ConfigureAwait(false)).Any();

    /// <summary>Members of its own may be none that a record can have, such as <c>Clone</c>.</summary>
    private static bool Compiles(SemanticModel model, ClassDeclarationSyntax declaration, SourceText text, CancellationToken token)
    {
        SyntaxTree changed = declaration.SyntaxTree.WithChangedText(text);
        return changed.GetRoot(token).FindNode(new TextSpan(declaration.Identifier.SpanStart + 1, 0)).FirstAncestorOrSelf<RecordDeclarationSyntax>() is { } record
            && model.Compilation.ReplaceSyntaxTree(declaration.SyntaxTree, changed).GetSemanticModel(changed)
                .GetDiagnostics(record.Span, token)
                .All(one => one.DefaultSeverity != DiagnosticSeverity.Error);
    }
}
