namespace Nino.Core.Formatters;

/// <summary><see cref="SortedSet{T}"/>, in its order. Reading uses the default comparer, or that of the set that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SortedSetKind<T, TFormatter> : ICollectionKind<SortedSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(SortedSet<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, SortedSet<T> collection) => ref Elements<T, TFormatter>.Write(ref writer, ref at, collection, collection.Count, collection.GetEnumerator());

    public SortedSet<T> Read(ref Reader reader, int count, SortedSet<T>? existing)
    {
        existing?.Clear();
        SortedSet<T> collection = existing ?? new();
        ElementSource<T, TFormatter> elements = new(ref reader, count);
        for (int i = 0; i < count; i++)
        {
            int start = elements.Start(ref reader);
            if (!collection.Add(elements.Next(ref reader)!))
            {
                Reader.ThrowRepeated(start);
            }
        }

        if (existing is not null && existing.Count != count)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<SortedSet<T>, T, TFormatter>();
}

/// <summary><see cref="SortedDictionary{TKey,TValue}"/>, in its order. Reading uses the default comparer, or that of the dictionary that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SortedDictionaryKind<TKey, TValue, TKeyFormatter, TValueFormatter> : ICollectionKind<SortedDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int MinElementSize => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.MinSize;

    public long SizeOf(SortedDictionary<TKey, TValue>? collection) => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, SortedDictionary<TKey, TValue> collection) => ref Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Write(ref writer, ref at, collection.Count, collection.GetEnumerator());

    public SortedDictionary<TKey, TValue> Read(ref Reader reader, int count, SortedDictionary<TKey, TValue>? existing)
    {
        existing?.Clear();
        SortedDictionary<TKey, TValue> collection = existing ?? new();
        for (int i = 0; i < count; i++)
        {
            TKey key = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out TValue item, out int start);
            Add(collection, key, item, start);
        }

        if (existing is not null && existing.Count != count)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Map<SortedDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();

    // One search of the tree, where the indexer takes two. A comparer of the user may raise the same exception.
    private static void Add(SortedDictionary<TKey, TValue> collection, TKey key, TValue item, int start)
    {
        try
        {
            collection.Add(key, item);
        }
        catch (ArgumentException) when (collection.ContainsKey(key))
        {
            Reader.ThrowRepeated(start);
        }
    }
}

/// <summary><see cref="SortedList{TKey,TValue}"/>, in its order. Reading uses the default comparer, or that of the list that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SortedListKind<TKey, TValue, TKeyFormatter, TValueFormatter> : ICollectionKind<SortedList<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int MinElementSize => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.MinSize;

    public long SizeOf(SortedList<TKey, TValue>? collection) => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, SortedList<TKey, TValue> collection) => ref Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Write(ref writer, ref at, collection.Count, collection.GetEnumerator());

    public SortedList<TKey, TValue> Read(ref Reader reader, int count, SortedList<TKey, TValue>? existing)
    {
        existing?.Clear();
        SortedList<TKey, TValue> collection = existing ?? new(count);
        TKey[] keys = ReadInOrder(ref reader, count, collection.Comparer, out TValue[] values, out int start);
        CheckEmpty(collection);
        for (int i = 0; i < count; i++)
        {
            collection[keys[i]] = values[i];
            if (collection.Count != i + 1)
            {
                Reader.ThrowRepeated(start);
            }
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Map<SortedList<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();

    private static void CheckEmpty(SortedList<TKey, TValue> collection)
    {
        if (collection.Count != 0)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }
    }

    /// <summary>Reads entries, in the order of their keys. Keys out of order would be inserted in front of others, which is quadratic.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="count">The number of entries.</param>
    /// <param name="comparer">The order.</param>
    /// <param name="values">The values.</param>
    /// <param name="last">Where the last entry begins.</param>
    internal static TKey[] ReadInOrder(ref Reader reader, int count, IComparer<TKey> comparer, out TValue[] values, out int last)
    {
        TKey[] keys = new TKey[count];
        values = new TValue[count];
        last = 0;
        for (int i = 0; i < count; i++)
        {
            keys[i] = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out values[i], out last);
        }

        if (!IsSorted(keys, comparer))
        {
            Array.Sort(keys, values, comparer);
        }

        return keys;
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
