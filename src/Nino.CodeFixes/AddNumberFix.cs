namespace Nino.CodeFixes;

/// <summary>Gives a member of a version-tolerant type the next number.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddNumberFix))]
internal sealed class AddNumberFix() : DocumentFix(RuleIds.MemberNumber)
{
    private protected override (string Title, Func<SyntaxNode> Edit)? Find(Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken token)
    {
        SyntaxNode node = root.FindNode(diagnostic.Location.SourceSpan);
        return diagnostic.Properties.TryGetValue(RuleProperties.Subject, out string? number)
            && number is not null
            && Numbered(node, $"{Usings.NameOf(model, node, "NinoMember")}({number})") is var (declaration, edited)
                ? ($"Give it number {number}", () => root.ReplaceNode(declaration, edited))
                : null;
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
