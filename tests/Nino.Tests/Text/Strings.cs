using System.Collections.Generic;
using System.Linq;

namespace Nino.Tests.Text;

/// <summary>Strings at the lengths where writers and readers change their way, of every alphabet.</summary>
public static class Strings
{
    private static readonly int[] Lengths = [0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 4095, 4096, 20000];

    private static readonly string[] WellFormedAlphabets = ["a", "\0\u007F ~", "é", "aé", "中", "ab中", "😀", "a😀é中"];

    private static readonly string[] UnpairedAlphabets = ["\uD83D", "\uDE00", "a\uDE00\uD83D", "😀\uD83D"];

    public static IEnumerable<string> WellFormed => Of(WellFormedAlphabets);

    public static IEnumerable<string> Unpaired => Of(UnpairedAlphabets).Where(text => !IsWellFormed(text));

    /// <summary>ASCII but for one char, at each place of a vector.</summary>
    public static IEnumerable<string> WithOneOther =>
        from length in new[] { 1, 5, 8, 15, 16, 17, 33 }
        from place in Enumerable.Range(0, length)
        from other in "\u0080\u00FFĀ中\uFFFF"
        select new string('a', place) + other + new string('b', length - place - 1);

    /// <summary>Whether every surrogate is half of a pair.</summary>
    public static bool IsWellFormed(string text)
    {
        int i = 0;
        while (i < text.Length && (!char.IsSurrogate(text[i]) || char.IsSurrogatePair(text, i)))
        {
            i += char.IsSurrogate(text[i]) ? 2 : 1;
        }

        return i == text.Length;
    }

    private static IEnumerable<string> Of(string[] alphabets) =>
        from alphabet in alphabets
        from length in Lengths
        select Repeat(alphabet, length);

    /// <summary>At most so many chars, and no pair cut in two.</summary>
    private static string Repeat(string alphabet, int length)
    {
        string text = string.Concat(Enumerable.Repeat(alphabet, (length / alphabet.Length) + 1))[..length];
        return length > 0 && char.IsHighSurrogate(text[^1]) && !alphabet.EndsWith(text[^1]) ? text[..^1] : text;
    }
}
