using System.Collections.Concurrent;

namespace Nino.Core.Formatters;

/// <summary><see cref="ConcurrentBag{T}"/>, in its own order, which is newest first for a bag that one thread filled.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentBagKind<T, TFormatter> : ICollectionKind<ConcurrentBag<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ConcurrentBag<T>? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, ConcurrentBag<T> collection) => ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, collection.ToArray());

    public ConcurrentBag<T> Read(ref Reader reader, int count, ConcurrentBag<T>? existing)
    {
        existing?.Clear();
        ConcurrentBag<T> collection = existing ?? new();
        T[] elements = ArrayReader.ReadReversed<T, TFormatter>(ref reader, count);
        if (existing is { IsEmpty: false })
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        foreach (T item in elements)
        {
            collection.Add(item);
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<ConcurrentBag<T>, T, TFormatter>();
}

/// <summary><see cref="ConcurrentDictionary{TKey,TValue}"/>. Reading uses the default comparer, or that of the dictionary that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentDictionaryKind<TKey, TValue, TKeyFormatter, TValueFormatter> : ICollectionKind<ConcurrentDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int MinElementSize => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.MinSize;

    public long SizeOf(ConcurrentDictionary<TKey, TValue>? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, ConcurrentDictionary<TKey, TValue> collection) => ref default(ArrayFormatter<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>).Write(ref writer, ref at, collection.ToArray());

    public ConcurrentDictionary<TKey, TValue> Read(ref Reader reader, int count, ConcurrentDictionary<TKey, TValue>? existing)
    {
        existing?.Clear();
        ConcurrentDictionary<TKey, TValue> collection = existing ?? new(Environment.ProcessorCount, count);

        // A new one has as many buckets as a dictionary for so many keys.
        CollisionGuard<TKey> guard = existing is not null ? CollisionGuard<TKey>.Growing(ref reader, count, Comparers.Of(existing))
            : CollisionGuard<TKey>.IsNeeded(ref reader, count) ? CollisionGuard<TKey>.Of(ref reader, count, new Dictionary<TKey, TValue>().EnsureCapacity(count), EqualityComparer<TKey>.Default)
            : default;
        for (int i = 0; i < count; i++)
        {
            TKey key = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out TValue item, out int start);
            if (CollisionGuard<TKey>.MayShare(ref reader))
            {
                guard.CheckKey(ref reader, key, Comparers.Of(collection), count, start);
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

    public void Describe(ShapeBuilder shape) => shape.Map<ConcurrentDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}

/// <summary><see cref="ConcurrentQueue{T}"/>, head first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentQueueKind<T, TFormatter> : ICollectionKind<ConcurrentQueue<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ConcurrentQueue<T>? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, ConcurrentQueue<T> collection) => ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, collection.ToArray());

    public ConcurrentQueue<T> Read(ref Reader reader, int count, ConcurrentQueue<T>? existing)
    {
        existing?.Clear();
        ConcurrentQueue<T> collection = existing ?? new();
        ElementSource<T, TFormatter> elements = new(ref reader, count);
        for (int i = 0; i < count; i++)
        {
            collection.Enqueue(elements.Next(ref reader)!);
        }

        if (existing is not null && existing.Count != count)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<ConcurrentQueue<T>, T, TFormatter>();
}

/// <summary><see cref="ConcurrentStack{T}"/>, top first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentStackKind<T, TFormatter> : ICollectionKind<ConcurrentStack<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ConcurrentStack<T>? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, ConcurrentStack<T> collection) => ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, collection.ToArray());

    public ConcurrentStack<T> Read(ref Reader reader, int count, ConcurrentStack<T>? existing)
    {
        existing?.Clear();
        ConcurrentStack<T> collection = existing ?? new();
        if (count > 0)
        {
            T[] elements = ArrayReader.ReadReversed<T, TFormatter>(ref reader, count);
            if (existing is { IsEmpty: false })
            {
                Errors.ThrowChangedInReading(collection.GetType());
            }

            collection.PushRange(elements);
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<ConcurrentStack<T>, T, TFormatter>();
}
