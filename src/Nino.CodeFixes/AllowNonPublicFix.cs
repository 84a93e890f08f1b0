namespace Nino.CodeFixes;

/// <summary>Lets the non-public members of a type take part.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AllowNonPublicFix))]
internal sealed class AllowNonPublicFix() : NinoCodeFix(RuleIds.NonPublicMember, RuleIds.LostFields)
{
    private const string Name = "containNonPublicMembers";
    private const string Title = "Allow non-public members on the type";

    /// <summary>Its place among the parameters of the attribute.</summary>
    private const int Position = 1;

    /// <inheritdoc />
    public override Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        Solution solution = context.Document.Project.Solution;
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            if (diagnostic.AdditionalLocations.Count == 1)
            {
                context.RegisterCodeFix(CodeAction.Create(Title, token => AllowAsync(solution, diagnostic.AdditionalLocations[0], token), nameof(AllowNonPublicFix)), diagnostic);
            }
            else if (diagnostic.Properties.TryGetValue(RuleProperties.Arguments, out string? arguments) && arguments is not null)
            {
                // The type follows the attribute of another, which stays as it is.
                context.RegisterCodeFix(CodeAction.Create(Title, token => MarkTypeFix.MarkAsync(context.Document, diagnostic.Location.SourceSpan, $"({arguments})", token), nameof(AllowNonPublicFix)), diagnostic);
            }
        }

        return Task.CompletedTask;
    }

    private static async Task<Solution> AllowAsync(Solution solution, Location place, CancellationToken token)
    {
        if (solution.GetDocument(place.SourceTree) is not { } document
            || await document.GetSyntaxRootAsync(token).ConfigureAwait(false) is not { } root
            || AttributeEdits.Find(root, place.SourceSpan) is not { } attribute)
        {
            return solution;
        }

        return solution.WithDocumentSyntaxRoot(document.Id, root.ReplaceNode(attribute, Allow(attribute)));
    }

    private static AttributeSyntax Allow(AttributeSyntax attribute)
    {
        AttributeArgumentListSyntax list = attribute.ArgumentList ?? SyntaxFactory.AttributeArgumentList();
        LiteralExpressionSyntax yes = SyntaxFactory.LiteralExpression(SyntaxKind.TrueLiteralExpression);
        AttributeArgumentSyntax? old = list.Arguments.FirstOrDefault(argument => argument.NameColon?.Name.Identifier.ValueText == Name)
            ?? list.Arguments.Skip(Position).Take(1).FirstOrDefault(argument => argument is { NameColon: null, NameEquals: null });
        AttributeArgumentListSyntax changed = old is not null
            ? list.ReplaceNode(old.Expression, yes.WithTriviaFrom(old.Expression))
            : SyntaxFactory.ParseAttributeArgumentList($"({string.Join(", ", WithName(list.Arguments))})")!;
        return attribute.WithArgumentList(changed.WithTriviaFrom(list));
    }

    /// <summary>Arguments of the constructor stand before properties.</summary>
    private static IEnumerable<string> WithName(SeparatedSyntaxList<AttributeArgumentSyntax> arguments)
    {
        ILookup<bool, string> byKind = arguments.ToLookup(argument => argument.NameEquals is not null, argument => argument.ToString());
        return byKind[false].Append($"{Name}: true").Concat(byKind[true]);
    }
}
