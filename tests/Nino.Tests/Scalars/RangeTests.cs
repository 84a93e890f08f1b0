using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class RangeTests : FormatterTests<Range>
{
    protected override IEnumerable<Range> Values =>
    [
        Range.All, 1..2, ^2..^1, 5..^int.MaxValue, int.MaxValue..0,
    ];
}
