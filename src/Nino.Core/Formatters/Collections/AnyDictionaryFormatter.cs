using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary>A class that implements <see cref="IDictionary{TKey,TValue}"/> and has a parameterless constructor (format.md §6): its pairs, and nothing else that it holds.</summary>
/// <remarks>Such a class may hold itself, so each one is a level of nesting (format.md §10).</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct AnyDictionaryFormatter<TDictionary, TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<TDictionary>, ICollectionKind<TDictionary>
    where TDictionary : class, IDictionary<TKey, TValue>, new()
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<TDictionary>.MinElementSize => default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;

    public bool TryGetSize(TDictionary? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, TDictionary? value)
    {
        writer.Enter();
        at = ref Enumerated<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.Write(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    public TDictionary? Read(ref Reader reader)
    {
        reader.Enter();
        TDictionary? value = Collection<TDictionary, AnyDictionaryFormatter<TDictionary, TKey, TValue, TKeyFormatter, TValueFormatter>>.Read(ref reader);
        reader.Leave();
        return value;
    }

    public void ReadInto(ref Reader reader, ref TDictionary? value)
    {
        reader.Enter();
        Collection<TDictionary, AnyDictionaryFormatter<TDictionary, TKey, TValue, TKeyFormatter, TValueFormatter>>.ReadInto(ref reader, ref value);
        reader.Leave();
    }

    public void Describe(ShapeBuilder shape) => shape.Leaf<TDictionary, AnyDictionaryFormatter<TDictionary, TKey, TValue, TKeyFormatter, TValueFormatter>>();

    TDictionary ICollectionKind<TDictionary>.Create(int count) => new();

    void ICollectionKind<TDictionary>.Clear(TDictionary collection) => collection.Clear();

    void ICollectionKind<TDictionary>.ReadElements(ref Reader reader, TDictionary collection, int count)
    {
        CollisionGuard<TKey> guard = collection is Dictionary<TKey, TValue> table && CollisionGuard<TKey>.IsNeeded(count, reader.MaxCollisions)
            ? new(table.EnsureCapacity(count), reader.MaxCollisions, table.Comparer)
            : default;
        for (int i = 0; i < count; i++)
        {
            TKey key = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out TValue item, out int start);
            if (collection.ContainsKey(key))
            {
                Reader.ThrowRepeated(start);
            }

            Taking.Add(collection, key, item);
            guard.Add(key, start);
        }

        guard.Release();
    }
}
