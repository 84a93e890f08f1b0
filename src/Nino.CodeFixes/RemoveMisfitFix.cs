namespace Nino.CodeFixes;

/// <summary>Removes an attribute that does not fit where it stands, as the generator found.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveMisfitFix))]
internal sealed class RemoveMisfitFix() : DocumentFix(RuleIds.CustomFormatter, RuleIds.RefDeserialization, RuleIds.NotSettable, RuleIds.CompactWithoutEffect)
{
    private static readonly IReadOnlyDictionary<string, string> Names = new Dictionary<string, string>
    {
        [RuleIds.CustomFormatter] = "NinoCustomFormatter",
        [RuleIds.RefDeserialization] = "NinoRefDeserialization",
        [RuleIds.NotSettable] = "NinoMember",
        [RuleIds.CompactWithoutEffect] = "NinoCompact",
    };

    private protected override (string Title, Func<SyntaxNode> Edit)? Find(Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken token)
    {
        string name = Names[diagnostic.Id];
        return AttributesOf(root.FindNode(diagnostic.Location.SourceSpan)).FirstOrDefault(one => one.Name.ToString().Split('.', ':').Last() is var last && (last == name || last == name + "Attribute")) is { } attribute
            ? ($"Remove [{name}]", () => AttributeEdits.Remove(root, [attribute]))
            : null;
    }

    private protected override string KeyOf(Diagnostic diagnostic) => Names[diagnostic.Id];

    private static IEnumerable<AttributeSyntax> AttributesOf(SyntaxNode place) =>
        (place.FirstAncestorOrSelf<ParameterSyntax>()?.AttributeLists ?? place.FirstAncestorOrSelf<MemberDeclarationSyntax>()?.AttributeLists ?? [])
            .SelectMany(list => list.Attributes);
}
