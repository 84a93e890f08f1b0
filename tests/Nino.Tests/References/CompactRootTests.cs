using Nino.Core;
using Xunit;

namespace Nino.Tests.References;

/// <summary>Compact values of classes, whose objects keep their identity where the options say so.</summary>
public sealed class CompactRootTests
{
    [Fact]
    public void ClassOfKnownSize_IsWrittenWithItsMark()
    {
        NinoOptions options = new() { PreserveReferences = true };
        byte[] bytes = NinoSerializer.Serialize(new NinoCompactValue<CompactSpot>(new CompactSpot { A = 5 }), options);
        Assert.Equal(5, NinoDeserializer.Deserialize<NinoCompactValue<CompactSpot>>(bytes, options).Value!.A);
    }
}

[NinoType]
public sealed class CompactSpot
{
    public int A;
}
