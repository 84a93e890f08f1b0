using System;
using System.Globalization;
using System.IO;
using System.Text;
using System.Threading.Tasks;
using Nino.Tests.Format;
using Xunit;

namespace Nino.Tests.Streaming;

public sealed partial class FaultTests
{
    /// <summary>The rounds that the table counts: with one seed, they are always the same.</summary>
    private const int Rounds = 400;
    private const int Seed = 20;

    private const string Begin = "<!-- faults: NINO_UPDATE_HEX=1 writes the table -->\n";

    private const string End = "<!-- /faults -->";

    private static readonly Lazy<Task<FaultCounts[]>> Published = new(async () =>
    {
        Func<Random, FaultCounts, Task>[] operations =
        [
            FaultRuns.ReadMessages, FaultRuns.WriteMessages, FaultRuns.ReadValue, FaultRuns.WriteValue,
            FaultRuns.ReadElements, FaultRuns.WriteElements, FaultRuns.ReadRange,
        ];
        FaultCounts[] counts = new FaultCounts[operations.Length];
        for (int i = 0; i < counts.Length; i++)
        {
            counts[i] = await RunAsync(operations[i], Seed, Rounds);
        }

        return counts;
    });

    [Theory]
    [InlineData("en", "operation", "rounds", "calls of the stream", "failed at once", "failed later", "cancelled", "at places",
        "read messages", "write messages", "read a value", "write a value", "read elements", "write elements", "read a range")]
    [InlineData("zh", "操作", "轮数", "流调用次数", "立即失败", "稍后失败", "被取消", "不同位置",
        "读消息", "写消息", "读一个值", "写一个值", "读元素", "写元素", "读区间")]
    public async Task Table_OnThePage_CountsWhatTheRoundsMeet(string language, params string[] words)
    {
        StringBuilder table = new();
        table.Append("| ").AppendJoin(" | ", words[..7]).Append(" |\n|---|---:|---:|---:|---:|---:|---:|\n");
        int row = 7;
        foreach (FaultCounts counts in await Published.Value)
        {
            table.Append(CultureInfo.InvariantCulture, $"| {words[row++]} | {Rounds} | {counts.Calls:N0} | {counts.Failed:N0} | {counts.FailedLater:N0} | {counts.Cancelled:N0} | {counts.Places.Count:N0} |\n");
        }

        string path = Path.Combine(HexFile.ProjectDirectory, "..", "..", "docs", language, "guide", "streams.md");
        string page = await File.ReadAllTextAsync(path);
        int start = page.IndexOf(Begin, StringComparison.Ordinal) + Begin.Length;
        int end = page.IndexOf(End, StringComparison.Ordinal);
        if (HexFile.IsUpdating)
        {
            await File.WriteAllTextAsync(path, page[..start] + table + page[end..]);
            return;
        }

        Assert.Equal(page[start..end], table.ToString());
    }
}
