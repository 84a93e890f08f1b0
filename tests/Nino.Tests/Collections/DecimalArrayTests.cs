using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class DecimalArrayTests : FormatterTests<decimal[]>
{
    protected override IEnumerable<decimal[]> Values =>
    [
        [], [1.10m, decimal.MinValue, decimal.MaxValue],
    ];
}
