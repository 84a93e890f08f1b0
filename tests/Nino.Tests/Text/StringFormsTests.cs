using System;
using System.Linq;
using System.Text;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Text;

public sealed class StringFormsTests
{
    [Fact]
    public void RoundTrip_EveryLengthAndAlphabet_GivesSameString() =>
        Assert.All(Strings.WellFormed.Concat(Strings.Unpaired).Concat(Strings.WithOneOther), text =>
            Assert.Equal(text, NinoDeserializer.Deserialize<string>(NinoSerializer.Serialize(text))));

    [Fact]
    public void Serialize_EveryLengthAndAlphabet_IsOfTheShortestForm() =>
        Assert.All(Strings.WellFormed.Concat(Strings.Unpaired).Concat(Strings.WithOneOther), text =>
            Assert.Equal(ShortestPayload(text), NinoSerializer.Serialize(text)));

    [Fact]
    public void WriteUtf8_EveryLengthAndAlphabet_IsAsciiOrUtf8() =>
        Assert.All(Strings.WellFormed.Concat(Strings.WithOneOther), text =>
        {
            byte[] destination = new byte[(text.Length * 3) + 16];
            Writer writer = new(destination);
            writer.WriteUtf8(text);
            byte[] payload = destination[..(int)writer.WrittenCount];
            Assert.Equal(Ascii(text) ?? Utf8(text), payload);

            Reader reader = new(payload);
            reader.ReadUtf8(out string? back);
            Assert.Equal(text, back);
        });

    [Fact]
    public void WriteUtf8_UnpairedSurrogate_Throws() => Assert.All(Strings.Unpaired, text =>
        Assert.Throws<NinoException>(() => new Writer(new byte[(text.Length * 3) + 16]).WriteUtf8(text)));

    [Fact]
    public void Deserialize_AnyForm_IsAccepted() => Assert.All(Strings.WellFormed, text =>
        Assert.All([Ascii(text), Utf8(text), Utf16(text)], payload =>
            Assert.Equal(payload is null ? null : text, payload is null ? null : NinoDeserializer.Deserialize<string>(payload))));

    [Fact]
    public void Deserialize_Truncated_ThrowsForEveryForm() => Assert.All(Strings.WellFormed.Where(text => text.Length is > 0 and < 70), text =>
        Assert.All(new[] { Ascii(text), Utf8(text), Utf16(text) }.OfType<byte[]>(), payload =>
            Assert.All(Enumerable.Range(0, payload.Length), length => Read.RejectedAt<string>(payload[..length], 0, "", typeof(string)))));

    /// <summary>The rule of format.md §5, written down once more.</summary>
    private static byte[] ShortestPayload(string text)
    {
        byte[] utf16 = Utf16(text);
        return Ascii(text) ?? (Utf8(text) is { } utf8 && utf8.Length < utf16.Length ? utf8 : utf16);
    }

    private static byte[]? Ascii(string text) =>
        text.All(char.IsAscii) ? [.. Varint((uint)text.Length << 2 | 1), .. Encoding.ASCII.GetBytes(text)] : null;

    private static byte[]? Utf8(string text)
    {
        if (!Strings.IsWellFormed(text))
        {
            return null;
        }

        byte[] bytes = Encoding.UTF8.GetBytes(text);
        return [.. Varint((uint)bytes.Length << 2 | 2), .. Varint((uint)text.Length), .. bytes];
    }

    private static byte[] Utf16(string text) => [.. Varint((uint)text.Length << 2 | 3), .. text.SelectMany(BitConverter.GetBytes)];

    private static byte[] Varint(uint value) => value < 0x80 ? [(byte)value] : [(byte)(value | 0x80), .. Varint(value >> 7)];
}
