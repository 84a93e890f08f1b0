using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class Int64Tests : FormatterTests<long>
{
    protected override IEnumerable<long> Values =>
    [
        0, 1, -1, 0x1122334455667788, long.MinValue, long.MaxValue,
    ];
}
