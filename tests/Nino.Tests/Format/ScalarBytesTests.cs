using System;
using System.Numerics;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>format.md §2, worked out by hand.</summary>
public sealed partial class ScalarBytesTests
{
    [Fact]
    public void Integers_AreLittleEndianOfFixedWidth()
    {
        Payload.Is("01", true);
        Payload.Is("FE", (sbyte)-2);
        Payload.Is("34 12", (short)0x1234);
        Payload.Is("2D 4E", '中');
        Payload.Is("78 56 34 12", 0x12345678);
        Payload.Is("FE FF FF FF", -2);
        Payload.Is("88 77 66 55 44 33 22 11", 0x1122334455667788);
        Payload.Is("FE FF FF FF FF FF FF FF", (nint)(-2));
        Payload.Is("02 00 00 00 00 00 00 00", (nuint)2);
    }

    [Fact]
    public void Floats_AreIeee754()
    {
        Payload.Is("00 00 C0 3F", 1.5f);
        Payload.Is("00 00 00 00 00 00 F8 3F", 1.5);
        Payload.Is("34 12 C0 7F", BitConverter.UInt32BitsToSingle(0x7FC01234));
        Payload.Is("00 00 00 00 00 00 F8 3F 00 00 00 00 00 00 00 C0", new Complex(1.5, -2));
        Payload.Is("00 00 80 3F 00 00 00 40 00 00 40 40 00 00 80 40", new Plane(1, 2, 3, 4));
    }

    [Fact]
    public void Decimal_IsFlagsHighLowMiddle() =>
        Payload.Is("00 00 07 80 DD CC BB 1A 44 33 22 11 88 77 66 55", new decimal(0x11223344, 0x55667788, 0x1ABBCCDD, true, 7));

    [Fact]
    public void Guid_IsAsToByteArray() =>
        Payload.Is("33 22 11 00 55 44 77 66 88 99 AA BB CC DD EE FF", new Guid("00112233-4455-6677-8899-aabbccddeeff"));

    [Fact]
    public void DateTime_IsTicksAndKind()
    {
        Payload.Is("EF CD AB 89 67 45 23 01", new DateTime(0x0123456789ABCDEF));
        Payload.Is("EF CD AB 89 67 45 23 41", new DateTime(0x0123456789ABCDEF, DateTimeKind.Utc));
        Payload.Is("EF CD AB 89 67 45 23 81", new DateTime(0x0123456789ABCDEF, DateTimeKind.Local));
        // 3155378975999999999 is 2BCA2875F4373FFF.
        Payload.Is("FF 3F 37 F4 75 28 CA 2B", DateTime.MaxValue);
    }

    [Fact]
    public void OtherTimes_AreTicksOrDays()
    {
        Payload.Is("EF CD AB 89 67 45 23 01 4A 01", new DateTimeOffset(0x0123456789ABCDEF, TimeSpan.FromMinutes(330)));
        Payload.Is("EF CD AB 89 67 45 23 01 B8 FC", new DateTimeOffset(0x0123456789ABCDEF, TimeSpan.FromHours(-14)));
        Payload.Is("FE FF FF FF FF FF FF FF", new TimeSpan(-2));
        // Day 3652058 is 37B9DA.
        // 863999999999 is C92A69BFFF.
    }

    [Fact]
    public void TextAndRanges_AreIntegers()
    {
        Payload.Is("05 00 00 00", (Index)5);
        Payload.Is("FA FF FF FF", ^5);
        Payload.Is("01 00 00 00 FD FF FF FF", 1..^2);
        Payload.Is("4D", (OfByte)77);
        Payload.Is("00 80", OfInt16.Min);
        Payload.Is("FF FF FF FF FF FF FF FF", OfUInt64.Max);
    }
}
