using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class SingleTests : FormatterTests<float>
{
    protected override IEnumerable<float> Values =>
    [
        0, 1.5f, -0f, float.MinValue, float.MaxValue, float.Epsilon, float.NegativeInfinity, float.PositiveInfinity, float.NaN,
        BitConverter.UInt32BitsToSingle(0x7FC0_1234), BitConverter.UInt32BitsToSingle(0x7F80_0001), BitConverter.UInt32BitsToSingle(0xFFFF_FFFF),
    ];
}
