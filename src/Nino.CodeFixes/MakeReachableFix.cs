namespace Nino.CodeFixes;

/// <summary>Makes a type, and the types around it, internal.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MakeReachableFix))]
internal sealed class MakeReachableFix() : NinoCodeFix(RuleIds.NotReachable)
{
    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        SemanticModel? model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            if (root?.FindNode(diagnostic.Location.SourceSpan) is TypeDeclarationSyntax type
                && !type.Modifiers.Any(SyntaxKind.RefKeyword)
                && model?.GetDeclaredSymbol(type, context.CancellationToken) is { } declared
                && Hidden(declared) is { Length: > 0 } hidden
                && Compiles(model.Compilation, hidden, context.CancellationToken))
            {
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Make '{type.Identifier.ValueText}' internal",
                        token => MakeInternalAsync(context.Document.Project.Solution, hidden, token),
                        nameof(MakeReachableFix)),
                    diagnostic);
            }
        }
    }

    private static async Task<Solution> MakeInternalAsync(Solution solution, TypeDeclarationSyntax[] hidden, CancellationToken token)
    {
        Solution changed = solution;
        foreach (IGrouping<SyntaxTree, TypeDeclarationSyntax> parts in hidden.GroupBy(part => part.SyntaxTree))
        {
            if (solution.GetDocument(parts.Key) is { } document)
            {
                SyntaxNode root = await parts.Key.GetRootAsync(token).ConfigureAwait(false);
                changed = changed.WithDocumentSyntaxRoot(document.Id, MakeInternal(root, parts));
            }
        }

        return changed;
    }

    private static SyntaxNode MakeInternal(SyntaxNode root, IEnumerable<TypeDeclarationSyntax> parts) => root.ReplaceNodes(parts, (_, part) => Modifiers.Internal(part));

    /// <summary>A base class, constraint or member's type may be seen by less code than the type then.</summary>
    private static bool Compiles(Compilation compilation, TypeDeclarationSyntax[] hidden, CancellationToken token)
    {
        Compilation changed = compilation;
        List<(SyntaxTree Old, SyntaxTree New)> files = [];
        foreach (IGrouping<SyntaxTree, TypeDeclarationSyntax> parts in hidden.GroupBy(part => part.SyntaxTree))
        {
            SyntaxTree file = parts.Key.WithRootAndOptions(MakeInternal(parts.Key.GetRoot(token), parts), parts.Key.Options);
            changed = changed.ReplaceSyntaxTree(parts.Key, file);
            files.Add((parts.Key, file));
        }

        return files.TrueForAll(file => Errors(changed, file.New, token) <= Errors(compilation, file.Old, token));
    }

    private static int Errors(Compilation compilation, SyntaxTree file, CancellationToken token) => compilation.GetSemanticModel(file)
        .GetDeclarationDiagnostics(cancellationToken: token)
        .Count(one => one.DefaultSeverity == DiagnosticSeverity.Error);

    /// <summary>The parts of the type, and of those around it, that say who sees it. A nested type without an accessibility is private; an outermost one is internal unless it is file-local.</summary>
    private static TypeDeclarationSyntax[] Hidden(INamedTypeSymbol type)
    {
        List<TypeDeclarationSyntax> found = [];
        for (INamedTypeSymbol? one = type; one is not null; one = one.ContainingType)
        {
            TypeDeclarationSyntax[] parts = one.DeclaringSyntaxReferences.Select(part => part.GetSyntax()).OfType<TypeDeclarationSyntax>().ToArray();
            TypeDeclarationSyntax[] telling = parts.Where(part => part.Modifiers.Any(IsNarrow)).ToArray();
            found.AddRange(telling.Length == 0 && one.DeclaredAccessibility == Accessibility.Private ? parts.Take(1) : telling);
        }

        return [.. found];
    }

    private static bool IsNarrow(SyntaxToken modifier) => modifier.Kind() is SyntaxKind.PrivateKeyword or SyntaxKind.ProtectedKeyword or SyntaxKind.FileKeyword;
}
