using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class DefaultedTests : FormatterTests<Defaulted>
{
    protected override IEnumerable<Defaulted> Values => [new(1), new(2)];

    [Fact]
    public void Deserialize_ParameterThatIsNoMember_TakesItsDefault() =>
        Assert.Equal(6, NinoDeserializer.Deserialize<Defaulted>(NinoSerializer.Serialize(new Defaulted(1, 2)))!.Speed);
}
