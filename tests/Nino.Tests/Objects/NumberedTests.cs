using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class NumberedTests : FormatterTests<Numbered>
{
    protected override IEnumerable<Numbered> Values =>
    [
        new(), new() { First = "a", Second = 2, Third = 3 },
    ];
}
