namespace Nino.Core.Formatters;

/// <summary><see cref="OrderedDictionary{TKey,TValue}"/>, in its order. Reading uses the default comparer, or that of the dictionary that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct OrderedDictionaryKind<TKey, TValue, TKeyFormatter, TValueFormatter> : ICollectionKind<OrderedDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int MinElementSize => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.MinSize;

    public long SizeOf(OrderedDictionary<TKey, TValue>? collection) => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, OrderedDictionary<TKey, TValue> collection) => ref Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Write(ref writer, ref at, collection.Count, collection.GetEnumerator());

    public OrderedDictionary<TKey, TValue> Read(ref Reader reader, int count, OrderedDictionary<TKey, TValue>? existing)
    {
        existing?.Clear();
        OrderedDictionary<TKey, TValue> collection = existing ?? new(count);
        CollisionGuard<TKey> guard = CollisionGuard<TKey>.IsNeeded(ref reader, count, collection.Comparer)
            ? CollisionGuard<TKey>.Of(ref reader, count, collection.EnsureCapacity(count), collection.Comparer)
            : default;
        for (int i = 0; i < count; i++)
        {
            TKey key = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out TValue item, out int start);
            if (CollisionGuard<TKey>.MayShare(ref reader))
            {
                guard.CheckKey(ref reader, key, collection.Comparer, count, start);
            }

            if (!collection.TryAdd(key, item))
            {
                Reader.ThrowRepeated(start);
            }

            guard.Add(ref reader, key, start);
        }

        guard.Release();
        if (existing is not null && existing.Count != count)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Map<OrderedDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}
