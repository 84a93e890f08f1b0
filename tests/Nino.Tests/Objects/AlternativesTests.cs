using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class AlternativesTests : FormatterTests<Alternatives>
{
    protected override IEnumerable<Alternatives> Values => [new(1), new("a") { Visits = 2 }, new AlternativesBelow(3)];
}

public sealed class AlternativesBelowTests : FormatterTests<AlternativesBelow>
{
    protected override IEnumerable<AlternativesBelow> Values => [new(1), new("a", "b") { Id = Guid.NewGuid() }];
}

public sealed class AlternativesByOtherNamesTests : FormatterTests<AlternativesByOtherNames<string, Guid>>
{
    protected override IEnumerable<AlternativesByOtherNames<string, Guid>> Values => [new("a"), new(Guid.NewGuid())];
}

public sealed class AlternativesWithMoreTests
{
    [Fact]
    public void Deserialize_FieldThatIsNoMember_CallsAConstructor()
    {
        AlternativesWithMore value = NinoDeserializer.Deserialize<AlternativesWithMore>(NinoSerializer.Serialize(new AlternativesWithMore(1)))!;

        Assert.Equal(1, value.Number);
        Assert.NotNull(value.Made());
    }
}
