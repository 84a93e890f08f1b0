using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class DateTimeArrayTests : FormatterTests<DateTime[]>
{
    protected override IEnumerable<DateTime[]> Values =>
    [
        [], [DateTime.MinValue, DateTime.MaxValue, DateTime.UnixEpoch],
    ];
}
