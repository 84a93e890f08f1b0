namespace Nino.CodeFixes;

/// <summary>Puts <c>[NinoType]</c> on a type, with the arguments under which its members stay the same.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddNinoTypeFix))]
internal sealed class AddNinoTypeFix() : DocumentFix(RuleIds.Subtype, RuleIds.MissingType)
{
    private protected override (string Title, Func<SyntaxNode> Edit)? Find(Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken token)
    {
        if (root.FindNode(diagnostic.Location.SourceSpan) is not TypeDeclarationSyntax declaration
            || !diagnostic.Properties.TryGetValue(RuleProperties.Arguments, out string? arguments)
            || arguments is null)
        {
            return null;
        }

        string attribute = Usings.NameOf(model, declaration, "NinoType") + (arguments.Length > 0 ? $"({arguments})" : "");
        return ($"Add [{attribute}]", () => root.ReplaceNode(declaration, AttributeEdits.Add(declaration, $"[{attribute}]")));
    }
}
