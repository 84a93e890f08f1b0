using System.Collections;
using System.Linq;

namespace Nino.Generator.Model;

/// <summary>An immutable array that is equal to another with equal elements, so that records that hold one compare by value.</summary>
internal readonly struct EquatableArray<T>(T[] items) : IEquatable<EquatableArray<T>>, IReadOnlyList<T>
    where T : IEquatable<T>
{
    private readonly T[]? _items = items;

    public int Count => Items.Length;

    private T[] Items => _items ?? [];

    public T this[int index] => Items[index];

    public bool Equals(EquatableArray<T> other) => Items.AsSpan().SequenceEqual(other.Items);

    public override bool Equals(object? obj) => obj is EquatableArray<T> other && Equals(other);

    public override int GetHashCode() => Items.Aggregate(17, (hash, item) => unchecked((hash * 31) + (item?.GetHashCode() ?? 0)));

    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)Items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => Items.GetEnumerator();
}
