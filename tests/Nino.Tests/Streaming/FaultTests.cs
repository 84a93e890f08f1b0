using System;
using System.Threading.Tasks;
using Nino.Tests.Kit;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.Streaming;

/// <summary>
/// Streams that give and take any number of bytes, fail, or are cancelled, at any call. The seed is printed, and NINO_SEED
/// repeats it.
/// </summary>
public sealed partial class FaultTests(ITestOutputHelper output)
{
    [Fact]
    public Task Reader_AnyFaults_GivesEveryMessageAllTheSame() => ForRandoms(FaultRuns.ReadMessages);

    [Fact]
    public Task Writer_AnyFaults_WritesMessagesOrNothingMore() => ForRandoms(FaultRuns.WriteMessages);

    [Fact]
    public Task Value_AnyFaults_IsReadFromWhereItBegan() => ForRandoms(FaultRuns.ReadValue);

    [Fact]
    public Task Value_AnyFaults_IsWrittenWholeOrTheFaultIsTold() => ForRandoms(FaultRuns.WriteValue);

    [Fact]
    public Task Elements_AnyFaults_AreReadInOrder() => ForRandoms(FaultRuns.ReadElements);

    [Fact]
    public Task Elements_AnyFaults_AreWrittenInOrderOrHaveNoEnd() => ForRandoms(FaultRuns.WriteElements);

    [Fact]
    public Task Range_AnyFaults_IsReadByTheSameReader() => ForRandoms(FaultRuns.ReadRange);

    private async Task ForRandoms(Func<Random, FaultCounts, Task> operation)
    {
        int seed = TestSettings.Seed(output);
        FaultCounts counts = await RunAsync(operation, seed, 100 * TestSettings.Rounds);
        output.WriteLine($"{counts.Calls} calls, {counts.Failed} and {counts.FailedLater} failed, {counts.Cancelled} cancelled, at {counts.Places.Count} places");
        Assert.True(counts.Failed > 0 && counts.FailedLater > 0 && counts.Cancelled > 0);
    }

    private static async Task<FaultCounts> RunAsync(Func<Random, FaultCounts, Task> operation, int seed, int rounds)
    {
        FaultCounts counts = new();
        for (int i = 0; i < rounds; i++)
        {
            await operation(new Random(unchecked(seed + i)), counts);
        }

        return counts;
    }
}
