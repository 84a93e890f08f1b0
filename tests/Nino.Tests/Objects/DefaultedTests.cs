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

public sealed class DefaultedConstantsTests : FormatterTests<DefaultedConstants>
{
    protected override IEnumerable<DefaultedConstants> Values => [new(1), new(2)];

    [Fact]
    public void Deserialize_ParametersThatAreNoMembers_TakeTheirDefaults() =>
        Assert.Equal("-5 6  1.5 2.5 x t Friday Monday 0", NinoDeserializer.Deserialize<DefaultedConstants>(NinoSerializer.Serialize(new DefaultedConstants(1, 2, 3)))!.All);
}
