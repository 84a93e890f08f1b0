using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;
using Spectre.Console;

namespace Nino.Benchmarks.Reporting;

/// <summary>The tables of the older report, with what it published beside.</summary>
internal static class NestedReport
{
    private const int GoalLength = 10_000;

    public static void Write(IReadOnlyList<NestedRow> rows, IReadOnlyList<CompressedSizes> sizes)
    {
        foreach (Direction direction in (Direction[])[Direction.Write, Direction.Read])
        {
            NestedRow[] lengths = [.. rows.Where(row => row.Direction == direction)];
            foreach (string peer in NestedComparison.Peers.Where(peer => lengths[0].Find(peer) is not null))
                WriteTimes(lengths, direction, peer);
        }

        WriteSizes(sizes);
        WriteGoals(rows);
        WriteModeGoals(rows);
    }

    private static void WriteTimes(NestedRow[] rows, Direction direction, string peer)
    {
        string[] modes = [.. NestedComparison.Modes.Where(mode => rows[0].Find(mode) is not null)];
        Table table = Table(["Warm", "Length", .. modes, peer, .. modes.Select(mode => $"{mode}, %"), "published: generated, %", "reflection, %"]);
        foreach (bool warm in (bool[])[false, true])
        {
            for (int i = 0; i < rows.Length; i++)
            {
                NestedRow row = rows[i];
                double? other = row.Nanoseconds(peer, warm);
                bool published = warm == i > 0;
                table.AddRow([
                    warm ? "√" : "x",
                    Number(row.Length),
                    .. modes.Select(mode => Time(row.Nanoseconds(mode, warm))),
                    Time(other),
                    .. modes.Select(mode => Percent((row.Nanoseconds(mode, warm) / other - 1) * 100)),
                    Published(direction == Direction.Write ? PublishedNested.GeneratedWrite : PublishedNested.GeneratedRead, peer, i, published),
                    Published(direction == Direction.Write ? PublishedNested.ReflectionWrite : PublishedNested.ReflectionRead, peer, i, published)]);
            }
        }

        Print($"{direction} against {peer}; cold is the first call of a process, in time on the processor", table);
    }

    private static void WriteSizes(IReadOnlyList<CompressedSizes> sizes)
    {
        Table table = Table([
            "Length", "Raw", "Raw compact", "Automatic", "Automatic smallest", "Automatic smallest, compact", "Brotli 4, compact",
            "published: Nino", "protobuf-net", "BinaryFormatter", "Smallest to protobuf-net, %", "to BinaryFormatter, %"]);
        for (int i = 0; i < sizes.Count; i++)
        {
            CompressedSizes size = sizes[i];
            int protobuf = PublishedNested.PeerBytes["protobuf-net"][i];
            int binary = PublishedNested.PeerBytes["BinaryFormatter"][i];
            table.AddRow(
                Number(size.Length),
                Number(size.Raw),
                Number(size.RawCompact),
                Number(size.Automatic),
                Number(size.Smallest),
                Number(size.SmallestCompact),
                Number(size.BrotliCompact),
                Number(PublishedNested.CompressedBytes[i]),
                Number(protobuf),
                Number(binary),
                Percent(((double)size.SmallestCompact / protobuf - 1) * 100),
                Percent(((double)size.SmallestCompact / binary - 1) * 100));
        }

        Print("Bytes: frames with NinoCompression.Automatic() and Automatic(SmallestSize), with and without [NinoCompact]", table);
    }

    private static void WriteGoals(IReadOnlyList<NestedRow> rows)
    {
        Table table = Table(["At 10,000, warm", "Write, %", "Read, %"]);
        foreach (string peer in NestedComparison.Peers)
        {
            double?[] faster = [.. rows.Where(row => row.Length == GoalLength).OrderBy(row => row.Direction).Select(row =>
                (row.Nanoseconds(AllSerializers.Nino, warm: true) / row.Nanoseconds(peer, warm: true) - 1) * 100)];
            if (faster.All(percent => percent is not null))
                table.AddRow(peer, Percent(faster[0]), Percent(faster[1]));
        }

        Print("Generated Nino against each", table);
    }

    private static void WriteModeGoals(IReadOnlyList<NestedRow> rows)
    {
        Table table = Table(["Warm, length", "Compiled ÷ generated, write", "read", "Interpreted ÷ System.Text.Json, write", "read"]);
        foreach (IGrouping<int, NestedRow> length in rows.GroupBy(row => row.Length))
        {
            NestedRow[] both = [.. length.OrderBy(row => row.Direction)];
            table.AddRow([
                Number(length.Key),
                .. both.Select(row => Ratio(row, AllSerializers.NinoCompiled, AllSerializers.Nino)),
                .. both.Select(row => Ratio(row, AllSerializers.NinoInterpreted, "System.Text.Json"))]);
        }

        Print("Types without generated code: the goals are 1.5 compiled and 1.2 interpreted", table);
    }

    private static string Ratio(NestedRow row, string serializer, string other) =>
        Units.Ratio(row.Nanoseconds(serializer, warm: true) / row.Nanoseconds(other, warm: true));

    private static Table Table(IReadOnlyList<string> columns)
    {
        Table table = new() { Border = TableBorder.Markdown };
        foreach (string column in columns)
            table.AddColumn(new TableColumn(Markup.Escape(column)).RightAligned());
        return table;
    }

    private static void Print(string title, Table table)
    {
        AnsiConsole.WriteLine(title);
        AnsiConsole.Write(table);
        AnsiConsole.WriteLine();
    }

    private static string Published(IReadOnlyDictionary<string, IReadOnlyList<double>> figures, string peer, int index, bool isThere) =>
        isThere && figures.TryGetValue(peer, out IReadOnlyList<double>? values) ? Percent(values[index]) : "-";

    private static string Number(int number) => number.ToString("N0", CultureInfo.InvariantCulture);

    private static string Time(double? nanoseconds) => nanoseconds is double value ? Units.Time(value) : "-";

    private static string Percent(double? percent) => percent is double value ? value.ToString("0.0", CultureInfo.InvariantCulture) : "-";
}
