using System;
using System.Text;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class ScalarBytesTests
{
    [Fact]
    public void Integers_AreLittleEndianOfFixedWidth_OfNewerTypes()
    {
        Payload.Is("FF EE DD CC BB AA 99 88 77 66 55 44 33 22 11 00", new Int128(0x0011223344556677, 0x8899AABBCCDDEEFF));
    }

    [Fact]
    public void Floats_AreIeee754_OfNewerTypes()
    {
        Payload.Is("00 3E", (Half)1.5);
    }

    [Fact]
    public void OtherTimes_AreTicksOrDays_OfNewerTypes()
    {
        Payload.Is("DA B9 37 00", DateOnly.MaxValue);
        Payload.Is("FF BF 69 2A C9 00 00 00", TimeOnly.MaxValue);
    }

    [Fact]
    public void TextAndRanges_AreIntegers_OfNewerTypes()
    {
        Payload.Is("00 F6 01 00", new Rune(0x1F600));
    }
}
