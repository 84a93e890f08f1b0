using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class DateTimeOffsetTests : FormatterTests<DateTimeOffset>
{
    protected override IEnumerable<DateTimeOffset> Values =>
    [
        DateTimeOffset.UnixEpoch, DateTimeOffset.MinValue, DateTimeOffset.MaxValue,
        new DateTimeOffset(2024, 2, 29, 12, 34, 56, 789, TimeSpan.FromMinutes(330)),
        new DateTimeOffset(2024, 2, 29, 12, 34, 56, 789, TimeSpan.FromHours(-14)),
        new DateTimeOffset(2024, 2, 29, 12, 34, 56, 789, TimeSpan.FromHours(14)),
        new DateTimeOffset(DateTime.MinValue.Ticks + (14 * TimeSpan.TicksPerHour), TimeSpan.FromHours(14)),
        new DateTimeOffset(DateTime.MaxValue.Ticks - (14 * TimeSpan.TicksPerHour), TimeSpan.FromHours(-14)),
        new DateTimeOffset(DateTime.MaxValue.Ticks, TimeSpan.FromHours(14)),
        new DateTimeOffset(0, TimeSpan.FromHours(-14)),
    ];
}
