using System;
using System.Linq;
using System.Text;

namespace Nino.Tests.Compact;

public sealed class CompactInt128Tests : CompactTests<Int128, CompactInt128>
{
    protected override Int128[] Edges => [0, 1, -1, 119, -120, 120, long.MinValue, Int128.MinValue, Int128.MaxValue];

    protected override CompactInt128 Of(Int128 value, Int128[]? array, Int128? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactUInt128Tests : CompactTests<UInt128, CompactUInt128>
{
    protected override UInt128[] Edges => [0, 1, 239, 240, 255, 256, ulong.MaxValue, UInt128.MaxValue];

    protected override CompactUInt128 Of(UInt128 value, UInt128[]? array, UInt128? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactDateOnlyTests : CompactTests<DateOnly, CompactDateOnly>
{
    protected override DateOnly[] Edges => [
        default, DateOnly.MaxValue, new(2024, 2, 29), new(1, 5, 8), .. new[] { 1 << 7, (1 << 14) - 1, 1 << 14, (1 << 21) - 1, 1 << 21 }.Select(DateOnly.FromDayNumber),
    ];

    protected override CompactDateOnly Of(DateOnly value, DateOnly[]? array, DateOnly? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactTimeOnlyTests : CompactTests<TimeOnly, CompactTimeOnly>
{
    protected override TimeOnly[] Edges => [default, TimeOnly.MaxValue, new(12, 34, 56), new(1), new(0, 0, 0, 1)];

    protected override CompactTimeOnly Of(TimeOnly value, TimeOnly[]? array, TimeOnly? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactRuneTests : CompactTests<Rune, CompactRune>
{
    protected override Rune[] Edges => [default, new('a'), new(0x80), new(0xD7FF), new(0xE000), new(0x1F600), new(0x10FFFF)];

    protected override CompactRune Of(Rune value, Rune[]? array, Rune? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}
