using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="OrderedDictionary{TKey,TValue}"/>, in its order (format.md §6). Reading uses the default comparer, or that of the dictionary that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct OrderedDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<OrderedDictionary<TKey, TValue>>, ICollectionKind<OrderedDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<OrderedDictionary<TKey, TValue>>.MinElementSize => default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;

    public bool TryGetSize(OrderedDictionary<TKey, TValue>? value, out long size) => Elements<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, OrderedDictionary<TKey, TValue>? value)
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

    public OrderedDictionary<TKey, TValue>? Read(ref Reader reader) => Collection<OrderedDictionary<TKey, TValue>, OrderedDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref OrderedDictionary<TKey, TValue>? value) => Collection<OrderedDictionary<TKey, TValue>, OrderedDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Map<OrderedDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();

    OrderedDictionary<TKey, TValue> ICollectionKind<OrderedDictionary<TKey, TValue>>.Create(int count) => new(count);

    void ICollectionKind<OrderedDictionary<TKey, TValue>>.Clear(OrderedDictionary<TKey, TValue> collection) => collection.Clear();

    void ICollectionKind<OrderedDictionary<TKey, TValue>>.ReadElements(ref Reader reader, OrderedDictionary<TKey, TValue> collection, int count)
    {
        CollisionGuard<TKey> guard = CollisionGuard<TKey>.IsNeeded(count, reader.MaxCollisions)
            ? new(collection.EnsureCapacity(count), reader.MaxCollisions, collection.Comparer)
            : default;
        for (int i = 0; i < count; i++)
        {
            TKey key = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out TValue item, out int start);
            if (!collection.TryAdd(key, item))
            {
                Reader.ThrowRepeated(start);
            }

            guard.Add(key, start);
        }

        guard.Release();
    }
}
