using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Removes an attribute that does nothing, or that contradicts another.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveAttributeFix))]
internal sealed class RemoveAttributeFix() : NinoCodeFix(
    RuleIds.RedundantMember,
    RuleIds.RedundantIgnore,
    RuleIds.BothAttributes,
    RuleIds.ImpossibleMember,
    RuleIds.LostElements,
    RuleIds.IdleMark,
    RuleIds.IdleConstructor,
    RuleIds.StaticType)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            // Redundant numbers of a type go together: without some of them the others would mean something else.
            if (diagnostic.Id == RuleIds.RedundantMember)
            {
                Register(context, diagnostic, $"Remove the numbers from '{diagnostic.Properties[RuleProperties.Type]}'", "NinoMember", diagnostic.AdditionalLocations);
                continue;
            }

            foreach (Location place in diagnostic.AdditionalLocations)
            {
                string name = await NameAsync(context.Document.Project.Solution, place, context.CancellationToken).ConfigureAwait(false);
                Register(context, diagnostic, $"Remove [{name}]", name, [place]);
            }
        }
    }

    private static void Register(CodeFixContext context, Diagnostic diagnostic, string title, string key, IReadOnlyList<Location> places)
    {
        Solution solution = context.Document.Project.Solution;
        context.RegisterCodeFix(CodeAction.Create(title, token => RemoveAsync(solution, places, token), key), diagnostic);
    }

    private static async Task<string> NameAsync(Solution solution, Location place, CancellationToken token)
    {
        SyntaxNode root = await place.SourceTree!.GetRootAsync(token).ConfigureAwait(false);
        string name = AttributeEdits.Find(root, place.SourceSpan)?.Name.ToString().Split('.', ':').Last() ?? "";
        return name.EndsWith("Attribute", System.StringComparison.Ordinal) ? name.Substring(0, name.Length - "Attribute".Length) : name;
    }

    private static async Task<Solution> RemoveAsync(Solution solution, IReadOnlyList<Location> places, CancellationToken token)
    {
        foreach (IGrouping<SyntaxTree?, Location> file in places.GroupBy(place => place.SourceTree))
        {
            if (solution.GetDocument(file.Key) is { } document && await document.GetSyntaxRootAsync(token).ConfigureAwait(false) is { } root)
            {
                AttributeSyntax[] attributes = file.Select(place => AttributeEdits.Find(root, place.SourceSpan)).OfType<AttributeSyntax>().ToArray();
                solution = solution.WithDocumentSyntaxRoot(document.Id, AttributeEdits.Remove(root, attributes));
            }
        }

        return solution;
    }
}
