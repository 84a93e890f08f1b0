using System;
using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="SortedList{TKey,TValue}"/>, in its order (format.md §6). Reading uses the default comparer, or that of the list that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SortedListFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<SortedList<TKey, TValue>>, ICollectionKind<SortedList<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<SortedList<TKey, TValue>>.MinElementSize => default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;

    public bool TryGetSize(SortedList<TKey, TValue>? value, out long size) => Elements<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, SortedList<TKey, TValue>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, value.Count);
        foreach (KeyValuePair<TKey, TValue> pair in value)
        {
            at = ref default(TKeyFormatter).Write(ref writer, ref at, pair.Key);
            at = ref default(TValueFormatter).Write(ref writer, ref at, pair.Value);
        }

        return ref at;
    }

    public SortedList<TKey, TValue>? Read(ref Reader reader) => Collection<SortedList<TKey, TValue>, SortedListFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref SortedList<TKey, TValue>? value) => Collection<SortedList<TKey, TValue>, SortedListFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Map<SortedList<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();

    SortedList<TKey, TValue> ICollectionKind<SortedList<TKey, TValue>>.Create(int count) => new(count);

    void ICollectionKind<SortedList<TKey, TValue>>.Clear(SortedList<TKey, TValue> collection) => collection.Clear();

    void ICollectionKind<SortedList<TKey, TValue>>.ReadElements(ref Reader reader, SortedList<TKey, TValue> collection, int count)
    {
        TKey[] keys = new TKey[count];
        TValue[] values = new TValue[count];
        int start = 0;
        for (int i = 0; i < count; i++)
        {
            keys[i] = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out values[i], out start);
        }

        // Keys out of order would be inserted in front of others: quadratic, unless they are sorted first.
        if (!IsSorted(keys, collection.Comparer))
        {
            Array.Sort(keys, values, collection.Comparer);
        }

        for (int i = 0; i < count; i++)
        {
            collection[keys[i]] = values[i];
            if (collection.Count != i + 1)
            {
                Reader.ThrowRepeated(start);
            }
        }
    }

    private static bool IsSorted(TKey[] keys, IComparer<TKey> comparer)
    {
        for (int i = 1; i < keys.Length; i++)
        {
            if (comparer.Compare(keys[i - 1], keys[i]) > 0)
            {
                return false;
            }
        }

        return true;
    }
}
