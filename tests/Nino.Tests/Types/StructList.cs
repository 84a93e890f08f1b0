using System.Collections;
using System.Collections.Generic;

namespace Nino.Tests.Types;

/// <summary>A collection that is a struct.</summary>
public struct StructList : ICollection<int>
{
    private List<int>? _elements;

    public readonly int Count => _elements?.Count ?? 0;

    public readonly bool IsReadOnly => false;

    public void Add(int item) => (_elements ??= []).Add(item);

    public readonly void Clear() => _elements?.Clear();

    public readonly bool Contains(int item) => _elements?.Contains(item) == true;

    public readonly void CopyTo(int[] array, int arrayIndex) => _elements?.CopyTo(array, arrayIndex);

    public readonly bool Remove(int item) => _elements?.Remove(item) == true;

    public readonly IEnumerator<int> GetEnumerator() => (_elements ?? []).GetEnumerator();

    readonly IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
