namespace Nino.CodeFixes;

/// <summary>A fix that edits the file of the diagnostic and no other.</summary>
public abstract class DocumentFix : NinoCodeFix
{
    private protected DocumentFix(params string[] ids) : base(ids)
    {
    }

    /// <inheritdoc />
    public sealed override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        if (await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false) is not { } root
            || await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false) is not { } model)
        {
            return;
        }

        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            if (Find(diagnostic, root, model, context.CancellationToken) is var (title, edit))
            {
                context.RegisterCodeFix(CodeAction.Create(title, _ => Task.FromResult(context.Document.WithSyntaxRoot(edit())), GetType().Name + KeyOf(diagnostic)), diagnostic);
            }
        }
    }

    /// <summary>The title of the fix of a diagnostic, and what makes the edited file; null where nothing is offered.</summary>
    private protected abstract (string Title, Func<SyntaxNode> Edit)? Find(Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken token);

    /// <summary>Tells apart edits that are not made together when all places of a project are mended at once.</summary>
    private protected virtual string KeyOf(Diagnostic diagnostic) => "";
}
