using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class DateTimeListTests : FormatterTests<List<DateTime>>
{
    protected override IEnumerable<List<DateTime>> Values =>
    [
        [], [DateTime.UnixEpoch, DateTime.MaxValue],
    ];
}
