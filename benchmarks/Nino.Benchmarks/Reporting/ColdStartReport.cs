using System.Globalization;
using System.Linq;
using Nino.Benchmarks.Measuring;
using Spectre.Console;

namespace Nino.Benchmarks.Reporting;

/// <summary>First calls, the fastest serializer first.</summary>
internal static class ColdStartReport
{
    public static void Write(ColdStartSection section)
    {
        Table table = new() { Border = TableBorder.Markdown };
        table.AddColumn("Serializer");
        foreach (string column in (string[])["First write", "CPU", "Methods", "First read", "CPU", "Methods"])
            table.AddColumn(new TableColumn(column).RightAligned());
        foreach ((string serializer, _, _, FirstCall write, FirstCall read) in section.Calls.OrderBy(call => call.Write.CpuNanoseconds + call.Read.CpuNanoseconds))
        {
            table.AddRow(
                Markup.Escape(serializer),
                Units.Time(write.Nanoseconds),
                Units.Time(write.CpuNanoseconds),
                write.Methods.ToString(CultureInfo.InvariantCulture),
                Units.Time(read.Nanoseconds),
                Units.Time(read.CpuNanoseconds),
                read.Methods.ToString(CultureInfo.InvariantCulture));
        }

        ProgressLine.Clear();
        AnsiConsole.WriteLine(section.Name);
        AnsiConsole.Write(table);
        AnsiConsole.WriteLine();
    }
}
