using System.Linq;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Says of a base class in another assembly that its members take part, in an attribute of the assembly.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MarkBaseFix))]
internal sealed class MarkBaseFix() : NinoCodeFix(RuleIds.LostBase)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        if (await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false) is not CompilationUnitSyntax root
            || await context.Document.Project.GetCompilationAsync(context.CancellationToken).ConfigureAwait(false) is not { } compilation)
        {
            return;
        }

        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            // Arguments of the attribute. Of a base class of this project the metadata name stands there, and it gets [NinoType].
            if (diagnostic.Properties.TryGetValue(RuleProperties.Subject, out string? subject)
                && subject is not null
                && compilation.GetTypeByMetadataName(subject) is not { DeclaringSyntaxReferences.IsEmpty: false })
            {
                string attribute = $"[assembly: Nino.Core.NinoBaseType({subject})]";
                context.RegisterCodeFix(
                    CodeAction.Create($"Add {attribute}", _ => Task.FromResult(context.Document.WithSyntaxRoot(Add(root, attribute))), nameof(MarkBaseFix) + subject),
                    diagnostic);
            }
        }
    }

    /// <summary>Behind the using directives, other attributes of the assembly, and what has to stand before it, as the end of <c>#if</c> around a using directive.</summary>
    private static CompilationUnitSyntax Add(CompilationUnitSyntax root, string attribute)
    {
        string end = AttributeEdits.LineEnd(root);
        string gap = root.Usings.Count > 0 && root.AttributeLists.Count == 0 ? end : "";
        SyntaxToken last = root.AttributeLists.Count > 0 ? root.AttributeLists.Last().GetLastToken() : root.Usings.Count > 0 ? root.Usings.Last().GetLastToken() : root.Externs.LastOrDefault()?.GetLastToken() ?? default;
        SyntaxToken next = last.IsKind(SyntaxKind.None) ? root.GetFirstToken(includeZeroWidth: true) : last.GetNextToken(includeZeroWidth: true);
        int head = HeadOf(next.LeadingTrivia);
        AttributeListSyntax list = SyntaxFactory.ParseCompilationUnit(gap + attribute + end).AttributeLists[0];
        list = list.WithLeadingTrivia(next.LeadingTrivia.Take(head).Concat(list.GetLeadingTrivia()));
        CompilationUnitSyntax rest = root.ReplaceToken(next, next.WithLeadingTrivia(next.LeadingTrivia.Skip(head)));
        return rest.WithAttributeLists(rest.AttributeLists.Add(list));
    }

    /// <summary>How much of what stands before a token holds for the whole file, or ends what began before.</summary>
    private static int HeadOf(SyntaxTriviaList trivia)
    {
        int head = 0;
        int depth = 0;
        int least = 0;
        for (int i = 0; i < trivia.Count; i++)
        {
            depth += trivia[i].IsKind(SyntaxKind.IfDirectiveTrivia) ? 1 : trivia[i].IsKind(SyntaxKind.EndIfDirectiveTrivia) ? -1 : 0;
            if (trivia[i].IsDirective && !trivia[i].IsKind(SyntaxKind.RegionDirectiveTrivia) && depth <= least)
            {
                head = i + 1;
                least = depth;
            }
        }

        return head;
    }
}
