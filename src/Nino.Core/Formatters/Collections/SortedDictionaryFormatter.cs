using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="SortedDictionary{TKey,TValue}"/>, in its order (format.md §6). Reading uses the default comparer, or that of the dictionary that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SortedDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<SortedDictionary<TKey, TValue>>, ICollectionKind<SortedDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<SortedDictionary<TKey, TValue>>.MinElementSize => default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;

    public bool TryGetSize(SortedDictionary<TKey, TValue>? value, out long size) => Elements<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, SortedDictionary<TKey, TValue>? value)
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

    public SortedDictionary<TKey, TValue>? Read(ref Reader reader) => Collection<SortedDictionary<TKey, TValue>, SortedDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref SortedDictionary<TKey, TValue>? value) => Collection<SortedDictionary<TKey, TValue>, SortedDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Map<SortedDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();

    SortedDictionary<TKey, TValue> ICollectionKind<SortedDictionary<TKey, TValue>>.Create(int count) => new();

    void ICollectionKind<SortedDictionary<TKey, TValue>>.Clear(SortedDictionary<TKey, TValue> collection) => collection.Clear();

    void ICollectionKind<SortedDictionary<TKey, TValue>>.ReadElements(ref Reader reader, SortedDictionary<TKey, TValue> collection, int count)
    {
        for (int i = 0; i < count; i++)
        {
            TKey key = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out TValue item, out int start);
            collection[key] = item;
            if (collection.Count != i + 1)
            {
                Reader.ThrowRepeated(start);
            }
        }
    }
}
