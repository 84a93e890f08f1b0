using System.Linq;

namespace Nino.ApiReference;

/// <summary>What generated code is composed of, on one page: these types are alike, and named more often than called.</summary>
internal sealed class FormattersPage(ApiAssembly assembly, Language language) : Page("formatters")
{
    protected override void Write()
    {
        Heading(1, language.Formatters);
        Paragraph(language.FormattersIntroduction);
        Table(language.Name, language.Meaning, assembly.Formatters.Select(type =>
            ($"`{type.Name}`", Comment.Of(type.Symbol, assembly).Summary)));
    }
}
