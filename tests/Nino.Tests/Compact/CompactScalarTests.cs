using System;
using Nino.Tests.Types;

namespace Nino.Tests.Compact;

public sealed class CompactInt16Tests : CompactTests<short, CompactInt16>
{
    protected override short[] Edges => [0, 1, -1, 63, -64, 64, 127, -128, 128, 255, short.MinValue, short.MaxValue];

    protected override CompactInt16 Of(short value, short[]? array, short? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactUInt16Tests : CompactTests<ushort, CompactUInt16>
{
    protected override ushort[] Edges => [0, 1, 127, 128, 255, 256, ushort.MaxValue];

    protected override CompactUInt16 Of(ushort value, ushort[]? array, ushort? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactCharTests : CompactTests<char, CompactChar>
{
    protected override char[] Edges => ['\0', 'a', '\x7F', '\x80', 'ÿ', '中', '\uD800', '\uFFFF'];

    protected override CompactChar Of(char value, char[]? array, char? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactInt32Tests : CompactTests<int, CompactInt32>
{
    protected override int[] Edges => [0, 1, -1, 63, -64, 64, 127, -128, 128, 255, short.MinValue, short.MaxValue, 32768, 65535, int.MinValue, int.MaxValue];

    protected override CompactInt32 Of(int value, int[]? array, int? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactUInt32Tests : CompactTests<uint, CompactUInt32>
{
    protected override uint[] Edges => [0, 1, 127, 128, 255, 256, 65535, 65536, int.MaxValue, uint.MaxValue];

    protected override CompactUInt32 Of(uint value, uint[]? array, uint? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactInt64Tests : CompactTests<long, CompactInt64>
{
    protected override long[] Edges => [0, 1, -1, 127, -129, 32767, -32769, int.MaxValue, int.MinValue, int.MaxValue + 1L, 1L << 55, -(1L << 55), (1L << 55) - 1, long.MinValue, long.MaxValue];

    protected override CompactInt64 Of(long value, long[]? array, long? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactUInt64Tests : CompactTests<ulong, CompactUInt64>
{
    protected override ulong[] Edges => [0, 1, 127, 128, 255, 256, 65536, uint.MaxValue, uint.MaxValue + 1UL, (1UL << 56) - 1, 1UL << 56, ulong.MaxValue];

    protected override CompactUInt64 Of(ulong value, ulong[]? array, ulong? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactIntPtrTests : CompactTests<nint, CompactIntPtr>
{
    protected override nint[] Edges => [0, 1, -1, int.MinValue, int.MaxValue, nint.MaxValue, nint.MinValue];

    protected override CompactIntPtr Of(nint value, nint[]? array, nint? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactUIntPtrTests : CompactTests<nuint, CompactUIntPtr>
{
    protected override nuint[] Edges => [0, 1, uint.MaxValue, nuint.MaxValue];

    protected override CompactUIntPtr Of(nuint value, nuint[]? array, nuint? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactSingleTests : CompactTests<float, CompactSingle>
{
    protected override float[] Edges => [0f, -0f, 1, -1, 14, 15, 0.1f, 19.99f, 1234.56789f, 16777215, 16777216, 1e-14f, float.Epsilon, float.MaxValue, float.MinValue, float.NaN, float.PositiveInfinity, float.NegativeInfinity, MathF.PI, BitConverter.Int32BitsToSingle(0x7F800001), BitConverter.Int32BitsToSingle(-1)];

    protected override CompactSingle Of(float value, float[]? array, float? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactDoubleTests : CompactTests<double, CompactDouble>
{
    protected override double[] Edges => [0.0, -0.0, 1, -1, 14, 15, 0.1, 19.99, 0.1 + 0.2, 999.999999999999, 1L << 53, (1L << 53) - 1, -(1L << 53), 1e15, 1e300, 1e-14, 1e-15, 1.5f, 1f / 3, 1.0 / 3, double.Epsilon, double.MaxValue, double.MinValue, double.NaN, double.PositiveInfinity, double.NegativeInfinity, Math.PI, BitConverter.Int64BitsToDouble(0x7FF0000000000001), BitConverter.Int64BitsToDouble(-1)];

    protected override CompactDouble Of(double value, double[]? array, double? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactDecimalTests : CompactTests<decimal, CompactDecimal>
{
    protected override decimal[] Edges => [0m, 0.00m, -0.0m, new(0, 0, 0, true, 28), 1m, -1m, 1.10m, 66.66666666m, 127m, 128m, ulong.MaxValue, ulong.MaxValue + 1m, decimal.MaxValue, decimal.MinValue, new(-1, -1, -1, true, 28), new(0, 0, 1, false, 14), new(0, 0, int.MinValue, false, 0)];

    protected override CompactDecimal Of(decimal value, decimal[]? array, decimal? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactDateTimeTests : CompactTests<DateTime, CompactDateTime>
{
    protected override DateTime[] Edges => [default, DateTime.UnixEpoch, DateTime.MinValue, DateTime.MaxValue, new(2024, 2, 29), new(2024, 2, 29, 1, 2, 3, DateTimeKind.Local), new(2024, 2, 29, 1, 2, 3, 4, DateTimeKind.Utc), new(0x0123456789ABCDEF), new(1969, 12, 31, 23, 59, 59, DateTimeKind.Utc)];

    protected override CompactDateTime Of(DateTime value, DateTime[]? array, DateTime? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactDateTimeOffsetTests : CompactTests<DateTimeOffset, CompactDateTimeOffset>
{
    protected override DateTimeOffset[] Edges => [default, DateTimeOffset.UnixEpoch, DateTimeOffset.MinValue, DateTimeOffset.MaxValue, new(2024, 2, 29, 1, 2, 3, TimeSpan.FromMinutes(330)), new(0x0123456789ABCDEF, TimeSpan.FromHours(-14)), new(2024, 2, 29, 0, 0, 0, TimeSpan.FromHours(14))];

    protected override CompactDateTimeOffset Of(DateTimeOffset value, DateTimeOffset[]? array, DateTimeOffset? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactTimeSpanTests : CompactTests<TimeSpan, CompactTimeSpan>
{
    protected override TimeSpan[] Edges => [default, TimeSpan.MinValue, TimeSpan.MaxValue, new(1), new(-1), TimeSpan.FromDays(1), TimeSpan.FromDays(-10675199), TimeSpan.FromSeconds(90), TimeSpan.FromMilliseconds(-5)];

    protected override CompactTimeSpan Of(TimeSpan value, TimeSpan[]? array, TimeSpan? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactIndexTests : CompactTests<Index, CompactIndex>
{
    protected override Index[] Edges => [0, 1, ^0, ^1, 63, 64, ^64, int.MaxValue, ^int.MaxValue];

    protected override CompactIndex Of(Index value, Index[]? array, Index? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactRangeTests : CompactTests<Range, CompactRange>
{
    protected override Range[] Edges => [default, Range.All, 1..^2, int.MaxValue..^int.MaxValue];

    protected override CompactRange Of(Range value, Range[]? array, Range? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactEnumOfInt16Tests : CompactTests<OfInt16, CompactEnumOfInt16>
{
    protected override OfInt16[] Edges => [OfInt16.Min, OfInt16.Zero, (OfInt16)77, OfInt16.Max];

    protected override CompactEnumOfInt16 Of(OfInt16 value, OfInt16[]? array, OfInt16? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactEnumOfUInt16Tests : CompactTests<OfUInt16, CompactEnumOfUInt16>
{
    protected override OfUInt16[] Edges => [OfUInt16.Zero, (OfUInt16)77, OfUInt16.Max];

    protected override CompactEnumOfUInt16 Of(OfUInt16 value, OfUInt16[]? array, OfUInt16? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactEnumOfInt32Tests : CompactTests<OfInt32, CompactEnumOfInt32>
{
    protected override OfInt32[] Edges => [OfInt32.Min, OfInt32.Zero, (OfInt32)77, OfInt32.Max];

    protected override CompactEnumOfInt32 Of(OfInt32 value, OfInt32[]? array, OfInt32? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactEnumOfUInt32Tests : CompactTests<OfUInt32, CompactEnumOfUInt32>
{
    protected override OfUInt32[] Edges => [OfUInt32.Zero, (OfUInt32)77, OfUInt32.Max];

    protected override CompactEnumOfUInt32 Of(OfUInt32 value, OfUInt32[]? array, OfUInt32? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactEnumOfInt64Tests : CompactTests<OfInt64, CompactEnumOfInt64>
{
    protected override OfInt64[] Edges => [OfInt64.Min, OfInt64.Zero, (OfInt64)77, OfInt64.Max];

    protected override CompactEnumOfInt64 Of(OfInt64 value, OfInt64[]? array, OfInt64? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}

public sealed class CompactEnumOfUInt64Tests : CompactTests<OfUInt64, CompactEnumOfUInt64>
{
    protected override OfUInt64[] Edges => [OfUInt64.None, (OfUInt64)77, OfUInt64.Max];

    protected override CompactEnumOfUInt64 Of(OfUInt64 value, OfUInt64[]? array, OfUInt64? nullable) => new(value, array, array is null ? null : [.. array], nullable);
}
