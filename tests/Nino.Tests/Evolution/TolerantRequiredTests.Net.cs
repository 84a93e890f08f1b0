using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

public sealed class TolerantRequiredTests : FormatterTests<TolerantRequired>
{
    protected override IEnumerable<TolerantRequired> Values => [new() { Name = "n", Number = 1 }];

    [Fact]
    public void RequiredMembers_ThatBytesLack_AreDefault()
    {
        byte[] bytes = NinoSerializer.Serialize(new TolerantRequiredOnce { Number = 5, Gone = "g" });
        TolerantRequired value = NinoDeserializer.Deserialize<TolerantRequired>(bytes)!;
        Assert.Equal((null, 5, 4), (value.Name, value.Number, value.Later));
    }
}
