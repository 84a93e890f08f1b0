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

/// <summary>Gives a constructor parameter that is no member a default value, which is then passed for it.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(DefaultParameterFix))]
internal sealed class DefaultParameterFix() : NinoCodeFix(RuleIds.ConstructorParameter, RuleIds.NoConstructor)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        SemanticModel? model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            if (diagnostic.Properties.TryGetValue(RuleProperties.Subject, out string? name)
                && root?.FindNode(diagnostic.Location.SourceSpan) is TypeDeclarationSyntax type
                && Parameters(type, diagnostic.Id).FirstOrDefault(one => one.Identifier.ValueText == name) is { Default: null } parameter
                && !parameter.Modifiers.Any(CannotHaveOne)
                && IsLastWithoutDefault(parameter))
            {
                // Where null is no value of the type, the compiler is told that it is meant.
                string value = model?.GetDeclaredSymbol(parameter, context.CancellationToken) is IParameterSymbol { Type.IsValueType: false, NullableAnnotation: NullableAnnotation.NotAnnotated } ? "default!" : "default";
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Give parameter '{name}' a default value",
                        _ => Task.FromResult(context.Document.WithSyntaxRoot(root.ReplaceNode(parameter, WithDefault(parameter, value)))),
                        nameof(DefaultParameterFix)),
                    diagnostic);
            }
        }
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
