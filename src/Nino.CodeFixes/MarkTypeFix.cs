using Microsoft.CodeAnalysis.Text;

namespace Nino.CodeFixes;

/// <summary>Puts <c>[NinoType]</c> on the type that keeps a member or a root from being serialized, or on a base class whose members are lost.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MarkTypeFix))]
internal sealed class MarkTypeFix() : NinoCodeFix(RuleIds.MemberType, RuleIds.RootType, RuleIds.ForwardedType, RuleIds.LostBase)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            if (diagnostic.Properties.TryGetValue(RuleProperties.Subject, out string? name)
                && name is not null
                && await context.Document.Project.GetCompilationAsync(context.CancellationToken).ConfigureAwait(false) is { } compilation
                && compilation.GetTypeByMetadataName(name) is { DeclaringSyntaxReferences.IsEmpty: false } type)
            {
                SyntaxReference place = type.DeclaringSyntaxReferences[0];
                Solution solution = context.Document.Project.Solution;
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Put [NinoType] on '{type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}'",
                        token => MarkAsync(solution, place, token),
                        nameof(MarkTypeFix) + name),
                    diagnostic);
            }
        }
    }

    /// <summary>Puts the attribute on the type at a place, or on the one that holds what is there.</summary>
    public static async Task<Document> MarkAsync(Document document, TextSpan place, string arguments, CancellationToken token)
    {
        if (await document.GetSyntaxRootAsync(token).ConfigureAwait(false) is not { } root
            || root.FindNode(place).FirstAncestorOrSelf<TypeDeclarationSyntax>() is not { } declaration)
        {
            return document;
        }

        string attribute = Usings.NameOf(await document.GetSemanticModelAsync(token).ConfigureAwait(false), declaration, "NinoType");
        return document.WithSyntaxRoot(root.ReplaceNode(declaration, AttributeEdits.Add(declaration, $"[{attribute}{arguments}]")));
    }

    private static async Task<Solution> MarkAsync(Solution solution, SyntaxReference place, CancellationToken token) => solution.GetDocument(place.SyntaxTree) is { } document
        ? (await MarkAsync(document, place.Span, "", token).ConfigureAwait(false)).Project.Solution
        : solution;
}
