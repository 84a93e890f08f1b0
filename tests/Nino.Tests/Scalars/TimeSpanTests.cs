using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class TimeSpanTests : FormatterTests<TimeSpan>
{
    protected override IEnumerable<TimeSpan> Values =>
    [
        TimeSpan.Zero, TimeSpan.FromTicks(1), TimeSpan.FromTicks(-1), TimeSpan.MinValue, TimeSpan.MaxValue,
    ];
}
