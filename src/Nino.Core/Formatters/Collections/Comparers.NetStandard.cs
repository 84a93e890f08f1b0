using System.Collections.Concurrent;

namespace Nino.Core.Formatters;

/// <summary>A concurrent dictionary does not tell its comparer here.</summary>
public static partial class Comparers
{
    public static ConcurrentDictionary<TKey, TValue>? Like<TKey, TValue>(ConcurrentDictionary<TKey, TValue>? made)
        where TKey : notnull => null;

    /// <summary>The comparer of a dictionary, as far as it tells.</summary>
    internal static IEqualityComparer<TKey> Of<TKey, TValue>(IDictionary<TKey, TValue> dictionary)
        where TKey : notnull => EqualityComparer<TKey>.Default;
}
