using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class DecimalTests : FormatterTests<decimal>
{
    protected override IEnumerable<decimal> Values =>
    [
        0, 1, -1, decimal.MinValue, decimal.MaxValue, 1.10m, 1.1m,
        .. Enumerable.Range(0, 29).Select(scale => new decimal(0x11223344, 0x55667788, 0x1ABBCCDD, scale % 2 == 1, (byte)scale)),
        .. Enumerable.Range(0, 29).Select(scale => new decimal(0, 0, 0, scale % 2 == 0, (byte)scale)),
    ];
}
