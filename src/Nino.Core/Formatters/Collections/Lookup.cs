using System.Collections;
using System.Linq;

namespace Nino.Core.Formatters;

/// <summary>A lookup that was read: groups in their order, found by key. Keys stand in tuples because a key may be null.</summary>
internal sealed class Lookup<TKey, TElement>(IGrouping<TKey, TElement>[] groups, Dictionary<ValueTuple<TKey>, int> indexes) : ILookup<TKey, TElement>
{
    public int Count => groups.Length;

    public IEnumerable<TElement> this[TKey key] => indexes.TryGetValue(new ValueTuple<TKey>(key), out int index) ? groups[index] : [];

    public bool Contains(TKey key) => indexes.ContainsKey(new ValueTuple<TKey>(key));

    public IEnumerator<IGrouping<TKey, TElement>> GetEnumerator() => ((IEnumerable<IGrouping<TKey, TElement>>)groups).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => groups.GetEnumerator();
}
