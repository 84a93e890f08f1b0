using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.CustomFormatters;

public sealed class IntervalTests : FormatterTests<Interval<string?>>
{
    protected override IEnumerable<Interval<string?>> Values =>
    [
        default, new("a", "b"), new(null, "long"),
    ];
}
