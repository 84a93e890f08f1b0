using System;
using System.Text;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Compact;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class CompactBytesTests
{
    [Fact]
    public void LargeIntegers_AreAByteOrTheirBytes()
    {
        Payload.Is("05 EF 00 00 00", new CompactUInt128(239, null, null, null));
        Payload.Is("05 F0 F0 00 00 00", new CompactUInt128(240, null, null, null));
        Payload.Is("05 F1 00 01 00 00 00", new CompactUInt128(256, null, null, null));
        Payload.Is("05 03 00 00 00", new CompactInt128(-2, null, null, null));
    }

    [Fact]
    public void Times_AreInTheLargestUnit_OfNewerTypes()
    {
        Payload.Is("05 05 00 00 00", new CompactDateOnly(new DateOnly(1, 1, 6), null, null, null));
        Payload.Is("05 80 80 01 00 00 00", new CompactDateOnly(DateOnly.FromDayNumber(1 << 14), null, null, null));
        Payload.Is("05 80 80 80 01 00 00 00", new CompactDateOnly(DateOnly.FromDayNumber(1 << 21), null, null, null));
        Payload.Is("05 18 02 00 00 00", new CompactTimeOnly(new TimeOnly(0, 0, 1), null, null, null));
    }

    [Theory]
    [InlineData("05 85 00 00 00 00")]
    [InlineData("05 85 80 00 00 00 00")]
    [InlineData("05 85 80 80 00 00 00 00")]
    [InlineData("05 85 80 80 80 00 00 00 00")]
    public void Days_InLongerForms_AreRead(string hex) =>
        Assert.Equal(new DateOnly(1, 1, 6), NinoDeserializer.Deserialize<CompactDateOnly>(Hex.Bytes(hex)).Value);

    [Fact]
    public void Others_AreTheirIntegers_OfNewerTypes()
    {
        Payload.Is("05 80 EC 07 00 00 00", new CompactRune(new Rune(0x1F600), null, null, null));
    }

    /// <summary>Day 3652059, the one behind the last; a day and minus one of ticks; a surrogate and U+110000.</summary>
    [Fact]
    public void Others_OutOfRange_AreRejected_OfNewerTypes()
    {
        AssertRefused<CompactDateOnly, DateOnly>("DB F3 DE 01");
        AssertRefused<CompactTimeOnly, TimeOnly>("1C 02");
        AssertRefused<CompactTimeOnly, TimeOnly>("10 01");
        AssertRefused<CompactRune, Rune>("80 B0 03");
        AssertRefused<CompactRune, Rune>("80 80 44");
    }

    /// <summary>A byte each on the wire, eight in the plain form, which would be longer than an array can be. Interpreting finds it out when it is made.</summary>
    [Fact]
    public void Collection_WhosePlainFormIsTooLong_IsRejected()
    {
        if (NinoRuntime.Mode == NinoRuntimeMode.Interpreted)
        {
            return;
        }

        const int Count = 268_435_449;
        byte[] bytes = new byte[Count + 16];
        bytes[0] = 4;
        bytes[2] = 0;
        int head = 3;
        for (uint value = 1 + (Count << 2); ; value >>= 7)
        {
            bytes[head++] = (byte)(value < 0x80 ? value : value | 0x80);
            if (value < 0x80)
            {
                break;
            }
        }

        Assert.Contains("too many elements", Read.Rejected<CompactKinds>(bytes).Message, StringComparison.Ordinal);
    }
}
