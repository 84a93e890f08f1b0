using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ConcurrentDictionary{TKey,TValue}"/> (format.md §6). Reading uses the default comparer, or that of the dictionary that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<ConcurrentDictionary<TKey, TValue>>, ICollectionKind<ConcurrentDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<ConcurrentDictionary<TKey, TValue>>.MinElementSize => default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;

    public bool TryGetSize(ConcurrentDictionary<TKey, TValue>? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, ConcurrentDictionary<TKey, TValue>? value) => ref default(ArrayFormatter<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>).Write(ref writer, ref at, value?.ToArray());

    public ConcurrentDictionary<TKey, TValue>? Read(ref Reader reader) => Collection<ConcurrentDictionary<TKey, TValue>, ConcurrentDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref ConcurrentDictionary<TKey, TValue>? value) => Collection<ConcurrentDictionary<TKey, TValue>, ConcurrentDictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Map<ConcurrentDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();

    ConcurrentDictionary<TKey, TValue> ICollectionKind<ConcurrentDictionary<TKey, TValue>>.Create(int count) => new(Environment.ProcessorCount, count);

    void ICollectionKind<ConcurrentDictionary<TKey, TValue>>.Clear(ConcurrentDictionary<TKey, TValue> collection) => collection.Clear();

    void ICollectionKind<ConcurrentDictionary<TKey, TValue>>.ReadElements(ref Reader reader, ConcurrentDictionary<TKey, TValue> collection, int count)
    {
        // A new one has as many buckets as a dictionary for so many keys.
        CollisionGuard<TKey> guard = CollisionGuard<TKey>.IsNeeded(count, reader.MaxCollisions)
            ? new(new Dictionary<TKey, TValue>().EnsureCapacity(count), reader.MaxCollisions, EqualityComparer<TKey>.Default)
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
