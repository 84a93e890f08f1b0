using System;
using System.IO;
using System.Linq;
using System.Reflection;
using Nino.BenchmarkData;
using Nino.Core;
using Nino.WorkloadChecks;
using Xunit;

namespace Nino.WorkloadTests;

public sealed class WorkloadTests
{
    private static readonly string HexFolder = typeof(WorkloadTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .First(metadata => metadata.Key == "HexFolder").Value!;

    public static TheoryData<string> Names => [.. Workloads.All.Select(workload => workload.Name)];

    /// <summary>With <c>NINO_UPDATE_HEX=1</c> the hex files are written anew first.</summary>
    [Theory]
    [MemberData(nameof(Names))]
    public void Workload_WrittenAndRead_MatchesHexFileAndValue(string name)
    {
        Workload workload = Workloads.All.Single(workload => workload.Name == name);
        if (Environment.GetEnvironmentVariable("NINO_UPDATE_HEX") == "1")
        {
            HexUpdate update = new(HexFolder);
            workload.Accept(ref update);
        }

        WorkloadCheck check = new(HexFolder);
        workload.Accept(ref check);
        Assert.Null(check.Failure);
    }

    [Fact]
    public void CompactSample_WrittenAndRead_MatchesHexFile() => AssertMatches("Compact", new CompactSample());

    [Fact]
    public void TypesSample_WrittenAndRead_MatchesHexFile() => AssertMatches("Types", new TypesSample());

    private static void AssertMatches<T>(string name, T sample)
    {
        if (Environment.GetEnvironmentVariable("NINO_UPDATE_HEX") == "1")
        {
            File.WriteAllText(Path.Combine(HexFolder, name + ".hex"), HexFile.Render(name, NinoSerializer.Serialize(sample)));
        }

        Assert.Null(SampleCheck.Failure(name, sample, HexFolder));
    }
}
