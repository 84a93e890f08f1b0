using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Nino.Core.Buffers;

namespace Nino.Core.Formatters;

/// <summary><see cref="Dictionary{TKey,TValue}"/> (format.md §6). Reading uses the default comparer, or that of the dictionary that is read into.</summary>
public readonly struct DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<Dictionary<TKey, TValue>>, ICollectionKind<Dictionary<TKey, TValue>>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<Dictionary<TKey, TValue>>.MinElementSize => default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;

    public bool TryGetSize(Dictionary<TKey, TValue>? value, out long size) => Elements<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.TryGetSize(value?.Count ?? -1, out size);

    public void Write(ref Writer writer, Dictionary<TKey, TValue>? value) => writer.Write<Dictionary<TKey, TValue>, DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>(value);

    // A method of its own: its loop then has the registers for itself.
    [MethodImpl(MethodImplOptions.NoInlining)]
    public ref byte WriteAt(ref Writer writer, ref byte at, Dictionary<TKey, TValue>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (default(KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).FixedSize != 0)
        {
            return ref WriteFixedPairs(ref writer, ref at, value);
        }

        at = ref writer.WriteCount(ref at, value.Count);

        // Disposing the enumerator does nothing, but the region that foreach makes for it would keep it in memory.
        Dictionary<TKey, TValue>.Enumerator entries = value.GetEnumerator();
        while (entries.MoveNext())
        {
            KeyValuePair<TKey, TValue> entry = entries.Current;
            at = ref default(TKeyFormatter).WriteAt(ref writer, ref at, entry.Key);
            at = ref default(TValueFormatter).WriteAt(ref writer, ref at, entry.Value);
        }

        return ref at;
    }

    public Dictionary<TKey, TValue>? Read(ref Reader reader) => Collection<Dictionary<TKey, TValue>, DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref Dictionary<TKey, TValue>? value) => Collection<Dictionary<TKey, TValue>, DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.ReadInto(ref reader, ref value);

    public void WriteFixed(ref byte destination, Dictionary<TKey, TValue> value) => throw Errors.NotFixedSize();

    public Dictionary<TKey, TValue> ReadFixed(ref byte source) => throw Errors.NotFixedSize();

    public bool IsValid(ref byte source) => throw Errors.NotFixedSize();

    public void Describe(ShapeBuilder shape) => shape.Map<Dictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();

    Dictionary<TKey, TValue> ICollectionKind<Dictionary<TKey, TValue>>.Create(int count) => new(count);

    void ICollectionKind<Dictionary<TKey, TValue>>.Clear(Dictionary<TKey, TValue> collection) => collection.Clear();

    void ICollectionKind<Dictionary<TKey, TValue>>.ReadElements(ref Reader reader, Dictionary<TKey, TValue> collection, int count)
    {
        CollisionGuard<TKey> guard = CollisionGuard<TKey>.IsNeeded(count, reader.MaxCollisions)
            ? new(collection.EnsureCapacity(count), reader.MaxCollisions, collection.Comparer)
            : default;
        if (default(KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).FixedSize != 0)
        {
            ReadFixedPairs(ref reader, collection, count, ref guard);
        }
        else
        {
            ReadPairs(ref reader, collection, count, ref guard);
        }

        guard.Release();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void ReadPairs(ref Reader reader, Dictionary<TKey, TValue> collection, int count, ref CollisionGuard<TKey> guard)
    {
        for (int i = 0; i < count; i++)
        {
            int start = reader.Position;
            TKey? key = default(TKeyFormatter).Read(ref reader);
            TValue? item = default(TValueFormatter).Read(ref reader);
            if (key is null)
            {
                Reader.ThrowNullKey(start);
            }

            Add(collection, key, item!, ref guard, start);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void ReadFixedPairs(ref Reader reader, Dictionary<TKey, TValue> collection, int count, ref CollisionGuard<TKey> guard)
    {
        int size = default(KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).FixedSize;
        ref byte source = ref reader.TakeMany(count, size);
        for (int i = 0; i < count; i++)
        {
            reader.Check(default(KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).IsValid(ref source));
            KeyValuePair<TKey, TValue> pair = default(KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).ReadFixed(ref source);
            Add(collection, pair.Key, pair.Value, ref guard, reader.Position - ((count - i) * size));
            source = ref Wire.At(ref source, size);
        }
    }

    private static void Add(Dictionary<TKey, TValue> collection, TKey key, TValue value, ref CollisionGuard<TKey> guard, int start)
    {
        if (!collection.TryAdd(key, value))
        {
            Reader.ThrowRepeated(start);
        }

        guard.Add(key, start);
    }

    private static ref byte WriteFixedPairs(ref Writer writer, ref byte at, Dictionary<TKey, TValue> collection)
    {
        int count = collection.Count;
        int size = default(KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).FixedSize;
        int head = Varint.SizeOfCount(count);
        at = ref writer.RoomForMany(ref at, head, count, size);
        Varint.Write(ref at, (uint)count + 1);
        at = ref Wire.At(ref at, head);
        int left = count;
        Dictionary<TKey, TValue>.Enumerator entries = collection.GetEnumerator();
        while (entries.MoveNext())
        {
            // Room was made for the count alone.
            if (--left < 0)
            {
                break;
            }

            default(KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).WriteFixed(ref at, entries.Current);
            at = ref Wire.At(ref at, size);
        }

        if (left != 0)
        {
            Errors.ThrowCount(count, collection.GetType());
        }

        return ref at;
    }
}
