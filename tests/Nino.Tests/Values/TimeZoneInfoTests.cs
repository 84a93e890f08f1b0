using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class TimeZoneInfoTests : FormatterTests<TimeZoneInfo>
{
    protected override IEnumerable<TimeZoneInfo> Values =>
    [
        TimeZoneInfo.Utc,
        TimeZoneInfo.FindSystemTimeZoneById("Europe/Berlin"),
        TimeZoneInfo.FindSystemTimeZoneById("America/Argentina/Buenos_Aires"),
        TimeZoneInfo.CreateCustomTimeZone("Etc/Own;Zone", new TimeSpan(1, 30, 0), "Own", "Own"),
        TimeZoneInfo.CreateCustomTimeZone("Europe/Berlin", new TimeSpan(5, 0, 0), "Not Berlin", "Not Berlin"),
    ];
}
