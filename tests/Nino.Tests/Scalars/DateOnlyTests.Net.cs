using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class DateOnlyTests : FormatterTests<DateOnly>
{
    protected override IEnumerable<DateOnly> Values =>
    [
        DateOnly.MinValue, DateOnly.MaxValue, new DateOnly(2024, 2, 29),
    ];
}
