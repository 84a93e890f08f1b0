using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Text;

/// <summary>UTF-8 in which one byte is another, or is missing, against the strict decoder of the framework.</summary>
public sealed class MalformedUtf8Tests
{
    private const int Seed = 20261129;

    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>The first and the last byte of each kind that UTF-8 has, and of those that it has not.</summary>
    private static readonly byte[] Bytes = [0x00, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF];

    public static IEnumerable<object[]> Alphabets =>
    [
        ["abcdefghijklmnopqrstuvwxyzäöü"],
        ["жизнь αβγ\u0080\u07FF"],
        ["éèü"],
        ["aé’中"],
    ];

    [Theory]
    [MemberData(nameof(Alphabets))]
    public void Text_WithAnotherByteAtEachPlace_IsReadAsTheFrameworkDoes(string alphabet)
    {
        foreach (byte[] utf8 in Texts(alphabet))
        {
            Assert.True(IsReadAsByTheFramework(utf8), "What is not changed is read.");
            for (int place = 0; place < utf8.Length; place++)
            {
                foreach (byte other in Bytes)
                {
                    byte[] changed = [.. utf8];
                    changed[place] = other;
                    IsReadAsByTheFramework(changed);
                }

                IsReadAsByTheFramework([.. utf8[..place], .. utf8[(place + 1)..]]);
            }
        }
    }

    [Theory]
    [MemberData(nameof(Alphabets))]
    public void Text_OfAnotherNumberOfChars_IsRefused(string alphabet)
    {
        foreach (byte[] utf8 in Texts(alphabet))
        {
            int chars = Strict.GetCharCount(utf8);
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<string>(Message(utf8, chars - 1)));
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<string>(Message(utf8, chars + 1)));
        }
    }

    private static IEnumerable<byte[]> Texts(string alphabet)
    {
        Random random = new(Seed);
        foreach (int length in new[] { 9, 17, 40, 90 })
        {
            yield return Strict.GetBytes(new string([.. Enumerable.Range(0, length).Select(_ => alphabet[random.Next(alphabet.Length)])]));
        }
    }

    /// <summary>Compares, and tells whether it is well-formed.</summary>
    private static bool IsReadAsByTheFramework(byte[] utf8)
    {
        string expected;
        try
        {
            expected = Strict.GetString(utf8);
        }
        catch (ArgumentException)
        {
            // Numbers of chars that somebody may take these bytes for.
            int begun = utf8.Count(one => (one & 0xC0) != 0x80);
            foreach (int chars in new[] { (utf8.Length + 2) / 3, begun, Encoding.UTF8.GetCharCount(utf8), utf8.Length })
            {
                Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<string>(Message(utf8, chars)));
            }

            return false;
        }

        string? actual = NinoDeserializer.Deserialize<string>(Message(utf8, expected.Length));
        Assert.True(expected == actual, $"Seed {Seed}: {Hex.Text(utf8)}");
        return true;
    }

    private static byte[] Message(byte[] utf8, int chars) => [.. Varint(((uint)utf8.Length << 2) | 2), .. Varint((uint)chars), .. utf8];

    private static byte[] Varint(uint value) => value < 0x80 ? [(byte)value] : [(byte)(value | 0x80), .. Varint(value >> 7)];
}
