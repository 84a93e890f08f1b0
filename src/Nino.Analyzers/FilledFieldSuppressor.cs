using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Nino.Analyzers;

/// <summary>Takes back what the compiler and the editor say of fields and properties that nothing in the source sets or reads, where Nino does.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class FilledFieldSuppressor : DiagnosticSuppressor
{
    /// <summary>Never assigned, never used, never read; could be read-only; unused and unread as the editor tells it.</summary>
    private static readonly ImmutableDictionary<string, SuppressionDescriptor> Descriptors = new[] { "CS0649", "CS0169", "CS0414", "IDE0044", "IDE0051", "IDE0052" }
        .ToImmutableDictionary(id => id, id => new SuppressionDescriptor("NINO_" + id, id, "Nino reads and sets the member."));

    /// <inheritdoc />
    public override ImmutableArray<SuppressionDescriptor> SupportedSuppressions { get; } = Descriptors.Values.ToImmutableArray();

    /// <inheritdoc />
    public override void ReportSuppressions(SuppressionAnalysisContext context)
    {
        foreach (Diagnostic diagnostic in context.ReportedDiagnostics)
        {
            if (MemberAt(context, diagnostic.Location) is { } member && IsFilled(member))
            {
                context.ReportSuppression(Suppression.Create(Descriptors[diagnostic.Id], diagnostic));
            }
        }
    }

    private static DeclaredMember? MemberAt(SuppressionAnalysisContext context, Location place) =>
        place.SourceTree is { } tree
        && context.GetSemanticModel(tree).GetDeclaredSymbol(tree.GetRoot(context.CancellationToken).FindNode(place.SourceSpan), context.CancellationToken) is { } symbol and (IFieldSymbol or IPropertySymbol)
            ? new DeclaredMember(symbol, Parameter: null)
            : null;

    private static bool IsFilled(DeclaredMember member) =>
        !member.Symbol.ContainingType.Has("NinoCustomFormatterAttribute")
        && NinoTypes.RulesOf(member.Symbol.ContainingType) is { } rules
        && member.IsIncluded(rules)
        && (rules.IsTolerant && member.IsPlace || member.Custom is not null || !Dataless.Is(member.Type));
}
