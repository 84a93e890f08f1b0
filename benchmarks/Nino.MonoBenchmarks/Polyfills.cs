using System;
using System.Collections.Generic;
using System.Linq;

namespace Nino.Benchmarks;

/// <summary>What the linked files call and netstandard2.1 has not.</summary>
internal static class Polyfills
{
    extension(Enum)
    {
        public static T[] GetValues<T>()
            where T : struct, Enum => (T[])Enum.GetValues(typeof(T));
    }

    public static bool IsAssignableTo(this Type type, Type target) => target.IsAssignableFrom(type);

    public static int CommonPrefixLength(this Span<byte> bytes, ReadOnlySpan<byte> others)
    {
        int length = 0;
        while (length < bytes.Length && length < others.Length && bytes[length] == others[length])
            length++;
        return length;
    }

    public static IEnumerable<T> Order<T>(this IEnumerable<T> source) => source.OrderBy(one => one);

    public static T? MinBy<T, TKey>(this IEnumerable<T> source, Func<T, TKey> key) => source.OrderBy(key).FirstOrDefault();

    public static IEnumerable<T[]> Chunk<T>(this IEnumerable<T> source, int size) =>
        source.Select((one, index) => (one, index)).GroupBy(pair => pair.index / size, pair => pair.one).Select(group => group.ToArray());

    // Draws what .NET draws from the same seed, so that a case is the same there.
    public static long NextInt64(this Random random)
    {
        while (true)
        {
            long value = (long)(NextUInt64(random) >> 1);
            if (value != long.MaxValue)
                return value;
        }
    }

    public static long NextInt64(this Random random, long min, long max)
    {
        ulong range = (ulong)(max - min);
        int unused = 0;
        while (range <= ulong.MaxValue >> (unused + 1))
            unused++;
        while (true)
        {
            ulong value = NextUInt64(random) >> unused;
            if (value < range)
                return (long)value + min;
        }
    }

    private static ulong NextUInt64(Random random) =>
        (uint)random.Next(1 << 22) | ((ulong)(uint)random.Next(1 << 22) << 22) | ((ulong)(uint)random.Next(1 << 20) << 44);
}
