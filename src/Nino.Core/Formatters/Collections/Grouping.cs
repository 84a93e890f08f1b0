using System.Collections;
using System.Linq;

namespace Nino.Core.Formatters;

/// <summary>A group that was read.</summary>
internal sealed class Grouping<TKey, TElement>(TKey key, TElement[] elements) : IGrouping<TKey, TElement>, IReadOnlyList<TElement>
{
    public TKey Key => key;

    public int Count => elements.Length;

    public TElement this[int index] => elements[index];

    public IEnumerator<TElement> GetEnumerator() => ((IEnumerable<TElement>)elements).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => elements.GetEnumerator();
}
