using System;
using System.Collections.Generic;
using System.Text;
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

public sealed class Int128Tests : FormatterTests<Int128>
{
    protected override IEnumerable<Int128> Values =>
    [
        0, 1, -1, Int128.MinValue, Int128.MaxValue, new Int128(0x1122334455667788, 0x99AABBCCDDEEFF00),
    ];
}

public sealed class UInt128Tests : FormatterTests<UInt128>
{
    protected override IEnumerable<UInt128> Values =>
    [
        0, 1, UInt128.MaxValue, new UInt128(0x1122334455667788, 0x99AABBCCDDEEFF00),
    ];
}

public sealed class RuneTests : FormatterTests<Rune>
{
    protected override IEnumerable<Rune> Values =>
    [
        new Rune('\0'), new Rune('a'), new Rune('中'), new Rune(0x1F600), new Rune(0x10FFFF), new Rune(0xD7FF), new Rune(0xE000),
    ];
}

public sealed class DateOnlyTests : FormatterTests<DateOnly>
{
    protected override IEnumerable<DateOnly> Values =>
    [
        DateOnly.MinValue, DateOnly.MaxValue, new DateOnly(2024, 2, 29),
    ];
}

public sealed class TimeOnlyTests : FormatterTests<TimeOnly>
{
    protected override IEnumerable<TimeOnly> Values =>
    [
        TimeOnly.MinValue, TimeOnly.MaxValue, new TimeOnly(12, 34, 56, 789),
    ];
}
