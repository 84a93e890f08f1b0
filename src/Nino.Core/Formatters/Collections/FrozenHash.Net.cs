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

    /// <summary>Raises an error when too many strings share a hash.</summary>
    public static void Check<T>(scoped ref Reader reader, ICollection<T> keys, int start)
    {
        if (typeof(T) == typeof(string))
        {
            CollisionGuard<string>.CheckAll(ref reader, (ICollection<string>)keys, Ordinal, start);
        }
    }

    public bool Equals(string? x, string? y) => string.Equals(x, y);

    public int GetHashCode(string? text)
    {
        ReadOnlySpan<char> rest = text;
        ReadOnlySpan<uint> pairs = MemoryMarshal.Cast<char, uint>(rest.Slice(0, rest.Length & ~3));
        uint first = Start;
        uint second = Start;
        for (int i = 0; i < pairs.Length; i += 2)
        {
            first = Next(first) ^ pairs[i];
            second = Next(second) ^ pairs[i + 1];
        }

        foreach (char last in rest.Slice(2 * pairs.Length))
        {
            second = Next(second) ^ last;
        }

        return (int)(first + (second * Factor));
    }

    private static uint Next(uint hash) => BitOperations.RotateLeft(hash, 5) + hash;
}
