using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Modes;

/// <summary>The tables on the pages about versions and about references: each has all rows but those of the other mode.</summary>
internal static class ModesPages
{
    private const string Name = "modes";

    private static readonly string[] English = ["bytes", "write, ns", "read, ns", "write ÷ Nino", "read ÷ Nino", "allocated, write", "allocated, read"];

    private static readonly string[] Chinese = ["字节", "写，ns", "读，ns", "写 ÷ Nino", "读 ÷ Nino", "写时分配", "读时分配"];

    public static void Write(DirectoryInfo docs, IReadOnlyList<WorkloadReport> reports)
    {
        foreach ((string language, string[] words) in new[] { ("en", English), ("zh", Chinese) })
        {
            PageTables.Replace(docs, language, "guide/versioning.md", Name, Compose(reports, words, ModeComparison.IsOfVersions));
            PageTables.Replace(docs, language, "guide/references.md", Name, Compose(reports, words, ModeComparison.IsOfReferences));
        }
    }

    private static string Compose(IReadOnlyList<WorkloadReport> reports, string[] words, Func<string, bool> isShown)
    {
        StringBuilder text = new();
        foreach (WorkloadReport report in reports)
        {
            Measurement[] rows = [.. report.Measurements.Where(row => isShown(row.Serializer))];
            if (rows.Length == 0)
                continue;
            text.Append(CultureInfo.InvariantCulture, $"\n| {report.Name} | {string.Join(" | ", words)} |\n|---|---:|---:|---:|---:|---:|---:|---:|\n");
            foreach (Measurement row in rows)
            {
                text.Append(CultureInfo.InvariantCulture, $"| {row.Serializer} | {row.PayloadBytes:N0} | {row.Write?.Median:N0} | {row.Read?.Median:N0} ");
                text.Append(CultureInfo.InvariantCulture, $"| {report.ToBaseline(row, Direction.Write):N2} | {report.ToBaseline(row, Direction.Read):N2} ");
                text.Append(CultureInfo.InvariantCulture, $"| {row.Write?.Allocated:N0} | {row.Read?.Allocated:N0} |\n");
            }
        }

        return text.Append('\n').ToString();
    }
}
