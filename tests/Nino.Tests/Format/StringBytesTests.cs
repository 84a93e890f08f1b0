using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>format.md §5, worked out by hand.</summary>
public sealed class StringBytesTests
{
    [Fact]
    public void Null_IsZero() => Payload.Is<string>("00", null);

    [Fact]
    public void Ascii_IsAByteAChar()
    {
        Payload.Is("01", "");
        Payload.Is("11 4E 69 6E 6F", "Nino");
        Payload.Is("0D 61 00 7F", "a\0\u007F");
        Payload.Is("81 01" + string.Concat(System.Linq.Enumerable.Repeat("61", 32)), new string('a', 32));
    }

    [Fact]
    public void Utf8_IsTakenWhereItsWholeEncodingIsShorter()
    {
        // "aé": UTF-8 takes 1 + 1 + 3, UTF-16 takes 1 + 4: not shorter.
        Payload.Is("0B 61 00 E9 00", "aé");
        // "aaé": 1 + 1 + 4 against 1 + 6.
        Payload.Is("12 03 61 61 C3 A9", "aaé");
    }

    [Fact]
    public void Utf16_IsTwoBytesAChar()
    {
        Payload.Is("0B 2D 4E 87 65", "中文");
        Payload.Is("0B 3D D8 00 DE", "😀");
        Payload.Is("07 3D D8", "\uD83D");
    }

    [Fact]
    public void AnyForm_IsRead()
    {
        Payload.Reads("02 00", "");
        Payload.Reads("03", "");
        Payload.Reads("0A 02 61 62", "ab");
        Payload.Reads("1A 02 E4 B8 AD E6 96 87", "中文");
        Payload.Reads("07 61 00", "a");
    }

    [Fact]
    public void Utf8Member_IsNeverUtf16() => Payload.Is("03 1A 02 E4 B8 AD E6 96 87 0B 2D 4E 87 65", new Utf8Text { Text = "中文", Free = "中文" });
}
