using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class DateTimeOffsetArrayTests : FormatterTests<DateTimeOffset[]>
{
    protected override IEnumerable<DateTimeOffset[]> Values =>
    [
        [], [DateTimeOffset.MinValue, DateTimeOffset.UnixEpoch, new(2024, 1, 1, 0, 0, 0, TimeSpan.FromHours(5))],
    ];
}
