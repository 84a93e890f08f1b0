using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class MarkedTwiceTests : FormatterTests<MarkedTwice>
{
    protected override IEnumerable<MarkedTwice> Values => [MarkedTwice.Create()];

    [Fact]
    public void Deserialize_MethodMarkedBeforeConstructor_IsCalled() =>
        Assert.Equal("by a method", NinoDeserializer.Deserialize<MarkedTwice>(NinoSerializer.Serialize(new MarkedTwice(1)))!.Made);
}
