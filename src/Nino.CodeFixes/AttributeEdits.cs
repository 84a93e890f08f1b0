using Microsoft.CodeAnalysis.Text;

namespace Nino.CodeFixes;

/// <summary>Edits of attributes that leave everything else as it stands.</summary>
internal static class AttributeEdits
{
    /// <summary>The attribute at a place, or null.</summary>
    public static AttributeSyntax? Find(SyntaxNode root, TextSpan span) =>
        root.FullSpan.Contains(span) ? root.FindNode(span, getInnermostNodeForTie: true).FirstAncestorOrSelf<AttributeSyntax>() : null;

    /// <summary>Removes attributes, and the lists that they leave empty.</summary>
    public static SyntaxNode Remove(SyntaxNode root, AttributeSyntax[] attributes)
    {
        SyntaxNode[] gone = attributes
            .GroupBy(attribute => (AttributeListSyntax)attribute.Parent!)
            .SelectMany(list => list.Count() == list.Key.Attributes.Count ? [list.Key] : list.Cast<SyntaxNode>())
            .ToArray();
        SyntaxNode result = root.TrackNodes(gone);
        foreach (SyntaxNode node in gone)
        {
            SyntaxNode current = result.GetCurrentNode(node)!;
            result = current is AttributeListSyntax list ? RemoveList(result, list) : result.RemoveNode(current, SyntaxRemoveOptions.KeepNoTrivia)!;
        }

        return result;
    }

    /// <summary>Leaves out the target of an attribute; others of its list keep theirs, in a list before it.</summary>
    public static SyntaxNode LeaveOutTarget(SyntaxNode root, AttributeSyntax attribute) => ChangeTarget(root, attribute, null);

    /// <summary>Puts an attribute on the property that a parameter declares; others of its list stay, in a list before it.</summary>
    public static SyntaxNode PutOnProperty(SyntaxNode root, AttributeSyntax attribute) =>
        ChangeTarget(root, attribute, SyntaxFactory.AttributeTargetSpecifier(SyntaxFactory.Token(SyntaxKind.PropertyKeyword), SyntaxFactory.Token(SyntaxKind.ColonToken).WithTrailingTrivia(SyntaxFactory.Space)));

    private static SyntaxNode ChangeTarget(SyntaxNode root, AttributeSyntax attribute, AttributeTargetSpecifierSyntax? target)
    {
        AttributeListSyntax list = (AttributeListSyntax)attribute.Parent!;
        AttributeListSyntax free = list.WithTarget(target).WithAttributes(SyntaxFactory.SingletonSeparatedList(attribute.WithoutTrivia()));
        return list.Attributes.Count == 1
            ? root.ReplaceNode(list, free)
            : root.ReplaceNode(list, [
                list.RemoveNode(attribute, SyntaxRemoveOptions.KeepNoTrivia)!.WithTrailingTrivia(SyntaxFactory.Space),
                free.WithoutLeadingTrivia(),
            ]);
    }

    /// <summary>An attribute list on a line of its own above a declaration, indented like it.</summary>
    public static T Add<T>(T declaration, string attribute)
        where T : MemberDeclarationSyntax
    {
        SyntaxTriviaList leading = declaration.GetLeadingTrivia();
        SyntaxTriviaList indentation = Indentation(declaration);
        AttributeListSyntax list = SyntaxFactory.ParseCompilationUnit(attribute + LineEnd(declaration) + "class C;").Members[0].AttributeLists[0];
        int place = leading.IndexOf(leading.FirstOrDefault(trivia => EndsIn(trivia, declaration)));
        place = place < 0 ? leading.Count - indentation.Count : place > 0 && leading[place - 1].IsKind(SyntaxKind.WhitespaceTrivia) ? place - 1 : place;
        T bare = declaration.WithLeadingTrivia(leading.Skip(place));
        return (T)bare.WithAttributeLists(bare.AttributeLists.Insert(0, list)).WithLeadingTrivia(leading.Take(place).Concat(indentation));
    }

    /// <summary>Whether a directive before a declaration holds for a part of it only, as an <c>#if</c> around its first attribute.</summary>
    public static bool EndsIn(SyntaxTrivia trivia, SyntaxNode declaration) =>
        trivia.GetStructure() is DirectiveTriviaSyntax directive && declaration.Span.Contains(directive.GetRelatedDirectives().Last().SpanStart);

    /// <summary>The white space before a declaration on its own line.</summary>
    public static SyntaxTriviaList Indentation(SyntaxNode declaration) =>
        SyntaxFactory.TriviaList(declaration.GetLeadingTrivia().Reverse().TakeWhile(trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia)));

    /// <summary>How lines end in the file of a node.</summary>
    public static string LineEnd(SyntaxNode node)
    {
        TextLine first = node.SyntaxTree.GetText().Lines[0];
        return first.EndIncludingLineBreak - first.End == 2 ? "\r\n" : "\n";
    }

    /// <summary>What follows the list, the end of its line included, goes with it; what stands before it stays.</summary>
    private static SyntaxNode RemoveList(SyntaxNode root, AttributeListSyntax list)
    {
        SyntaxToken next = list.GetLastToken().GetNextToken();
        SyntaxTriviaList leading = list.GetLeadingTrivia();
        bool ownsLine = list.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia);
        SyntaxNode owner = list.Parent!;
        if (owner.GetFirstToken() != list.GetFirstToken())
        {
            SyntaxAnnotation gone = new();
            SyntaxTriviaList before = ownsLine ? SyntaxFactory.TriviaList(leading.Reverse().SkipWhile(trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia)).Reverse()) : leading;
            SyntaxNode marked = owner.ReplaceNode(list, list.WithLeadingTrivia(before).WithAdditionalAnnotations(gone));
            return root.ReplaceNode(owner, marked.RemoveNode(marked.GetAnnotatedNodes(gone).Single(), SyntaxRemoveOptions.KeepLeadingTrivia)!);
        }

        SyntaxNode rest = owner.RemoveNode(list, SyntaxRemoveOptions.KeepNoTrivia)!;
        SyntaxTriviaList kept = ownsLine
            ? leading.AddRange(next.LeadingTrivia.SkipWhile(trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia)))
            : leading;
        return root.ReplaceNode(owner, rest.WithLeadingTrivia(kept));
    }
}
