using System.Collections.Concurrent;

namespace Nino.Core.Formatters;

/// <summary>With what netstandard2.1 does not tell.</summary>
public static partial class Comparers
{
    public static ConcurrentDictionary<TKey, TValue>? Like<TKey, TValue>(ConcurrentDictionary<TKey, TValue>? made)
        where TKey : notnull => made is null || IsUsual(made.Comparer) ? null : new(made.Comparer);

    /// <summary>The comparer of a dictionary that may be one of .NET.</summary>
    internal static IEqualityComparer<TKey> Of<TKey, TValue>(IDictionary<TKey, TValue> dictionary)
        where TKey : notnull
    {
        IEqualityComparer<TKey> comparer = (dictionary as ConcurrentDictionary<TKey, TValue>)?.Comparer ?? EqualityComparer<TKey>.Default;
        FindOfOrdered(dictionary, ref comparer);
        return comparer;
    }

    static partial void FindOfOrdered<TKey, TValue>(IDictionary<TKey, TValue> dictionary, ref IEqualityComparer<TKey> comparer)
        where TKey : notnull;
}
