using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class ConstructedTests : FormatterTests<Constructed>
{
    protected override IEnumerable<Constructed> Values =>
    [
        new(0, null) { Title = null }, new(1, "a") { Title = "t", Numbers = [1, 2] }, new(2, "b") { Title = "u", Numbers = null },
    ];
}
