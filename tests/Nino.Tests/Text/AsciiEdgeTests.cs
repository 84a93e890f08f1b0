using System;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Text;

/// <summary>Strings of each length up to a few vectors, ASCII and with one other char at each place.</summary>
public sealed class AsciiEdgeTests
{
    private const int Longest = 100;

    [Fact]
    public void Ascii_OfEachLength_TakesOneByteAChar()
    {
        for (int length = 0; length <= Longest; length++)
        {
            string text = Sample(length);
            byte[] bytes = NinoSerializer.Serialize(text);
            Assert.Equal(length + (length < 32 ? 1 : 2), bytes.Length);
            Assert.Equal(text, NinoDeserializer.Deserialize<string>(bytes));
        }
    }

    [Theory]
    [InlineData('\u0080')]
    [InlineData('\u00FF')]
    [InlineData('\u0100')]
    [InlineData('\u7F41')]
    [InlineData('\uFF41')]
    public void OtherChar_AtEachPlace_IsKept(char other)
    {
        for (int length = 1; length <= Longest; length++)
        {
            for (int place = 0; place < length; place++)
            {
                char[] chars = Sample(length).ToCharArray();
                chars[place] = other;
                string text = new(chars);
                Assert.Equal(text, NinoDeserializer.Deserialize<string>(NinoSerializer.Serialize(text)));
            }
        }
    }

    [Fact]
    public void Ascii_IntoASpanOfItsSize_Fits()
    {
        for (int length = 0; length <= Longest; length++)
        {
            string text = Sample(length);
            byte[] destination = new byte[length + (length < 32 ? 1 : 2)];
            Assert.Equal(destination.Length, NinoSerializer.Serialize(text, destination.AsSpan()));
            Assert.Throws<NinoException>(() => NinoSerializer.Serialize(text, destination.AsSpan(1)));
        }
    }

    private static string Sample(int length) => string.Create(length, 0, (chars, _) =>
    {
        for (int i = 0; i < chars.Length; i++)
        {
            chars[i] = (char)(' ' + (i % 0x5F));
        }
    });
}
