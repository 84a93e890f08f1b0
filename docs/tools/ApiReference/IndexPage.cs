using System.Linq;

namespace Nino.ApiReference;

/// <summary>All types with their summaries.</summary>
internal sealed class IndexPage(ApiAssembly assembly, Language language) : Page("index")
{
    protected override void Write()
    {
        Heading(1, language.Title);
        Paragraph(language.Introduction);
        Table(language.Types, language.Meaning, assembly.Types.Select(type =>
            ($"[{CommentText.Escape(type.Name)}]({type.PageName}.md)", Comment.Of(type.Symbol, assembly).Summary)));
        Paragraph($"[{language.Formatters}](formatters.md)");
    }
}
