using System.Numerics;

namespace Nino.Core.Formatters;

/// <summary>
/// The hash of strings in frozen collections, which is the same in every process: strings that a stranger chose to collide
/// would make the look-ups of the program slow. Other keys have the hash that they have everywhere.
/// </summary>
internal sealed class FrozenHash : IEqualityComparer<string>
{
    public static readonly FrozenHash Ordinal = new();

    private const uint Start = (5381 << 16) + 5381;
    private const uint Factor = 1566083941;

    /// <summary>Raises an error when too many strings share a bucket, or parts of them that .NET hashes before it freezes them.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="keys">The strings; all other keys are counted as they are read.</param>
    /// <param name="buckets">How many buckets a set for so many keys has.</param>
    /// <param name="start">Where the collection begins.</param>
    public static void Check<T>(scoped ref Reader reader, ICollection<T> keys, int buckets, int start)
    {
        if (typeof(T) == typeof(string))
        {
            CollisionGuard<string>.CheckAll(ref reader, (ICollection<string>)keys, buckets, Ordinal, start);
            FrozenAnalysis.Check(ref reader, (ICollection<string>)keys, buckets, start);
        }
    }

    public bool Equals(string? x, string? y) => string.Equals(x, y);

    public int GetHashCode(string? text) => Of(text);

    /// <summary>The hash of a string, or of a part of one.</summary>
    public static int Of(ReadOnlySpan<char> text)
    {
        uint first = Start;
        uint second = Start;
        while (text.Length >= 4)
        {
            first = Next(first) ^ (text[0] | ((uint)text[1] << 16));
            second = Next(second) ^ (text[2] | ((uint)text[3] << 16));
            text = text.Slice(4);
        }

        foreach (char last in text)
        {
            second = Next(second) ^ last;
        }

        return (int)(first + (second * Factor));
    }

    private static uint Next(uint hash) => BitOperations.RotateLeft(hash, 5) + hash;
}
