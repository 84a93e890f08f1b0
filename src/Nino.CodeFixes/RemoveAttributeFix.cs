namespace Nino.CodeFixes;

/// <summary>Removes an attribute that does nothing, or that contradicts another; one that was meant for a property loses its <c>field:</c>, or gets <c>property:</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveAttributeFix))]
internal sealed class RemoveAttributeFix() : NinoCodeFix(
    RuleIds.RedundantMember,
    RuleIds.RedundantIgnore,
    RuleIds.BothAttributes,
    RuleIds.ImpossibleMember,
    RuleIds.LostElements,
    RuleIds.IdleMark,
    RuleIds.IdleConstructor,
    RuleIds.StaticType,
    RuleIds.UnseenParameter)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            // Redundant numbers of a type go together: without some of them the others would mean something else.
            if (diagnostic.Id == RuleIds.RedundantMember)
            {
                Register(context, diagnostic, $"Remove the numbers from '{diagnostic.Properties[RuleProperties.Type]}'", "NinoMember", diagnostic.AdditionalLocations, AttributeEdits.Remove);
                continue;
            }

            foreach (Location place in diagnostic.AdditionalLocations)
            {
                SyntaxNode root = await place.SourceTree!.GetRootAsync(context.CancellationToken).ConfigureAwait(false);
                AttributeSyntax? attribute = AttributeEdits.Find(root, place.SourceSpan);
                string name = NameOf(attribute);
                // What does nothing is mended together, whichever attribute it is. Of two that contradict each other one has to be chosen.
                string key = diagnostic.Id == RuleIds.BothAttributes ? name : diagnostic.Id;
                if (diagnostic.Id == RuleIds.UnseenParameter)
                {
                    Register(context, diagnostic, "Say 'property:'", key, [place], (file, found) => found.Aggregate(file, AttributeEdits.PutOnProperty));
                }
                else if (attribute is not null && IsMeantForProperty(attribute))
                {
                    Register(context, diagnostic, "Leave out 'field:'", key, [place], (file, found) => found.Aggregate(file, AttributeEdits.LeaveOutTarget));
                }
                else
                {
                    Register(context, diagnostic, $"Remove [{name}]", key, [place], AttributeEdits.Remove);
                }
            }
        }
    }

    private static void Register(CodeFixContext context, Diagnostic diagnostic, string title, string key, IReadOnlyList<Location> places, Func<SyntaxNode, AttributeSyntax[], SyntaxNode> edit)
    {
        Solution solution = context.Document.Project.Solution;
        context.RegisterCodeFix(CodeAction.Create(title, token => EditAsync(solution, places, edit, token), key), diagnostic);
    }

    /// <summary>Whether <c>field:</c> keeps an attribute from a property that has no such attribute yet.</summary>
    private static bool IsMeantForProperty(AttributeSyntax attribute) =>
        attribute.Parent is AttributeListSyntax { Target: { } target, Parent: PropertyDeclarationSyntax or ParameterSyntax } list
        && target.Identifier.IsKind(SyntaxKind.FieldKeyword)
        && !list.Parent!.ChildNodes().OfType<AttributeListSyntax>()
            .Where(other => other.Target?.Identifier.IsKind(SyntaxKind.FieldKeyword) != true)
            .SelectMany(other => other.Attributes)
            .Any(other => NameOf(other) == NameOf(attribute));

    private static string NameOf(AttributeSyntax? attribute)
    {
        string name = attribute?.Name.ToString().Split('.', ':').Last() ?? "";
        return name.EndsWith("Attribute", StringComparison.Ordinal) ? name.Substring(0, name.Length - "Attribute".Length) : name;
    }

    private static async Task<Solution> EditAsync(Solution solution, IReadOnlyList<Location> places, Func<SyntaxNode, AttributeSyntax[], SyntaxNode> edit, CancellationToken token)
    {
        foreach (IGrouping<SyntaxTree?, Location> file in places.GroupBy(place => place.SourceTree))
        {
            if (solution.GetDocument(file.Key) is { } document && await document.GetSyntaxRootAsync(token).ConfigureAwait(false) is { } root)
            {
                AttributeSyntax[] attributes = file.Select(place => AttributeEdits.Find(root, place.SourceSpan)).OfType<AttributeSyntax>().ToArray();
                solution = solution.WithDocumentSyntaxRoot(document.Id, edit(root, attributes));
            }
        }

        return solution;
    }
}
