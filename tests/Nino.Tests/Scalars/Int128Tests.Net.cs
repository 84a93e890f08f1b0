using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class Int128Tests : FormatterTests<Int128>
{
    protected override IEnumerable<Int128> Values =>
    [
        0, 1, -1, Int128.MinValue, Int128.MaxValue, new Int128(0x1122334455667788, 0x99AABBCCDDEEFF00),
    ];
}
