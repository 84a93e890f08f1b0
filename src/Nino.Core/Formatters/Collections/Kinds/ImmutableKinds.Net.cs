using System.Collections.Immutable;

namespace Nino.Core.Formatters;

/// <summary><see cref="ImmutableDictionary{TKey,TValue}"/>. Reading uses the default comparers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableDictionaryKind<TKey, TValue, TKeyFormatter, TValueFormatter> : ICollectionKind<ImmutableDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int MinElementSize => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.MinSize;

    public long SizeOf(ImmutableDictionary<TKey, TValue>? collection) => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableDictionary<TKey, TValue> collection) => ref Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Write(ref writer, ref at, collection.Count, collection.GetEnumerator());

    public ImmutableDictionary<TKey, TValue> Read(ref Reader reader, int count, ImmutableDictionary<TKey, TValue>? existing)
    {
        int start = reader.Position;
        Dictionary<TKey, TValue> read = default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>.Kind).Read(ref reader, count, null);
        CollisionGuard<TKey>.CheckAll(ref reader, read.Keys, start);
        return read.ToImmutableDictionary();
    }

    public void Describe(ShapeBuilder shape) => shape.Map<ImmutableDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}

/// <summary><see cref="ImmutableHashSet{T}"/>. Reading uses the default comparer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableHashSetKind<T, TFormatter> : ICollectionKind<ImmutableHashSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ImmutableHashSet<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableHashSet<T> collection) => ref Elements<T, TFormatter>.Write(ref writer, ref at, collection, collection.Count, collection.GetEnumerator());

    public ImmutableHashSet<T> Read(ref Reader reader, int count, ImmutableHashSet<T>? existing)
    {
        int start = reader.Position;
        HashSet<T> read = default(HashSetKind<T, TFormatter>).Read(ref reader, count, null);
        CollisionGuard<T>.CheckAll(ref reader, read, start);
        return read.ToImmutableHashSet();
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableHashSet<T>, T, TFormatter>();
}

/// <summary><see cref="ImmutableList{T}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableListKind<T, TFormatter> : ICollectionKind<ImmutableList<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ImmutableList<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableList<T> collection) => ref Elements<T, TFormatter>.Write(ref writer, ref at, collection, collection.Count, collection.GetEnumerator());

    public ImmutableList<T> Read(ref Reader reader, int count, ImmutableList<T>? existing) => ImmutableList.Create(ArrayReader.Read<T, TFormatter>(ref reader, count));

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableList<T>, T, TFormatter>();
}

/// <summary><see cref="ImmutableQueue{T}"/>, head first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableQueueKind<T, TFormatter> : ICollectionKind<ImmutableQueue<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ImmutableQueue<T>? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, ImmutableQueue<T> collection)
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref PresenceBits.Write<T, TFormatter>(ref writer, ref at, collection);
        }

        int count = 0;
        foreach (T _ in collection)
        {
            count++;
        }

        at = ref writer.WriteCount(ref at, count);
        foreach (T item in collection)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        return ref at;
    }

    public ImmutableQueue<T> Read(ref Reader reader, int count, ImmutableQueue<T>? existing) => ImmutableQueue.Create(ArrayReader.Read<T, TFormatter>(ref reader, count));

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableQueue<T>, T, TFormatter>();
}

/// <summary><see cref="ImmutableSortedDictionary{TKey,TValue}"/>, in its order. Reading uses the default comparers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableSortedDictionaryKind<TKey, TValue, TKeyFormatter, TValueFormatter> : ICollectionKind<ImmutableSortedDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int MinElementSize => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.MinSize;

    public long SizeOf(ImmutableSortedDictionary<TKey, TValue>? collection) => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableSortedDictionary<TKey, TValue> collection) => ref Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Write(ref writer, ref at, collection.Count, collection.GetEnumerator());

    public ImmutableSortedDictionary<TKey, TValue> Read(ref Reader reader, int count, ImmutableSortedDictionary<TKey, TValue>? existing) => default(SortedDictionaryKind<TKey, TValue, TKeyFormatter, TValueFormatter>).Read(ref reader, count, null).ToImmutableSortedDictionary();

    public void Describe(ShapeBuilder shape) => shape.Map<ImmutableSortedDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}

/// <summary><see cref="ImmutableSortedSet{T}"/>, in its order. Reading uses the default comparer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableSortedSetKind<T, TFormatter> : ICollectionKind<ImmutableSortedSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ImmutableSortedSet<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableSortedSet<T> collection) => ref Elements<T, TFormatter>.Write(ref writer, ref at, collection, collection.Count, collection.GetEnumerator());

    public ImmutableSortedSet<T> Read(ref Reader reader, int count, ImmutableSortedSet<T>? existing) => default(SortedSetKind<T, TFormatter>).Read(ref reader, count, null).ToImmutableSortedSet();

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableSortedSet<T>, T, TFormatter>();
}

/// <summary><see cref="ImmutableStack{T}"/>, top first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableStackKind<T, TFormatter> : ICollectionKind<ImmutableStack<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ImmutableStack<T>? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, ImmutableStack<T> collection)
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref PresenceBits.Write<T, TFormatter>(ref writer, ref at, collection);
        }

        int count = 0;
        foreach (T _ in collection)
        {
            count++;
        }

        at = ref writer.WriteCount(ref at, count);
        foreach (T item in collection)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        return ref at;
    }

    public ImmutableStack<T> Read(ref Reader reader, int count, ImmutableStack<T>? existing) => ImmutableStack.Create(ArrayReader.ReadReversed<T, TFormatter>(ref reader, count));

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableStack<T>, T, TFormatter>();
}
