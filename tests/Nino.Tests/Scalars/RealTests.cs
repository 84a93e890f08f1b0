using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
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

public sealed class DoubleTests : FormatterTests<double>
{
    protected override IEnumerable<double> Values =>
    [
        0, 1.5, -0d, double.MinValue, double.MaxValue, double.Epsilon, double.NegativeInfinity, double.PositiveInfinity, double.NaN,
        BitConverter.UInt64BitsToDouble(0x7FF8_0000_1234_5678), BitConverter.UInt64BitsToDouble(0x7FF0_0000_0000_0001), BitConverter.UInt64BitsToDouble(ulong.MaxValue),
    ];
}

public sealed class DecimalTests : FormatterTests<decimal>
{
    protected override IEnumerable<decimal> Values =>
    [
        0, 1, -1, decimal.MinValue, decimal.MaxValue, 1.10m, 1.1m,
        .. Enumerable.Range(0, 29).Select(scale => new decimal(0x11223344, 0x55667788, 0x1ABBCCDD, scale % 2 == 1, (byte)scale)),
        .. Enumerable.Range(0, 29).Select(scale => new decimal(0, 0, 0, scale % 2 == 0, (byte)scale)),
    ];
}

public sealed class ComplexTests : FormatterTests<Complex>
{
    protected override IEnumerable<Complex> Values =>
    [
        Complex.Zero, Complex.ImaginaryOne, Complex.NaN, Complex.Infinity, new Complex(double.MinValue, double.Epsilon),
    ];
}
