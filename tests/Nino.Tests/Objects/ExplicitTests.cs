using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class ExplicitTests : FormatterTests<Explicit>
{
    protected override IEnumerable<Explicit> Values => [new(), new("a", 5)];

    [Fact]
    public void Serialize_ComputedProperties_AreNoMembers() => Assert.Equal(6, NinoSerializer.Serialize(new Explicit())[0]);
}

public sealed class ExplicitChildTests : FormatterTests<ExplicitChild>
{
    protected override IEnumerable<ExplicitChild> Values => [new(), new("a")];
}

public sealed class ExplicitSlotTests : FormatterTests<ExplicitSlot<string>>
{
    protected override IEnumerable<ExplicitSlot<string>> Values => [default, ExplicitSlot<string>.Of("a")];
}

public sealed class ExplicitNumberTests : FormatterTests<ExplicitSlot<int>>
{
    protected override IEnumerable<ExplicitSlot<int>> Values => [default, ExplicitSlot<int>.Of(2)];
}
