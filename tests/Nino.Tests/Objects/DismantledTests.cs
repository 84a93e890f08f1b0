using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class DismantledTests : FormatterTests<Dismantled>
{
    protected override IEnumerable<Dismantled> Values => [new(), new() { Id = 2 }];

    [Fact]
    public void Deserialize_RecordWithoutParameterList_IsMadeWithoutArguments() =>
        Assert.Equal("without arguments", NinoDeserializer.Deserialize<Dismantled>(NinoSerializer.Serialize(new Dismantled(1)))!.Made);
}
