using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Keys and elements that a table cannot hold.</summary>
public sealed class RepeatedKeyTests
{
    [Fact]
    public void Deserialize_KeyTwice_ThrowsForTheDictionary()
    {
        Read.RejectedAt<Dictionary<int, int>>(Hex.Bytes("03 01 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00"), 0, "", typeof(Dictionary<int, int>));
        Read.RejectedAt<Dictionary<string, int>>(Hex.Bytes("03 05 61 00 00 00 00 05 61 00 00 00 00"), 0, "", typeof(Dictionary<string, int>));
    }

    [Fact]
    public void Deserialize_ElementTwice_ThrowsForTheSet()
    {
        Read.RejectedAt<HashSet<int>>(Hex.Bytes("03 01 00 00 00 01 00 00 00"), 0, "", typeof(HashSet<int>));
        Read.RejectedAt<HashSet<string?>>(Hex.Bytes("04 00 05 61 00"), 0, "", typeof(HashSet<string>));
    }

    [Fact]
    public void Deserialize_NullKey_ThrowsForTheKey()
    {
        Read.RejectedAt<Dictionary<string, int>>(Hex.Bytes("02 00 00 00 00 00"), 1, "[0].Key", typeof(string));
        Read.RejectedAt<Dictionary<string, string?>>(Hex.Bytes("03 05 61 00 00 05 62"), 4, "[1].Key", typeof(string));
    }

    [Fact]
    public void Deserialize_KeysThatTheComparerOfTheTargetEquates_Throws()
    {
        Dictionary<string, int>? target = new(System.StringComparer.OrdinalIgnoreCase);
        Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref target, Hex.Bytes("03 05 61 00 00 00 00 05 41 00 00 00 00")));
    }
}
