namespace Nino.CodeFixes;

/// <summary>Says that a member is meant to be left out.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(IgnoreMemberFix))]
internal sealed class IgnoreMemberFix() : DocumentFix(RuleIds.MemberType, RuleIds.LostFields, RuleIds.ThrowingAccessor)
{
    private protected override (string Title, Func<SyntaxNode> Edit)? Find(Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken token)
    {
        // A diagnostic about an inherited member stands on the type.
        if (root.FindNode(diagnostic.Location.SourceSpan).FirstAncestorOrSelf<MemberDeclarationSyntax>() is not { } declaration
            || declaration is not (PropertyDeclarationSyntax or FieldDeclarationSyntax { Declaration.Variables.Count: 1 }))
        {
            return null;
        }

        string attribute = $"[{Usings.NameOf(model, declaration, "NinoIgnore")}]";
        return ($"Add {attribute}", () => root.ReplaceNode(declaration, AttributeEdits.Add(declaration, attribute)));
    }
}
