using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using Nino.Contract;

namespace Nino.Tests.Matrix;

/// <summary>Composes docs/*/types.md from the rows of the matrix.</summary>
internal sealed class TypesPage(Func<Text, string> say)
{
    public static string AnchorOf(TypeRow row) => $"section-{row.Form.Section.Replace('.', '-')}";

    public string Compose()
    {
        StringBuilder page = new();
        page.Append("# ").Append(say(PageTexts.Title)).Append("\n\n").Append(say(PageTexts.Introduction)).Append('\n');
        foreach (TypeGroup group in TypeRows.Groups)
        {
            page.Append("\n## ").Append(say(group.Title)).Append("\n\n");
            AppendTable(page, group.Rows.DistinctBy(NameOf).ToArray());
        }

        return page.Append('\n').Append(say(PageTexts.Ending)).Append('\n').ToString();
    }

    private void AppendTable(StringBuilder page, TypeRow[] rows)
    {
        (Text Title, Func<TypeRow, string> Cell)[] columns =
        [
            (PageTexts.Type, NameOf),
            (PageTexts.Wire, FormOf),
            (PageTexts.ReadAs, ReadAsOf),
            (PageTexts.Into, IntoOf),
            (PageTexts.Compact, CompactOf),
            (PageTexts.Targets, TargetsOf),
            (PageTexts.Remarks, row => string.Join(say(PageTexts.Blank), row.Remarks.Select(say))),
        ];
        columns = columns.Where(column => rows.Any(row => column.Cell(row).Length > 0)).ToArray();
        AppendLine(page, columns.Select(column => say(column.Title)));
        AppendLine(page, columns.Select(_ => "---"));
        foreach (TypeRow row in rows)
        {
            AppendLine(page, columns.Select(column => column.Cell(row)));
        }
    }

    private static void AppendLine(StringBuilder page, IEnumerable<string> cells) => page.Append("| ").AppendJoin(" | ", cells).Append(" |\n");

    private string NameOf(TypeRow row) => row.Kind is { } kind ? say(kind) : Code(row.Title);

    private string FormOf(TypeRow row)
    {
        string text = row.Form.Text is { } form ? say(form) : string.Format(CultureInfo.InvariantCulture, say(row.Size == 1 ? PageTexts.OneByte : PageTexts.Bytes), row.Size);
        return $"[{text}](format.md#{AnchorOf(row)})";
    }

    /// <summary>What is read in place of an interface of the framework; of those that the user declares, the value's own type.</summary>
    private static string ReadAsOf(TypeRow row) => row.Type.IsInterface && row.ReadType is { IsPublic: true } read && (read.IsGenericType || read.Namespace == "System.Collections") ? Code(CSharpName.OfDefinition(read)) : "";

    private string IntoOf(TypeRow row) => row.Type.IsValueType && row.Into is IntoExisting.Replaced ? "" : say(PageTexts.IntoExisting[row.Into]);

    private string CompactOf(TypeRow row)
    {
        Type scalar = row.Type.IsEnum ? Enum.GetUnderlyingType(row.Type) : row.Type;
        return KnownCompact.Scalars.ContainsKey(scalar.FullName!) ? say(PageTexts.IsCompact) : row.Form.HasElements ? say(PageTexts.CompactElements) : "";
    }

    private string TargetsOf(TypeRow row) => row.Targets switch
    {
        Targets.Net10 => ".NET 10",
        Targets.Net8 => say(PageTexts.FromNet8),
        _ => "",
    };

    private static string Code(string text) => $"`{text}`";
}
