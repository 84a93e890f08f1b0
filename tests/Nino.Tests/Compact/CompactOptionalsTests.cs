using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Compact;

/// <summary>format.md §6, elements that are compact numbers.</summary>
public sealed class CompactOptionalsTests : FormatterTests<CompactOptionals>
{
    /// <summary>Bits that fill a byte, one less and one more; all, some and none present.</summary>
    protected override IEnumerable<CompactOptionals> Values =>
    [
        Of(0, 1), Of(1, 1), Of(1, int.MaxValue), Of(7, 2), Of(8, 1), Of(8, int.MaxValue), Of(9, 2), Of(9, 3), Of(70, 3),
    ];

    [Fact]
    public void Elements_AreBitsThenThoseThatArePresent()
    {
        Body("04 05 01 0F 81 03", new() { Decimals = [1.5m, null, -0.3m] }, 0);
        Body("04 00", new() { Decimals = [null, null, null] }, 0);
        Body("01", new() { Decimals = [] }, 0);
        Body("0A FF 01 00 01 00 02 00 03 00 04 00 05 00 06 00 07 00 08 00 09", new() { Decimals = [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 0);
        Body("05 02 02 06 02 03", new() { Grid = new[,] { { null, (int?)1 }, { -2, null } } }, 11);
        Body("03 01 C8 01", new() { Deck = [100, null] }, 13);
        Body("02 02 00", new() { Map = new() { [1] = null } }, 14);
    }

    /// <summary>Whatever share of them is null, compact collections are not longer than plain ones.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(10)]
    [InlineData(int.MaxValue)]
    public void Payload_OfManyElements_IsNoLongerThanPlain(int every)
    {
        CompactOptionals value = Of(1000, every);
        Assert.InRange(NinoSerializer.Serialize(new CompactOptionals { Decimals = value.Decimals }).Length, 0, NinoSerializer.Serialize(value.Decimals).Length + 20);
        Assert.InRange(NinoSerializer.Serialize(new CompactOptionals { Moments = value.Moments }).Length, 0, NinoSerializer.Serialize(value.Moments).Length + 20);
        Assert.InRange(NinoSerializer.Serialize(new CompactOptionals { Deck = value.Deck }).Length, 0, NinoSerializer.Serialize<List<long?>>(value.Deck).Length + 20);
    }

    [Theory]
    [InlineData("04 0D 01 0F 81 03")]
    [InlineData("04 05 01 0F")]
    [InlineData("04 05")]
    [InlineData("04")]
    [InlineData("FF FF FF FF 0F 01")]
    public void Decimals_OfBadBytes_AreRejected(string hex) =>
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<CompactOptionals>(Hex.Bytes("10 " + hex + string.Concat(Enumerable.Repeat(" 00", 15)))));

    [Fact]
    public void Decimal_ThatIsNone_IsRefusedWhereItStands() =>
        Read.RejectedAt<CompactOptionals>(Hex.Bytes("10 03 03 01 0F 60 03"), 5, "Decimals[1]", typeof(decimal));

    private static CompactOptionals Of(int count, int every)
    {
        int?[] numbers = Sparse.Numbers(count, every);
        decimal?[] decimals = [.. numbers.Select(number => number / 100m)];
        return new CompactOptionals
        {
            Decimals = decimals,
            Moments = [.. numbers.Select(number => number is { } days ? new DateTimeOffset(2020, 1, 1, 0, 0, 0, TimeSpan.FromHours(days % 13)).AddDays(days) : (DateTimeOffset?)null)],
            Natives = [.. numbers.Select(number => (nint?)number)],
            Sizes = new(numbers.Select(number => number is { } size ? (nuint?)(uint)size : null)),
            Indices = new(numbers.Select(number => number is { } index ? new Index(Math.Abs(index), index < 0) : (Index?)null)),
            Ranges = new(numbers.Select(number => number is { } end ? ..Math.Abs(end) : (Range?)null)),
            Readable = decimals.ToList(),
            Concurrent = new(decimals),
            Segment = new(decimals),
            Pair = (decimals, count),
            Jagged = [decimals, null, []],
            Grid = new[,] { { 1, (int?)null } },
            Kinds = new[,] { { OfInt16.Max }, { (OfInt16?)null } },
            Deck = [.. numbers.Select(number => (long?)number)],
            Map = new() { [1] = null, [2] = 3 },
        };
    }

    /// <summary>The bytes of one member; the others are null, and the tuple holds null and 0.</summary>
    private static void Body(string expected, CompactOptionals value, int member) =>
        Payload.Is("10 " + string.Join(" ", Enumerable.Range(0, 15).Select(i => i == member ? expected : i == 9 ? "00 00" : "00")), value);
}
