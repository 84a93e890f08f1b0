using System.Collections.Immutable;

namespace Nino.CodeFixes;

/// <summary>A fix that can mend all places of a project at once.</summary>
public abstract class NinoCodeFix : CodeFixProvider
{
    private protected NinoCodeFix(params string[] ids) => FixableDiagnosticIds = ImmutableArray.Create(ids);

    /// <inheritdoc />
    public sealed override ImmutableArray<string> FixableDiagnosticIds { get; }

    /// <inheritdoc />
    public sealed override FixAllProvider GetFixAllProvider() => WellKnownFixAllProviders.BatchFixer;
}
