using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Compact;

/// <summary>format.md §11.2, nullable elements.</summary>
public sealed class CompactNullablesTests : FormatterTests<CompactNullables>
{
    /// <summary>Bits that fill a byte, one less and one more; all, some and none present.</summary>
    protected override IEnumerable<CompactNullables> Values =>
    [
        Of(0, 1), Of(1, 1), Of(1, int.MaxValue), Of(7, 2), Of(8, 1), Of(8, int.MaxValue), Of(9, 2), Of(9, 3), Of(70, 3),
    ];

    [Fact]
    public void Elements_AreBitsThenThoseThatArePresent()
    {
        // Three elements, of which the first and the last are present: 1 + (3 << 2 | 0), bits 101.
        Body("0D 05 01 FF", new() { Numbers = [1, null, -1] });
        Body("0E 05 01 00 2C 01", new() { Numbers = [1, null, 300] });
        Body("0D 00", new() { Numbers = [null, null, null] });
        Body("01", new() { Numbers = [] });
        Body("25 FF 00 01 02 03 04 05 06 07 08", new() { Numbers = [1, 2, 3, 4, 5, 6, 7, 8, null] });
    }

    [Fact]
    public void Fractions_StandBehindTheirPower()
    {
        // 1999 / 10²; 15 / 10¹; raw, without a power.
        Body("0A 01 02 CF 07", new() { Doubles = [19.99, null] }, 9);
        Body("09 01 01 0F", new() { Doubles = [1.5, null] }, 9);
        Body("08 01 18 2D 44 54 FB 21 09 40", new() { Doubles = [Math.PI] }, 9);
        Body("09 00", new() { Doubles = [null, null] }, 9);
    }

    [Theory]
    [InlineData("0D 0D 01 FF")]
    [InlineData("0D 05 01")]
    [InlineData("0D")]
    [InlineData("10 01 00 00 00 00 00 00 00 00")]
    [InlineData("F1 FF FF FF FF FF FF FF FF 00")]
    public void Numbers_OfBadBytes_AreRejected(string hex) =>
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<CompactNullables>(Hex.Bytes("14 00 00 00 " + hex + string.Concat(Enumerable.Repeat(" 00", 15)))));

    /// <summary>A null costs a bit, and nothing is allocated for each collection that is null or empty but itself.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    public void Deserialize_ManySmallCollections_AllocatesNoMoreThanThem(byte head)
    {
        const int Count = 10_000;
        CompactNullables value = new() { Jagged = [.. Enumerable.Repeat(head == 0 ? null : Array.Empty<int?>(), Count)] };
        byte[] bytes = NinoSerializer.Serialize(value);
        NinoDeserializer.Deserialize<CompactNullables>(bytes);
        long allocated = Allocations.Of(() => NinoDeserializer.Deserialize<CompactNullables>(bytes));

        // Older runtimes box what their code asks for its interfaces until it is optimised.
        if (NinoRuntime.Mode != NinoRuntimeMode.Interpreted && Environment.Version.Major >= 10)
        {
            Assert.InRange(allocated, Count * IntPtr.Size, (Count * IntPtr.Size) + (head * 24 * Count) + 4096);
        }
    }

    private static CompactNullables Of(int count, int every)
    {
        int?[] numbers = Sparse.Numbers(count, every);
        return new CompactNullables
        {
            Shorts = [.. numbers.Select(number => (short?)number)],
            Words = [.. numbers.Select(number => (ushort?)number)],
            Chars = [.. numbers.Select(number => (char?)number)],
            Numbers = numbers,
            Unsigned = [.. numbers.Select(number => (uint?)number)],
            Longs = [.. numbers.Select(number => (long?)number << 20)],
            Sizes = [.. numbers.Select(number => (ulong?)number)],
            Enums = [.. numbers.Select(number => (OfInt16?)number)],
            Singles = [.. numbers.Select(number => (float?)(number / 4f))],
            Doubles = [.. numbers.Select(number => (double?)(number / 100.0))],
            Dates = [.. numbers.Select(number => number is { } days ? new DateTime(2020, 1, 1).AddDays(days) : (DateTime?)null)],
            Times = [.. numbers.Select(number => number is { } seconds ? TimeSpan.FromSeconds(seconds) : (TimeSpan?)null)],
            Set = [.. numbers],
            Queue = new(numbers.Select(number => number is { } hours ? DateTime.UnixEpoch.AddHours(hours) : (DateTime?)null)),
            Readable = numbers.Select(number => number * Math.PI).ToList(),
            Jagged = [numbers, null, []],
            Decimals = [.. numbers.Select(number => (decimal?)number)],
            Grid = new[,] { { 1, (int?)null } },
            Map = new() { [1] = null, [2] = 3 },
        };
    }

    /// <summary>The bytes of one member; the others are null.</summary>
    private static void Body(string expected, CompactNullables value, int member = 3) =>
        Payload.Is(string.Join(" ", ["14", .. Enumerable.Repeat("00", member), expected, .. Enumerable.Repeat("00", 18 - member)]), value);
}
