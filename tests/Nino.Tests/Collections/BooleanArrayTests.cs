using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class BooleanArrayTests : FormatterTests<bool[]>
{
    protected override IEnumerable<bool[]> Values =>
    [
        [], [true], [true, false, true, true],
    ];
}
