namespace Nino.Core.Formatters;

/// <summary>With what .NET 10 has.</summary>
public static partial class Comparers
{
    static partial void FindOfOrdered<TKey, TValue>(IDictionary<TKey, TValue> dictionary, ref IEqualityComparer<TKey> comparer)
        where TKey : notnull => comparer = (dictionary as OrderedDictionary<TKey, TValue>)?.Comparer ?? comparer;
}
