using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;

namespace Nino.CodeFixes;

/// <summary>Removes an attribute that does not fit where it stands, as the generator found.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveMisfitFix))]
internal sealed class RemoveMisfitFix() : NinoCodeFix(RuleIds.CustomFormatter, RuleIds.RefDeserialization, RuleIds.NotSettable, RuleIds.CompactWithoutEffect)
{
    private static readonly IReadOnlyDictionary<string, string> Names = new Dictionary<string, string>
    {
        [RuleIds.CustomFormatter] = "NinoCustomFormatter",
        [RuleIds.RefDeserialization] = "NinoRefDeserialization",
        [RuleIds.NotSettable] = "NinoMember",
        [RuleIds.CompactWithoutEffect] = "NinoCompact",
    };

    /// <inheritdoc />
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            string name = Names[diagnostic.Id];
            SyntaxNode? place = root?.FindNode(diagnostic.Location.SourceSpan);
            AttributeSyntax? attribute = AttributesOf(place).FirstOrDefault(one => one.Name.ToString().Split('.', ':').Last() is var last && (last == name || last == name + "Attribute"));
            if (attribute is not null)
            {
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Remove [{name}]",
                        _ => Task.FromResult(context.Document.WithSyntaxRoot(AttributeEdits.Remove(root!, [attribute]))),
                        nameof(RemoveMisfitFix) + name),
                    diagnostic);
            }
        }
    }

    private static IEnumerable<AttributeSyntax> AttributesOf(SyntaxNode? place) =>
        (place?.FirstAncestorOrSelf<ParameterSyntax>()?.AttributeLists ?? place?.FirstAncestorOrSelf<MemberDeclarationSyntax>()?.AttributeLists ?? [])
            .SelectMany(list => list.Attributes);
}
