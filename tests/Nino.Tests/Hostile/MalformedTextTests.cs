using System.Linq;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Strings whose bytes are not what their head says.</summary>
public sealed class MalformedTextTests
{
    [Theory]
    [InlineData("0A 01 C0 80")]
    [InlineData("0A 01 C1 BF")]
    [InlineData("0E 01 E0 80 80")]
    [InlineData("0E 01 E0 9F BF")]
    [InlineData("0E 01 ED A0 80")]
    [InlineData("0E 01 ED BF BF")]
    [InlineData("12 02 F0 80 80 80")]
    [InlineData("12 02 F4 90 80 80")]
    [InlineData("12 02 F8 88 80 80")]
    [InlineData("06 01 80")]
    [InlineData("06 01 BF")]
    [InlineData("06 01 C3")]
    [InlineData("0A 01 E4 B8")]
    [InlineData("0E 02 F0 9F 98")]
    [InlineData("06 01 FF")]
    [InlineData("0A 02 61 FE")]
    public void Deserialize_MalformedUtf8_Throws(string hex) => Read.RejectedAt<string>(Hex.Bytes(hex), 0, "", typeof(string));

    [Theory]
    [InlineData("0E 00 E4 B8 AD")]
    [InlineData("0E 02 E4 B8 AD")]
    [InlineData("0E 03 E4 B8 AD")]
    [InlineData("0E 04 E4 B8 AD")]
    [InlineData("0E FF FF FF FF 0F E4 B8 AD")]
    [InlineData("0A 01 61 62")]
    [InlineData("0A 03 61 62")]
    [InlineData("02 01")]
    [InlineData("12 01 F0 9F 98 80")]
    [InlineData("12 03 F0 9F 98 80")]
    public void Deserialize_Utf8OfAnotherCharCount_Throws(string hex) => Read.RejectedAt<string>(Hex.Bytes(hex), 0, "", typeof(string));

    [Fact]
    public void Deserialize_AsciiWithAHighByte_Throws() => Assert.All(Enumerable.Range(1, 100), length => Assert.All(Enumerable.Range(0, length), place =>
    {
        byte[] text = Enumerable.Repeat((byte)'a', length).ToArray();
        text[place] = 0x80;
        byte[] head = length < 32 ? [(byte)((length << 2) | 1)] : [(byte)((length << 2) | 0x81), (byte)(length >> 5)];
        Read.RejectedAt<string>([.. head, .. text], 0, "", typeof(string));
    }));

    [Theory]
    [InlineData("04")]
    [InlineData("08 61")]
    [InlineData("FC FF FF FF 0F")]
    public void Deserialize_FormZeroWithALength_Throws(string hex) => Read.RejectedAt<string>(Hex.Bytes(hex), 0, "", typeof(string));
}
