using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class HalfTests : FormatterTests<Half>
{
    protected override IEnumerable<Half> Values =>
    [
        (Half)0, (Half)1.5, -(Half)0, Half.MinValue, Half.MaxValue, Half.Epsilon, Half.NegativeInfinity, Half.PositiveInfinity, Half.NaN,
        BitConverter.UInt16BitsToHalf(0x7E01), BitConverter.UInt16BitsToHalf(0x7C01), BitConverter.UInt16BitsToHalf(0xFFFF),
    ];
}
