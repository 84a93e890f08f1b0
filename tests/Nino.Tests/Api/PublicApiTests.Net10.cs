using System;
using System.IO;
using Nino.Tests.Format;
using Xunit;

namespace Nino.Tests.Api;

/// <summary>
/// PublicApi.txt lists what users may name. After a change that is meant:
/// <code>NINO_UPDATE_HEX=1 dotnet test tests/Nino.Tests --filter FullyQualifiedName~PublicApiTests</code>
/// </summary>
public sealed class PublicApiTests
{
    private const string FileName = "PublicApi.txt";

    [Fact]
    public void PublicApi_OfTheRuntime_IsThatInTheFile()
    {
        string listed = PublicApi.List();
        string path = Path.Combine(HexFile.IsUpdating ? HexFile.ProjectDirectory : AppContext.BaseDirectory, FileName);
        if (HexFile.IsUpdating)
        {
            File.WriteAllText(path, listed);
        }

        Assert.Equal(File.ReadAllText(path), listed);
    }
}
