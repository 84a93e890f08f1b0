using System;
using System.IO;
using System.Linq;
using Nino.BenchmarkData;
using Xunit;

using Nino.WorkloadChecks;
namespace Nino.WorkloadTests;

public sealed class WorkloadTests
{
    /// <summary>Set to the folder of the hex files, it has them written anew instead of compared.</summary>
    private static readonly string? UpdateFolder = Environment.GetEnvironmentVariable("NINO_UPDATE_HEX");

    public static TheoryData<string> Names => [.. Workloads.All.Select(workload => workload.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Workload_WrittenAndRead_MatchesHexFileAndValue(string name)
    {
        Workload workload = Workloads.All.Single(workload => workload.Name == name);
        if (UpdateFolder is not null)
        {
            HexUpdate update = new(UpdateFolder);
            workload.Accept(ref update);
            return;
        }

        WorkloadCheck check = new(Path.Combine(AppContext.BaseDirectory, "Hex"));
        workload.Accept(ref check);
        Assert.Null(check.Failure);
    }
}
