using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class DoubleTests : FormatterTests<double>
{
    protected override IEnumerable<double> Values =>
    [
        0, 1.5, -0d, double.MinValue, double.MaxValue, double.Epsilon, double.NegativeInfinity, double.PositiveInfinity, double.NaN,
        BitConverter.UInt64BitsToDouble(0x7FF8_0000_1234_5678), BitConverter.UInt64BitsToDouble(0x7FF0_0000_0000_0001), BitConverter.UInt64BitsToDouble(ulong.MaxValue),
    ];
}
