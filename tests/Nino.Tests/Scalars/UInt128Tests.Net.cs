using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class UInt128Tests : FormatterTests<UInt128>
{
    protected override IEnumerable<UInt128> Values =>
    [
        0, 1, UInt128.MaxValue, new UInt128(0x1122334455667788, 0x99AABBCCDDEEFF00),
    ];
}
