using System.Linq;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Gives a class a parameterless constructor that generated code can call.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddConstructorFix))]
internal sealed class AddConstructorFix() : NinoCodeFix(RuleIds.NoConstructor)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        SemanticModel? model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            if (root?.FindNode(diagnostic.Location.SourceSpan) is not ClassDeclarationSyntax { ParameterList: null } type
                || model?.GetDeclaredSymbol(type, context.CancellationToken) is not { BaseType: { } ancestor }
                || !ancestor.InstanceConstructors.Any(one => one.Parameters.IsEmpty && one.DeclaredAccessibility != Accessibility.Private))
            {
                continue;
            }

            ConstructorDeclarationSyntax? hidden = type.Members.OfType<ConstructorDeclarationSyntax>()
                .FirstOrDefault(one => one.ParameterList.Parameters.Count == 0 && !one.Modifiers.Any(SyntaxKind.StaticKeyword));
            string title = hidden is null ? "Add a parameterless constructor" : "Make the parameterless constructor internal";
            context.RegisterCodeFix(
                CodeAction.Create(
                    title,
                    _ => Task.FromResult(context.Document.WithSyntaxRoot(hidden is null
                        ? root.InsertNodesBefore(Place(type), [Constructor(type)])
                        : root.ReplaceNode(hidden, Modifiers.Internal(hidden)))),
                    nameof(AddConstructorFix)),
                diagnostic);
        }
    }

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
