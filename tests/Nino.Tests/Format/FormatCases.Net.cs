using System;
using System.Collections.Generic;
using System.Text;
using Nino.Tests.Compact;
using Nino.Tests.Types;

namespace Nino.Tests.Format;

public static partial class FormatCases
{
    /// <summary>Of types that netstandard2.1 has not, in files of their own.</summary>
    private static IEnumerable<FormatCase> Newer() =>
    [
        Case("2-int128", new Int128(0x0011223344556677, 0x8899AABBCCDDEEFF)),
        Case("2-int128", new UInt128(0x0011223344556677, 0x8899AABBCCDDEEFF)),
        Case("2-half", (Half)1.5),
        Case("2-rune", new Rune(0x1F600)),
        Case("2-dateonly", new DateOnly(2024, 2, 29)),
        Case("2-timeonly", new TimeOnly(12, 34, 56)),
        Case("3-checked", new CheckedStruct { Flag = true, Amount = 1.5m, Time = DateTime.UnixEpoch, Day = new DateOnly(2024, 2, 29) }),
        Case("3-checked", new NestedStruct { Inner = new() { Small = 1 }, Tail = 2, Kind = OfInt16.Max }),
        Case("11-int128", new CompactInt128(-2, [Int128.MinValue], null, 1000)),
        Case("11-int128", new CompactUInt128(239, [240], null, UInt128.MaxValue)),
        Case("11-rune", new CompactRune(new(0x1F600), [new('a')], null, null)),
        Case("11-collections", new CompactKinds { Queue = new([3, 2, 1]), Stack = new([1, 300]), Set = [1, 70000], Linked = new([1L << 40]), Map = new() { [1] = -1 }, Pair = (1, 0.5) }),
        Case("11-dates", new CompactDateOnly(new(2024, 2, 29), null, null, null)),
        Case("11-dates", new CompactTimeOnly(new(12, 34, 56), [TimeOnly.MaxValue], null, null)),
        Case("7-many-derived", ManyTypes.Values),
    ];
}
