using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class DeconstructibleTests : FormatterTests<Deconstructible>
{
    protected override IEnumerable<Deconstructible> Values => [new(), new() { Id = 2 }];

    [Fact]
    public void Deserialize_RecordWithoutParameterList_IsMadeWithoutArguments() =>
        Assert.Equal("without arguments", NinoDeserializer.Deserialize<Deconstructible>(NinoSerializer.Serialize(new Deconstructible(1)))!.Made);
}
