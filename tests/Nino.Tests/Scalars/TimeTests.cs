using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class DateTimeTests : FormatterTests<DateTime>
{
    protected override IEnumerable<DateTime> Values =>
    [
        .. from kind in Enum.GetValues<DateTimeKind>()
           from ticks in new[] { 0, 1, DateTime.UnixEpoch.Ticks, 0x0123_4567_89AB_CDEF, DateTime.MaxValue.Ticks }
           select new DateTime(ticks, kind),
        InTheRepeatedHour(),
    ];

    /// <summary>Kind 3: local, in the hour that comes twice when daylight saving time ends, the first time.</summary>
    private static DateTime InTheRepeatedHour() => Unsafe.BitCast<ulong, DateTime>((3UL << 62) | (ulong)DateTime.UnixEpoch.Ticks);
}

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

public sealed class TimeSpanTests : FormatterTests<TimeSpan>
{
    protected override IEnumerable<TimeSpan> Values =>
    [
        TimeSpan.Zero, TimeSpan.FromTicks(1), TimeSpan.FromTicks(-1), TimeSpan.MinValue, TimeSpan.MaxValue,
    ];
}
