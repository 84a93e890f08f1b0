using System.Collections.ObjectModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ReadOnlyCollection{T}"/>, over an array when read.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyCollectionKind<T, TFormatter> : ICollectionKind<ReadOnlyCollection<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(ReadOnlyCollection<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, ReadOnlyCollection<T> collection) => ref Enumerated<T, TFormatter>.Write(ref writer, ref at, collection);

    public ReadOnlyCollection<T> Read(ref Reader reader, int count, ReadOnlyCollection<T>? existing) => new(ArrayReader.Read<T, TFormatter>(ref reader, count));

    public void Describe(ShapeBuilder shape) => shape.Sequence<ReadOnlyCollection<T>, T, TFormatter>();
}

/// <summary><see cref="ReadOnlyDictionary{TKey,TValue}"/>, over a <see cref="Dictionary{TKey,TValue}"/> with the default comparer when read.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyDictionaryKind<TKey, TValue, TKeyFormatter, TValueFormatter> : ICollectionKind<ReadOnlyDictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int MinElementSize => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.MinSize;

    public long SizeOf(ReadOnlyDictionary<TKey, TValue>? collection) => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, ReadOnlyDictionary<TKey, TValue> collection) => ref Enumerated<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.Write(ref writer, ref at, collection);

    public ReadOnlyDictionary<TKey, TValue> Read(ref Reader reader, int count, ReadOnlyDictionary<TKey, TValue>? existing) => new(default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>.Kind).Read(ref reader, count, null));

    public void Describe(ShapeBuilder shape) => shape.Map<ReadOnlyDictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();
}
