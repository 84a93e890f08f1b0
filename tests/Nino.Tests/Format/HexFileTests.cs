using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>
/// The hex files beside this class lock the wire format. Bytes change only together with docs/en/format.md. After such
/// a change:
/// <code>NINO_UPDATE_HEX=1 dotnet test tests/Nino.Tests --filter FullyQualifiedName~HexFileTests</code>
/// writes the files anew; read the difference before it is committed.
/// </summary>
public sealed partial class HexFileTests
{
    public static TheoryData<string> Names => new(FormatCases.All.Select(next => next.File).Distinct());

    [Theory]
    [MemberData(nameof(Names))]
    public void Write_EveryValue_GivesTheBytesInTheFile(string name)
    {
        string composed = HexFile.Compose(CasesOf(name));
        if (HexFile.IsUpdating)
        {
            HexFile.Write(name, composed);
        }

        Assert.Equal(HexFile.Read(name), composed);
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Read_BytesInTheFile_GivesEveryValue(string name)
    {
        List<byte[]> bytes = HexFile.Parse(HexFile.IsUpdating ? HexFile.Compose(CasesOf(name)) : HexFile.Read(name));
        Assert.Equal(CasesOf(name).Count(), bytes.Count);
        Assert.All(CasesOf(name).Zip(bytes), pair => pair.First.AssertReads(pair.Second));
    }

    private static IEnumerable<FormatCase> CasesOf(string name) => FormatCases.All.Where(next => next.File == name);
}
