using System;
using System.Collections.Generic;
using Nino.Tests.Compact;
using Nino.Tests.Types;

namespace Nino.Tests.Format;

public static partial class FormatCases
{
    private static IEnumerable<FormatCase> Compact() =>
    [
        Case("11-integers", new CompactInt16(short.MinValue, [0, 127, -128], [128], -1)),
        Case("11-integers", new CompactUInt16(ushort.MaxValue, [255], [256], 1)),
        Case("11-integers", new CompactChar('中', ['a', 'b'], ['中'], 'a')),
        Case("11-integers", new CompactInt32(-300, [1, 2, -3], [300, 70000], int.MaxValue)),
        Case("11-integers", new CompactUInt32(300, [], [255, uint.MaxValue], null)),
        Case("11-integers", new CompactInt64(long.MinValue, [1, 1L << 31], [1L << 15], long.MaxValue)),
        Case("11-integers", new CompactUInt64(1UL << 56, [uint.MaxValue], [1UL << 32], (1UL << 56) - 1)),
        Case("11-integers", new CompactIntPtr(-2, [1, -1], null, 300)),
        Case("11-integers", new CompactUIntPtr(2, [1, 300], null, null)),
        Case("11-integers", new CompactEnumOfInt16(OfInt16.Min, [OfInt16.Zero], [(OfInt16)300], OfInt16.Max)),
        Case("11-integers", new CompactEnumOfUInt64(OfUInt64.Low, [OfUInt64.Max], null, OfUInt64.None)),
        Case("11-integers", new CompactIndex(5, [^5], null, null)),
        Case("11-integers", new CompactRange(1..^2, [Range.All], null, null)),
        Case("11-floats", new CompactSingle(19.99f, [0, -0f, 14, -15], null, MathF.PI)),
        Case("11-floats", new CompactDouble(999.999999999999, [0.1, 1e300, double.PositiveInfinity], [Math.PI], 1L << 53)),
        Case("11-decimal", new CompactDecimal(66.66666666m, [0m, -1.10m, decimal.MaxValue], null, 0.00m)),
        Case("11-times", new CompactTimeSpan(TimeSpan.FromSeconds(90), [TimeSpan.FromDays(-1), TimeSpan.MinValue], null, new(1))),
        Case("11-times", new CompactDateTime(new(2024, 2, 29), [DateTime.MaxValue, DateTime.MinValue], null, new(2024, 2, 29, 1, 2, 3, 4, DateTimeKind.Utc))),
        Case("11-times", new CompactDateTimeOffset(new(2024, 2, 29, 1, 2, 3, TimeSpan.FromMinutes(-330)), null, null, DateTimeOffset.UnixEpoch)),
        Case("11-packed", new CompactSingle(0, [19.99f, -1], [MathF.PI], null)),
        Case("11-packed", new CompactDouble(0, [19.99, -1], [MathF.PI, -0.5], null)),
        Case("11-packed", new CompactTimeSpan(default, [TimeSpan.FromMinutes(3), TimeSpan.FromSeconds(-1)], [TimeSpan.MaxValue], null)),
        Case("11-packed", new CompactDateTime(default, [new(2024, 2, 29), new(1969, 12, 31)], [new(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc)], null)),
        Case("11-packed", new CompactNullables { Numbers = [1, null, -300], Doubles = [null, 19.99], Dates = [null, null], Times = [TimeSpan.FromDays(1)], Decimals = [1.5m, null] }),
        Case("11-structs", new CompactData(32767, 255, 32767, 1234.56789f, 66.66666666m, 999.999999999999, true, Nino.BenchmarkData.TestEnum.A, "aaaaaaaaaaaaaaaaaaaa")),
    ];
}
