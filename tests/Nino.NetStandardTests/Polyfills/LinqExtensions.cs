using System.Collections.Generic;
using System.Linq;

namespace Nino.Tests;

internal static class LinqExtensions
{
    public static IEnumerable<T> Order<T>(this IEnumerable<T> values) => values.OrderBy(value => value);

    public static IEnumerable<(TFirst First, TSecond Second)> Zip<TFirst, TSecond>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second) =>
        first.Zip(second, (left, right) => (left, right));

    public static IEnumerable<T[]> Chunk<T>(this IReadOnlyList<T> values, int size)
    {
        for (int start = 0; start < values.Count; start += size)
        {
            yield return values.Skip(start).Take(size).ToArray();
        }
    }
}
