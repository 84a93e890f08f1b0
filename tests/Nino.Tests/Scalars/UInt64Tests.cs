using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class UInt64Tests : FormatterTests<ulong>
{
    protected override IEnumerable<ulong> Values =>
    [
        0, 1, 0x1122334455667788, ulong.MaxValue,
    ];
}
