using System;
using System.Collections;
using System.Collections.Generic;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>format.md §4, §5.1 and the bits of §6, worked out by hand.</summary>
public sealed class ValueBytesTests
{
    [Fact]
    public void BigInteger_IsItsLengthAndTwosComplement()
    {
        Payload.Is("00", BigInteger.Zero);
        Payload.Is("01 01", BigInteger.One);
        Payload.Is("01 FF", BigInteger.MinusOne);
        Payload.Is("01 7F", new BigInteger(127));
        Payload.Is("02 80 00", new BigInteger(128));
        Payload.Is("01 80", new BigInteger(-128));
        Payload.Is("02 7F FF", new BigInteger(-129));
        Payload.Is("09 00 00 00 00 00 00 00 00 01", BigInteger.Pow(2, 64));
        Payload.Reads("03 01 00 00", BigInteger.One);
    }

    [Fact]
    public void Version_IsACountAndItsComponents()
    {
        Payload.Is("00", (Version?)null);
        Payload.Is("03 01 02", new Version(1, 2));
        Payload.Is("04 01 02 03", new Version(1, 2, 3));
        Payload.Is("05 01 02 AC 02 04", new Version(1, 2, 300, 4));
    }

    [Fact]
    public void StringLike_IsAString()
    {
        Payload.Is("0D 61 2F 62", new Uri("a/b", UriKind.Relative));
        Payload.Is("09 2F 61", new Uri("/a", UriKind.Relative));
        Payload.Is("19 78 79 3A 2F 2F 7A", new Uri("xy://z"));
        Payload.Is("09 61 62", new StringBuilder("ab"));
        Payload.Is("01", CultureInfo.InvariantCulture);
        Payload.Is("0D 55 54 43", TimeZoneInfo.Utc);
    }

    [Fact]
    public void Uri_WhoseKindItsStringDoesNotTell_IsMarked()
    {
        Payload.Is("11 00 61 2F 61", new Uri("/a", UriKind.Absolute));
        Payload.Is("19 00 61 63 3A 2F 61", new Uri("c:/a"));
        Payload.Is("1D 00 72 68 74 74 70 3A", new Uri("http:", UriKind.Relative));
    }

    [Theory]
    [InlineData("05 00")]
    [InlineData("09 00 62")]
    [InlineData("09 00 61")]
    [InlineData("0D 00 61 62")]
    [InlineData("19 00 72 61 62 3A 63")]
    [InlineData("15 68 74 74 70 3A")]
    public void Uri_ThatIsNone_IsRefused(string hex) => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Uri>(Hex.Bytes(hex)));

    [Fact]
    public void Uri_ThatBeginsWithNul_HasAMarkOfTwoChars() => Payload.Is("15 00 72 00 61 62", new Uri("\0ab", UriKind.Relative));

    [Fact]
    public void Presence_OfAnotherByte_IsRefused()
    {
        Assert.Contains("2 is not the presence", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<int?>(Hex.Bytes("02 00 00 00 00"))).Message);
        Assert.Contains("2 is not the presence", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Lazy<int>>(Hex.Bytes("02 00 00 00 00"))).Message);
    }

    [Fact]
    public void CompactValues_ThatAreNullable_EachHaveAPresenceByte()
    {
        Payload.Is("03 01 02 00", new NinoCompactValue<long>?[] { new(1), null });
        Payload.Is("03 01 00 01", new NinoCompactValue<decimal?[]>([1, null]));
    }

    [Fact]
    public void TimeZone_ThatTheSystemHasNot_IsItsRules()
    {
        TimeZoneInfo own = TimeZoneInfo.CreateCustomTimeZone("a", TimeSpan.FromHours(1), "b", "c");
        Assert.Equal(NinoSerializer.Serialize(own.ToSerializedString()), NinoSerializer.Serialize(own));
        Assert.Contains(';', own.ToSerializedString());
    }

    [Fact]
    public void Address_IsItsFamilyAndBytes()
    {
        Payload.Is("00", (IPAddress?)null);
        Payload.Is("04 7F 00 00 01", IPAddress.Parse("127.0.0.1"));
        Payload.Is("06 20 01 0D B8 00 00 00 00 00 00 00 00 00 00 00 01", IPAddress.Parse("2001:db8::1"));
        Payload.Is("07 FE 80 00 00 00 00 00 00 00 00 00 00 00 00 00 01 05 00 00 00", IPAddress.Parse("fe80::1%5"));
        Payload.Is("00", (IPEndPoint?)null);
        Payload.Is("04 0A 00 00 01 50 00", new IPEndPoint(IPAddress.Parse("10.0.0.1"), 80));
        Assert.Equal("0400000000", Hex.Text(NinoSerializer.Serialize(IPAddress.Any)));
    }

    [Fact]
    public void Drawing_IsItsFields()
    {
        Payload.Is("01 00 00 00 FE FF FF FF", new Point(1, -2));
        Payload.Is("01 00 00 00 02 00 00 00", new Size(1, 2));
        Payload.Is("01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00", new Rectangle(1, 2, 3, 4));
        Payload.Is("00 00 C0 3F 00 00 00 C0", new PointF(1.5f, -2));
        Payload.Is("00 00 C0 3F 00 00 00 C0", new SizeF(1.5f, -2));
        Payload.Is("00 00 C0 3F 00 00 00 C0 00 00 80 3F 00 00 00 00", new RectangleF(1.5f, -2, 1, 0));
        Payload.Is("03 01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00", new[] { new Point(1, 2), new Point(3, 4) });
    }

    [Fact]
    public void Color_IsNothingChannelsNumberOrName()
    {
        Payload.Is("00", Color.Empty);
        Payload.Is("01 04 03 02 01", Color.FromArgb(1, 2, 3, 4));
        Payload.Is("02 8D 01", Color.Red);
        Payload.Is("03 09 61 62", Color.FromName("ab"));
    }

    [Fact]
    public void BitArray_IsACountAndPackedBits()
    {
        Payload.Is("00", (BitArray?)null);
        Payload.Is("01", new BitArray(0));
        Payload.Is("05 0D", new BitArray([true, false, true, true]));
        Payload.Is("09 FF", new BitArray(8, true));
        Payload.Is("0A FF 01", new BitArray(9, true));
    }

    [Fact]
    public void Lazy_IsAPresenceByteAndItsValue()
    {
        Payload.Is("00", (Lazy<int>?)null);
        Payload.Is("01 05 00 00 00", new Lazy<int>(() => 5));
        Payload.Is("01 00", new Lazy<string?>((string?)null));
        Payload.Is("01 01", new Lazy<bool>(() => true));
        Assert.True(NinoDeserializer.Deserialize<Lazy<int>>(Hex.Bytes("01 05 00 00 00"))!.IsValueCreated);
    }

    [Theory]
    [InlineData("04 05")]
    [InlineData("02 01")]
    [InlineData("06 01 01 01 01 01")]
    [InlineData("03 FF FF FF FF 0F 01")]
    public void Version_OfOtherComponents_IsRefused(string hex) => Assert.Equal(0, Read.Rejected<Version>(Hex.Bytes(hex)).Offset);

    [Theory]
    [InlineData("05 1D")]
    [InlineData("02 02")]
    [InlineData("FF FF FF FF 0F")]
    [InlineData("FA FF FF FF 07 00")]
    public void BitArray_UnusedBitsOrTooFewBytes_IsRefused(string hex) => Assert.Equal(0, Read.Rejected<BitArray>(Hex.Bytes(hex)).Offset);

    [Theory]
    [InlineData("02 00")]
    [InlineData("02 B0 01")]
    [InlineData("02 FF FF FF FF 0F")]
    [InlineData("03 00")]
    [InlineData("04")]
    public void Color_OfNoNumberNameOrKind_IsRefused(string hex) => Assert.Equal(0, Read.Rejected<Color>(Hex.Bytes(hex)).Offset);

    [Theory]
    [InlineData("01")]
    [InlineData("05 00 00 00 00")]
    [InlineData("08")]
    public void Address_OfNoFamily_IsRefused(string hex) => Assert.Equal(0, Read.Rejected<IPAddress>(Hex.Bytes(hex)).Offset);

    public static IEnumerable<object[]> ForeignZones =>
    [
        ["../../../etc/hostname"], ["/etc/hostname"], ["../../../dev/zero"], ["Europe//Berlin"], ["Europe/./Berlin"], ["Europe/Berlin/"],
        ["Europe\\Berlin"], [""], ["Nowhere/At all"], [";"], ["a;b;c"], ["Europe"], ["tzdata.zi"], [new string('a', 100_000)],
    ];

    [Theory]
    [MemberData(nameof(ForeignZones))]
    public void TimeZone_OfAnotherFile_IsRefused(string id) =>
        Assert.Equal(0, Read.Rejected<TimeZoneInfo>(NinoSerializer.Serialize(id)).Offset);

    [Theory]
    [InlineData("xx-unheard-of")]
    [InlineData("\0")]
    [InlineData("a b")]
    public void Culture_ThatTheSystemHasNot_IsRefused(string name) =>
        Assert.Equal(0, Read.Rejected<CultureInfo>(NinoSerializer.Serialize(name)).Offset);

    [Theory]
    [InlineData("http://[")]
    [InlineData("http:")]
    [InlineData("\0")]
    [InlineData("\0b/a")]
    [InlineData("\0a")]
    public void Uri_Malformed_IsRefused(string text) => Assert.Equal(0, Read.Rejected<Uri>(NinoSerializer.Serialize(text)).Offset);
}
