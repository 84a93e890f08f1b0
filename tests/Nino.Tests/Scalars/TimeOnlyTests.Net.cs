using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class TimeOnlyTests : FormatterTests<TimeOnly>
{
    protected override IEnumerable<TimeOnly> Values =>
    [
        TimeOnly.MinValue, TimeOnly.MaxValue, new TimeOnly(12, 34, 56, 789),
    ];
}
