using System;
using System.Text;
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
        Payload.Is("05 18 02 00 00 00", new CompactTimeOnly(new TimeOnly(0, 0, 1), null, null, null));
    }

    [Fact]
    public void Others_AreTheirIntegers_OfNewerTypes()
    {
        Payload.Is("05 80 EC 07 00 00 00", new CompactRune(new Rune(0x1F600), null, null, null));
    }
}
