using System.Collections.Frozen;

namespace Nino.Core.Formatters;

/// <summary><see cref="FrozenDictionary{TKey,TValue}"/>. Reading uses the default comparer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct FrozenDictionaryKind<TKey, TValue, TKeyFormatter, TValueFormatter> : ICollectionKind<FrozenDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int MinElementSize => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.MinSize;

    public long SizeOf(FrozenDictionary<TKey, TValue>? collection) => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, FrozenDictionary<TKey, TValue> collection) => ref Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Write(ref writer, ref at, collection.Count, collection.GetEnumerator());

    public FrozenDictionary<TKey, TValue> Read(ref Reader reader, int count, FrozenDictionary<TKey, TValue>? existing)
    {
        int start = reader.Position;
        Dictionary<TKey, TValue> read = default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>.Kind).Read(ref reader, count, null);
        FrozenHash.Check(ref reader, read.Keys, read.EnsureCapacity(0), start);
        return read.ToFrozenDictionary();
    }

    public void Describe(ShapeBuilder shape) => shape.Map<FrozenDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}

/// <summary><see cref="FrozenSet{T}"/>. Reading uses the default comparer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct FrozenSetKind<T, TFormatter> : ICollectionKind<FrozenSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(FrozenSet<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, FrozenSet<T> collection) => ref default(ImmutableArrayFormatter<T, TFormatter>).Write(ref writer, ref at, collection.Items);

    public FrozenSet<T> Read(ref Reader reader, int count, FrozenSet<T>? existing)
    {
        int start = reader.Position;
        HashSet<T> read = default(HashSetKind<T, TFormatter>).Read(ref reader, count, null);
        FrozenHash.Check(ref reader, read, read.EnsureCapacity(0), start);
        return read.ToFrozenSet();
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<FrozenSet<T>, T, TFormatter>();
}
