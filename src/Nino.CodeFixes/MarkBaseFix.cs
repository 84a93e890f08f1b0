namespace Nino.CodeFixes;

/// <summary>Says of a base class in another assembly that its members take part, in an attribute of the assembly.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MarkBaseFix))]
internal sealed class MarkBaseFix() : DocumentFix(RuleIds.LostBase)
{
    private protected override (string Title, Func<SyntaxNode> Edit)? Find(Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken token)
    {
        // Arguments of the attribute. Of a base class of this project the metadata name stands there, and it gets [NinoType].
        if (!diagnostic.Properties.TryGetValue(RuleProperties.Subject, out string? subject)
            || subject is null
            || model.Compilation.GetTypeByMetadataName(subject) is { DeclaringSyntaxReferences.IsEmpty: false })
        {
            return null;
        }

        string attribute = $"[assembly: Nino.Core.NinoBaseType({subject})]";
        return ($"Add {attribute}", () => Add((CompilationUnitSyntax)root, attribute));
    }

    private protected override string KeyOf(Diagnostic diagnostic) => diagnostic.Properties[RuleProperties.Subject]!;

    /// <summary>Behind the using directives and other attributes of the assembly, with the directives around them, and behind what the file begins with, such as a licence.</summary>
    private static CompilationUnitSyntax Add(CompilationUnitSyntax root, string attribute)
    {
        string end = AttributeEdits.LineEnd(root);
        SyntaxToken next = root.Members.Count > 0 ? root.Members[0].GetFirstToken() : root.EndOfFileToken;
        SyntaxTriviaList leading = next.LeadingTrivia;
        SyntaxTrivia[] before = leading.TakeWhile(trivia => !AttributeEdits.EndsIn(trivia, root.Members.FirstOrDefault() ?? (SyntaxNode)root)).ToArray();
        int directives = Array.FindLastIndex(before, trivia => trivia.IsDirective) + 1;
        int place = Math.Max(directives, next.FullSpan.Start == 0 ? HeaderEnd(root, before) : 0);
        string gap = (root.Usings.Count > 0 && root.AttributeLists.Count == 0) || (place > 0 && place == directives) ? end : "";
        AttributeListSyntax list = SyntaxFactory.ParseCompilationUnit(gap + attribute + end).AttributeLists[0];
        CompilationUnitSyntax bare = root.ReplaceToken(next, next.WithLeadingTrivia(leading.Skip(place)));
        return bare.WithAttributeLists(bare.AttributeLists.Add(list.WithLeadingTrivia(leading.Take(place).Concat(list.GetLeadingTrivia()))));
    }

    /// <summary>Where a comment ends that is the file's own, and not that of its first type: behind the last empty line, or before a namespace.</summary>
    private static int HeaderEnd(CompilationUnitSyntax root, SyntaxTrivia[] before)
    {
        bool hasNamespace = root.Members.FirstOrDefault() is BaseNamespaceDeclarationSyntax;
        for (int i = before.Length - 1; i > 0; i--)
        {
            if (IsLineEnd(before[i]) && (hasNamespace || IsLineEnd(before[i - 1])) && before.Take(i).Any(IsComment))
            {
                return i + 1;
            }
        }

        return 0;
    }

    private static bool IsLineEnd(SyntaxTrivia trivia) => trivia.IsKind(SyntaxKind.EndOfLineTrivia);

    private static bool IsComment(SyntaxTrivia trivia) => trivia.IsKind(SyntaxKind.SingleLineCommentTrivia) || trivia.IsKind(SyntaxKind.MultiLineCommentTrivia);
}
