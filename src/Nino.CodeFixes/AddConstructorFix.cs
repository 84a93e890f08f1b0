namespace Nino.CodeFixes;

/// <summary>Gives a class a parameterless constructor that generated code can call.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddConstructorFix))]
internal sealed class AddConstructorFix() : DocumentFix(RuleIds.NoConstructor)
{
    private protected override (string Title, Func<SyntaxNode> Edit)? Find(Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken token)
    {
        if (root.FindNode(diagnostic.Location.SourceSpan) is not ClassDeclarationSyntax place
            || model.GetDeclaredSymbol(place, token) is not { BaseType: { } ancestor } declared
            || !ancestor.InstanceConstructors.Any(one => one.Parameters.IsEmpty && one.DeclaredAccessibility != Accessibility.Private))
        {
            return null;
        }

        // The parts of a partial class in this file: one may be empty.
        ClassDeclarationSyntax[] parts = declared.DeclaringSyntaxReferences.Where(part => part.SyntaxTree == root.SyntaxTree).Select(part => part.GetSyntax(token)).OfType<ClassDeclarationSyntax>().ToArray();
        ConstructorDeclarationSyntax? hidden = parts.SelectMany(part => part.Members).OfType<ConstructorDeclarationSyntax>()
            .FirstOrDefault(one => one.ParameterList.Parameters.Count == 0 && !one.Modifiers.Any(SyntaxKind.StaticKeyword));
        bool hasOther = hidden is null && declared.InstanceConstructors.Any(one => one is { Parameters.IsEmpty: true, IsImplicitlyDeclared: false });
        return hasOther || parts.Any(part => part.ParameterList is not null) || parts.OrderByDescending(HasConstructor).FirstOrDefault(part => part.Members.Count > 0) is not { } type ? null
            : hidden is null ? ("Add a parameterless constructor", () => root.InsertNodesBefore(Place(type), [Constructor(type)]))
            : ("Make the parameterless constructor internal", () => root.ReplaceNode(hidden, Modifiers.Internal(hidden)));
    }

    private static bool HasConstructor(ClassDeclarationSyntax part) => part.Members.Any(SyntaxKind.ConstructorDeclaration);

    private static MemberDeclarationSyntax Place(ClassDeclarationSyntax type) =>
        type.Members.FirstOrDefault(member => member is ConstructorDeclarationSyntax) ?? type.Members.First();

    private static MemberDeclarationSyntax Constructor(ClassDeclarationSyntax type)
    {
        MemberDeclarationSyntax place = Place(type);
        SyntaxTriviaList indentation = AttributeEdits.Indentation(place);
        string end = AttributeEdits.LineEnd(type);
        // The empty line above the next member, if there is one, serves both.
        string gap = place.GetLeadingTrivia().FirstOrDefault().IsKind(SyntaxKind.EndOfLineTrivia) ? end : "";
        string blank = gap.Length == 0 ? end : "";
        return SyntaxFactory.ParseMemberDeclaration(
            $"{gap}{indentation}public {type.Identifier.Text}(){end}{indentation}{{{end}{indentation}}}{end}{blank}")!;
    }
}
