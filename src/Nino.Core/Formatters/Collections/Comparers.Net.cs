using System.Collections.Concurrent;

namespace Nino.Core.Formatters;

/// <summary>With what netstandard2.1 does not tell.</summary>
public static partial class Comparers
{
    public static ConcurrentDictionary<TKey, TValue>? Like<TKey, TValue>(ConcurrentDictionary<TKey, TValue>? made)
        where TKey : notnull => made is null || IsUsual(made.Comparer) ? null : new(made.Comparer);
}
