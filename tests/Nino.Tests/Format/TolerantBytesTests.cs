using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>format.md §14, worked out by hand.</summary>
public sealed partial class TolerantBytesTests
{
    [Fact]
    public void WireTypes_AreThoseOfThePage()
    {
        string fifteen = string.Concat(Enumerable.Repeat("51", 15)) + "1A";
        string written = Hex.Text(NinoSerializer.Serialize(new WireKinds()));
        Assert.StartsWith("FB0F" + "7F7F7F7F7F" + "7F7F7F7F7F" + "7F7F" + fifteen + "7F" + "5140" + "10", written);
    }

    [Fact]
    public void SkippedDefaults_AreNotDefaultSegmentsAndCompactValues()
    {
        Payload.Is("FB 03 00 51 1A 7F 51 1A 04 03 00 01 00", new SkippedKinds());
        Payload.Reads("FB 03 00 51 1A 7F 51 1A 04 00", new SkippedKinds());
    }

    /// <summary>The table stands in the member that is not known, and says no type; the object behind its index is what is declared there.</summary>
    [Fact]
    public void Table_InASkippedObject_IsThatOfALaterOne()
    {
        KnowsTheSecond value = NinoDeserializer.Deserialize<KnowsTheSecond>(
            Hex.Bytes("FB 02 E0 00 60 03 FB 02 9A 00 40 03 05 00 00 00 05 62 C1 06 00 00 00 05 63"))!;
        Assert.Equal((6, "c"), (value.Second!.A, value.Second.B));
    }
}
