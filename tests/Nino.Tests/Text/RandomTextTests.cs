using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Text;

/// <summary>Random text against the rule of format.md §5, written down char by char.</summary>
public sealed class RandomTextTests
{
    private const int Seed = 20240607;

    /// <summary>What text is drawn from: scripts of one, two and three bytes, pairs, halves of pairs, and mixes.</summary>
    private static readonly string[][] Alphabets =
    [
        ["a", " ", "~", "\0", "\u007F"],
        ["a", "b", "é", "\u0080", "\u00FF"],
        ["α", "ω", "\u07FF", " "],
        ["中", "文", "\u0800", "\uD7FF", "\uE000", "\uFFFF"],
        ["中", "文", "，", " ", "1"],
        ["😀", "\U00010000", "\U0010FFFF"],
        ["a", "é", "中", "😀"],
        ["a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "’"],
        ["a", "b", "\uD83D\uDE00", "\uD800"],
        ["中", "\uDC00", "\uDBFF"],
    ];

    /// <summary>What stands behind the room that a writer was given, and has to stay.</summary>
    private static readonly byte[] Behind = [.. Enumerable.Repeat((byte)0xA5, 64)];

    [Fact]
    public void Text_OfEachLengthAndScript_IsOfTheShortestForm()
    {
        foreach (string text in Texts())
        {
            byte[] expected = Shortest(text);
            Same(expected, NinoSerializer.Serialize(text), text);
            Same(text, NinoDeserializer.Deserialize<string>(expected), text);
        }
    }

    [Fact]
    public void Text_IntoBuffersOfAnySize_IsTheSame()
    {
        foreach (string text in Texts())
        {
            byte[] expected = Shortest(text);
            foreach (int room in new[] { 0, 1, 15, text.Length })
            {
                byte[] destination = [.. new byte[expected.Length + room], .. Behind];
                Assert.Equal(expected.Length, NinoSerializer.Serialize(text, destination.AsSpan(0, expected.Length + room)));
                Same(expected, destination[..expected.Length], text);
                Same(Behind, destination[(expected.Length + room)..], text);
            }

            NinoArrayBufferWriter output = new(1);
            NinoSerializer.Serialize(text, output);
            NinoSerializer.Serialize(text, output);
            Same([.. expected, .. expected], output.WrittenSpan.ToArray(), text);
        }
    }

    [Fact]
    public void Utf8Text_OfEachLengthAndScript_IsAsciiOrUtf8()
    {
        foreach (string text in Texts())
        {
            byte[] destination = new byte[(text.Length * 3) + 16];
            if (Utf8(text) is not { } expected)
            {
                Assert.Throws<NinoException>(() => new Writer(destination).WriteUtf8(text));
                continue;
            }

            expected = text.All(c => c < 0x80) ? Shortest(text) : expected;
            foreach (int room in new[] { expected.Length, destination.Length })
            {
                Writer writer = new(destination.AsSpan(0, room));
                writer.WriteUtf8(text);
                Same(expected, destination[..(int)writer.WrittenCount], text);
            }

            Assert.Throws<NinoException>(() => new Writer(destination.AsSpan(0, expected.Length - 1)).WriteUtf8(text));
        }
    }

    private static IEnumerable<string> Texts()
    {
        Random random = new(Seed);
        foreach (string[] alphabet in Alphabets)
        {
            for (int length = 0; length <= 300; length++)
            {
                yield return Text(random, alphabet, length);
            }

            for (int i = 0; i < 12; i++)
            {
                yield return Text(random, alphabet, random.Next(300, 5000));
            }
        }

        // The form changes in the middle: what the beginning promises is not kept.
        for (int i = 0; i < 60; i++)
        {
            yield return Text(random, Alphabets[i % 3], random.Next(30, 2000)) + Text(random, Alphabets[3 + (i % 7)], random.Next(1, 3000));
            yield return Text(random, Alphabets[3 + (i % 3)], random.Next(30, 2000)) + Text(random, Alphabets[i % 3], random.Next(1, 3000));
        }

        // One half of a pair at each place around the ends of vectors and blocks.
        foreach (int length in new[] { 16, 31, 33, 64, 129, 1100 })
        {
            for (int place = Math.Max(0, length - 70); place < length; place++)
            {
                char[] chars = Text(random, Alphabets[place % 3], length).ToCharArray();
                chars[place] = place % 2 == 0 ? '\uD83D' : '\uDE00';
                yield return new string(chars);
            }
        }
    }

    private static string Text(Random random, string[] alphabet, int length)
    {
        List<char> chars = [];
        while (chars.Count < length)
        {
            string next = alphabet[random.Next(alphabet.Length)];
            chars.AddRange(chars.Count + next.Length <= length ? next : "a");
        }

        return new string(chars.ToArray());
    }

    private static byte[] Shortest(string text)
    {
        if (text.All(c => c < 0x80))
        {
            return [.. Varint((uint)text.Length << 2 | 1), .. text.Select(c => (byte)c)];
        }

        byte[] utf16 = [.. Varint((uint)text.Length << 2 | 3), .. text.SelectMany(c => new[] { (byte)c, (byte)(c >> 8) })];
        return Utf8(text) is { } utf8 && utf8.Length < utf16.Length ? utf8 : utf16;
    }

    private static byte[]? Utf8(string text)
    {
        List<byte> bytes = [];
        for (int i = 0; i < text.Length; i++)
        {
            int scalar = text[i];
            if (scalar is >= 0xD800 and < 0xE000)
            {
                if (scalar >= 0xDC00 || i + 1 == text.Length || text[i + 1] is < '\uDC00' or > '\uDFFF')
                {
                    return null;
                }

                scalar = 0x10000 + ((scalar - 0xD800) << 10) + (text[++i] - 0xDC00);
            }

            bytes.AddRange(scalar switch
            {
                < 0x80 => [(byte)scalar],
                < 0x800 => [(byte)(0xC0 | scalar >> 6), Trail(scalar)],
                < 0x10000 => [(byte)(0xE0 | scalar >> 12), Trail(scalar >> 6), Trail(scalar)],
                _ => new[] { (byte)(0xF0 | scalar >> 18), Trail(scalar >> 12), Trail(scalar >> 6), Trail(scalar) },
            });
        }

        return [.. Varint((uint)bytes.Count << 2 | 2), .. Varint((uint)text.Length), .. bytes];
    }

    private static byte Trail(int bits) => (byte)(0x80 | (bits & 0x3F));

    private static byte[] Varint(uint value) => value < 0x80 ? [(byte)value] : [(byte)(value | 0x80), .. Varint(value >> 7)];

    private static void Same<TItem>(IEnumerable<TItem> expected, IEnumerable<TItem>? actual, string text) =>
        Assert.True(actual is not null && expected.SequenceEqual(actual), $"Seed {Seed}, {text.Length} chars: {Hex.Text(text.SelectMany(BitConverter.GetBytes).ToArray())}");
}
