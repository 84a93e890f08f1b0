using System;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Compact;

/// <summary>format.md §11, worked out by hand. Each case has four members: 05, the value, then an array, a list and a nullable, most of them null.</summary>
public sealed partial class CompactBytesTests
{
    [Fact]
    public void SignedIntegers_AreVarintsInZigZagOrder()
    {
        Payload.Is("05 00 00 00 00", new CompactInt32(0, null, null, null));
        Payload.Is("05 01 00 00 00", new CompactInt32(-1, null, null, null));
        Payload.Is("05 80 01 00 00 00", new CompactInt32(64, null, null, null));
        Payload.Is("05 FF FF FF FF 0F 00 00 00", new CompactInt32(int.MinValue, null, null, null));
        // 32767 is 65534 in zigzag order: 1111111 1111111 11 with the lowest bit off.
        Payload.Is("05 FE FF 03 00 00 00", new CompactInt16(short.MaxValue, null, null, null));
        Payload.Is("05 FE FF 03 00 00 00", new CompactInt64(32767, null, null, null));
        Payload.Is("05 FF FF FF FF FF FF FF FF FF 00 00 00", new CompactInt64(long.MinValue, null, null, null));
        Payload.Is("05 03 00 00 00", new CompactIntPtr(-2, null, null, null));
        Payload.Is("05 9A 01 00 00 00", new CompactEnumOfInt16((OfInt16)77, null, null, null));
    }

    [Fact]
    public void UnsignedIntegers_AreVarints()
    {
        Payload.Is("05 7F 00 00 00", new CompactUInt32(127, null, null, null));
        Payload.Is("05 61 00 00 00", new CompactChar('a', null, null, null));
        // U+4E2D is 01 0011100 0101101.
        Payload.Is("05 AD 9C 01 00 00 00", new CompactChar('中', null, null, null));
        Payload.Is("05 80 80 80 80 80 80 80 80 01 00 00 00", new CompactUInt64(1UL << 56, null, null, null));
        Payload.Is("05 FF FF FF FF FF FF FF 7F 00 00 00", new CompactUInt64((1UL << 56) - 1, null, null, null));
        Payload.Is("05 4D 00 00 00", new CompactEnumOfUInt64((OfUInt64)77, null, null, null));
    }

    [Fact]
    public void Floats_AreShortFractions()
    {
        Payload.Is("05 00 00 00 00", new CompactDouble(0, null, null, null));
        Payload.Is("05 08 00 00 00", new CompactDouble(-0.0, null, null, null));
        Payload.Is("05 E8 00 00 00", new CompactDouble(-14, null, null, null));
        Payload.Is("05 01 0F 00 00 00", new CompactDouble(15, null, null, null));
        // 19.99 is 1999 (07CF) / 10².
        Payload.Is("05 22 CF 07 00 00 00", new CompactDouble(19.99, null, null, null));
        Payload.Is("05 2A CF 07 00 00 00", new CompactSingle(-19.99f, null, null, null));
        Payload.Is("05 F0 DB 0F 49 40 00 00 00", new CompactSingle(MathF.PI, null, null, null));
        Payload.Is("05 F0 DB 0F 49 40 00 00 00", new CompactDouble(MathF.PI, null, null, null));
        Payload.Is("05 F1 18 2D 44 54 FB 21 09 40 00 00 00", new CompactDouble(Math.PI, null, null, null));
        Payload.Is("05 F0 45 23 C1 7F 00 00 00", new CompactSingle(BitConverter.Int32BitsToSingle(0x7FC12345), null, null, null));
    }

    [Fact]
    public void Decimal_IsSignAndScaleAndMantissa()
    {
        Payload.Is("05 00 00 00 00 00", new CompactDecimal(0, null, null, null));
        Payload.Is("05 82 6E 00 00 00", new CompactDecimal(-1.10m, null, null, null));
        // 6666666666 is 11000 1101010 1110101 0000101 0101010.
        Payload.Is("05 08 AA 85 F5 EA 18 00 00 00", new CompactDecimal(66.66666666m, null, null, null));
        Payload.Is("05 00 FF FF FF FF FF FF FF FF FF FF FF FF FF 1F 00 00 00", new CompactDecimal(decimal.MaxValue, null, null, null));
    }

    [Fact]
    public void Times_AreInTheLargestUnit()
    {
        Payload.Is("05 00 00 00 00", new CompactTimeSpan(TimeSpan.Zero, null, null, null));
        Payload.Is("05 18 B4 00 00 00", new CompactTimeSpan(TimeSpan.FromSeconds(90), null, null, null));
        Payload.Is("05 14 09 00 00 00", new CompactTimeSpan(TimeSpan.FromMilliseconds(-5), null, null, null));
        // A day after the epoch, UTC; a second before it, unspecified.
        Payload.Is("05 1D 02 00 00 00", new CompactDateTime(new DateTime(1970, 1, 2, 0, 0, 0, DateTimeKind.Utc), null, null, null));
        Payload.Is("05 18 01 00 00 00", new CompactDateTime(new DateTime(1969, 12, 31, 23, 59, 59), null, null, null));
        // One hour past the epoch, 3600 s (1C20 in zigzag order), at +01:00.
        Payload.Is("05 28 20 1C 78 00 00 00", new CompactDateTimeOffset(new DateTimeOffset(1970, 1, 1, 1, 0, 0, TimeSpan.FromHours(1)), null, null, null));
    }

    [Fact]
    public void Others_AreTheirIntegers()
    {
        Payload.Is("05 09 00 00 00", new CompactIndex(^4, null, null, null));
        Payload.Is("05 02 05 00 00 00", new CompactRange(1..^2, null, null, null));
    }

    [Fact]
    public void Collections_TakeTheNarrowestWidth()
    {
        Payload.Is("05 00 01 01 00", new CompactInt32(0, [], [], null));
        // Two elements of width 1: 1 + (2 << 2 | 0).
        Payload.Is("05 00 09 FF 7F 09 80 00 00", new CompactInt32(0, [-1, 127], [-128, 0], null));
        Payload.Is("05 00 06 80 00 06 FF 7F 00", new CompactInt32(0, [128], [32767], null));
        Payload.Is("05 00 07 00 80 00 00 07 00 00 00 80 00", new CompactInt32(0, [32768], [int.MinValue], null));
        Payload.Is("05 00 05 FF 06 00 01 00", new CompactUInt64(0, [255], [256], null));
        Payload.Is("05 00 08 00 00 00 00 01 00 00 00 07 FF FF FF FF 00", new CompactUInt64(0, [1UL << 32], [uint.MaxValue], null));
        Payload.Is("05 00 09 61 62 06 2D 4E 00", new CompactChar('\0', ['a', 'b'], ['中'], null));
    }

    [Fact]
    public void OtherCollections_AreTheirElements() => Payload.Is("05 00 00 03 00 00 00 01 02 01 0F 00", new CompactDecimal(0, [0, 1], [1.5m], null));

    /// <summary>A width, a power or a unit, and integers; where they do not fit, the numbers as they are.</summary>
    [Fact]
    public void FractionsAndTimes_TakeTheNarrowestWidth()
    {
        Payload.Is("05 00 09 00 00 01 05 01 0F 00", new CompactDouble(0, [0, 1], [1.5], null));
        Payload.Is("05 00 0A 02 CF 07 9C FF 07 0F DB 0F 49 40 00", new CompactDouble(0, [19.99, -1], [MathF.PI], null));
        Payload.Is("05 00 07 0F 00 00 00 80 08 18 2D 44 54 FB 21 09 40 00", new CompactDouble(0, [-0.0], [Math.PI], null));
        Payload.Is("05 00 0A 02 CF 07 9C FF 07 DB 0F 49 40 00", new CompactSingle(0, [19.99f, -1], [MathF.PI], null));
        Payload.Is("05 00 06 02 B4 00 09 01 FB 05 00", new CompactTimeSpan(TimeSpan.Zero, [TimeSpan.FromMinutes(3)], [TimeSpan.FromMilliseconds(-5), TimeSpan.FromMilliseconds(5)], null));
        // A day after the epoch, UTC; a second before it, unspecified.
        Payload.Is("05 00 05 07 01 05 02 FF 00", new CompactDateTime(new DateTime(1970, 1, 1), [new DateTime(1970, 1, 2, 0, 0, 0, DateTimeKind.Utc)], [new DateTime(1969, 12, 31, 23, 59, 59)], null));
    }

    [Fact]
    public void Nullables_ArePresenceAndValue() => Payload.Is("05 00 00 00 01 03", new CompactInt32(0, null, null, -2));

    [Theory]
    [InlineData("05 80 80 80 80 10 00 00 00")]
    [InlineData("05 00 08 00 00 00 00 00 00 00 00 00 00")]
    [InlineData("05 00 09 00")]
    public void Int32_OfBadBytes_IsRejected(string hex) => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<CompactInt32>(Hex.Bytes(hex)));

    [Fact]
    public void Unsigned_OfTooManyBits_IsRejected()
    {
        AssertRefused<CompactUInt16, ushort>("80 80 04");
        AssertRefused<CompactChar, char>("80 80 04");
        AssertRefused<CompactUInt32, uint>("80 80 80 80 10");
    }

    /// <summary>An offset of 14:01; ticks that do not fit into 64 bits once they count from year 1.</summary>
    [Fact]
    public void DateTimeOffset_OutOfRange_IsRejected()
    {
        AssertRefused<CompactDateTimeOffset, DateTimeOffset>("28 20 1C 92 0D");
        AssertRefused<CompactDateTimeOffset, DateTimeOffset>("80 FE FF FF FF FF FF FF FF 00");
    }

    [Theory]
    [InlineData("05 F1 00 00 00 00 00 00 00 00 00 00 00")]
    [InlineData("05 F2 00 00 00")]
    [InlineData("05 F8 00 00 00 00 00 00 00")]
    public void Single_OfBadHead_IsRejected(string hex) => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<CompactSingle>(Hex.Bytes(hex)));

    [Theory]
    [InlineData("05 20 00 00 00 00")]
    [InlineData("05 1D 00 00 00 00")]
    [InlineData("05 00 FF FF FF FF FF FF FF FF FF FF FF FF FF 20 00 00 00")]
    [InlineData("05 00 FF FF FF FF FF FF FF FF FF FF FF FF FF 9F 00 00 00 00")]
    public void Decimal_OfBadBytes_IsRejected(string hex) => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<CompactDecimal>(Hex.Bytes(hex)));

    [Theory]
    [InlineData("05 90 00 00 00 00 00 00 00 00 00 00 00 00")]
    [InlineData("05 01 00 00 00")]
    [InlineData("05 8C FF FF FF FF FF FF FF FF 00 00 00")]
    public void TimeSpan_OfBadBytes_IsRejected(string hex) => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<CompactTimeSpan>(Hex.Bytes(hex)));

    [Theory]
    [InlineData("05 80 FE FF FF FF FF FF FF FF 00 00 00")]
    [InlineData("05 80 FF FF FF FF FF FF FF FF 00 00 00")]
    [InlineData("05 4C FF FF FF FF 00 00 00")]
    public void DateTime_OutOfRange_IsRejected(string hex) => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<CompactDateTime>(Hex.Bytes(hex)));

    /// <summary>Packed, in eight bytes and in days: what is refused leaves no time that C# could not have made.</summary>
    [Theory]
    [InlineData("05 00 0C 01 00 00 00 00 00 00 00 FF FF FF FF FF FF FF 3F 00 00")]
    [InlineData("05 00 0B 03 01 00 00 00 FF FF FF 7F 00 00")]
    [InlineData("05 00 0B 03 FF FF FF 7F 01 00 00 00 00 00")]
    [InlineData("05 00 0B 13 01 00 00 00 01 00 00 00 00 00")]
    public void DateTimes_OutOfRange_LeaveOnlyDates(string hex)
    {
        DateTime[] array = [new DateTime(2020, 1, 1), new DateTime(2020, 1, 2)];
        CompactDateTime value = new(default, array, null, null);
        Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref value, Hex.Bytes(hex)));
        Assert.All(array, date => Assert.InRange(date.Ticks, 0, DateTime.MaxValue.Ticks));
    }

    [Theory]
    [InlineData("05 00 FC FF FF FF FF FF FF FF FF 01 02 03")]
    [InlineData("05 00 FD FF FF FF FF FF FF FF FF 01 02 03")]
    [InlineData("05 00 81 80 80 80 10 01 02 03")]
    [InlineData("05 00 84 80 80 80 80 80 80 01 02 03")]
    public void Collections_ClaimingMoreThanThereIs_AllocateNothing(string hex)
    {
        byte[] bytes = Hex.Bytes(hex);
        long allocated = Allocations.Of(() => Assert.Throws<NinoException>(() => { NinoDeserializer.Deserialize<CompactInt64>(bytes); }));
        Assert.InRange(allocated, 0, 16 * 1024);
    }

    /// <summary>The reader refuses the first member, and not only the constructor of its type.</summary>
    private static void AssertRefused<T, TValue>(string value)
    {
        NinoException error = Read.RejectedAt<T>(Hex.Bytes($"05 {value} 00 00 00"), 1, "Value", typeof(TValue));
        Assert.True(error.InnerException is null or NinoException, error.ToString());
    }
}
