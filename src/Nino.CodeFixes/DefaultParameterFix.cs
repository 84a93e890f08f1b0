namespace Nino.CodeFixes;

/// <summary>Gives a constructor parameter that is no member a default value, which is then passed for it.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(DefaultParameterFix))]
internal sealed class DefaultParameterFix() : DocumentFix(RuleIds.ConstructorParameter, RuleIds.NoConstructor)
{
    private protected override (string Title, Func<SyntaxNode> Edit)? Find(Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken token)
    {
        if (!diagnostic.Properties.TryGetValue(RuleProperties.Subject, out string? name)
            || root.FindNode(diagnostic.Location.SourceSpan) is not TypeDeclarationSyntax type
            || Parameters(type, diagnostic.Id).FirstOrDefault(one => one.Identifier.ValueText == name) is not { Default: null } parameter
            || parameter.Modifiers.Any(CannotHaveOne)
            || !IsLastWithoutDefault(parameter))
        {
            return null;
        }

        // Where null is no value of the type, the compiler is told that it is meant.
        string value = model.GetDeclaredSymbol(parameter, token) is IParameterSymbol { Type.IsValueType: false, NullableAnnotation: NullableAnnotation.NotAnnotated } ? "default!" : "default";
        return ($"Give parameter '{name}' a default value", () => root.ReplaceNode(parameter, WithDefault(parameter, value)));
    }

    /// <summary>The parameters of the constructor or factory that has to be called.</summary>
    private static IEnumerable<ParameterSyntax> Parameters(TypeDeclarationSyntax type, string id) => id == RuleIds.NoConstructor
        ? type is RecordDeclarationSyntax { ParameterList.Parameters: var parameters } ? parameters : []
        : type.Members.OfType<BaseMethodDeclarationSyntax>()
            .Where(method => method.AttributeLists.SelectMany(list => list.Attributes).Any(attribute => attribute.Name.ToString().Contains("NinoConstructor")))
            .SelectMany(method => method.ParameterList.Parameters);

    private static bool CannotHaveOne(SyntaxToken modifier) =>
        modifier.IsKind(SyntaxKind.RefKeyword) || modifier.IsKind(SyntaxKind.OutKeyword) || modifier.IsKind(SyntaxKind.ParamsKeyword);

    private static bool IsLastWithoutDefault(ParameterSyntax parameter) =>
        parameter.Parent is ParameterListSyntax { Parameters: var all }
        && all.Skip(all.IndexOf(parameter) + 1).All(later => later.Default is not null || later.Modifiers.Any(SyntaxKind.ParamsKeyword));

    private static ParameterSyntax WithDefault(ParameterSyntax parameter, string value) =>
        ((ParenthesizedLambdaExpressionSyntax)SyntaxFactory.ParseExpression($"({parameter.WithAttributeLists(default).WithoutTrivia()} = {value}) => 0")).ParameterList.Parameters[0]
            .WithAttributeLists(parameter.AttributeLists)
            .WithTriviaFrom(parameter);
}
