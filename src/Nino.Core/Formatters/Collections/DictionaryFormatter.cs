using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary><see cref="Dictionary{TKey,TValue}"/> (format.md §6). Reading uses the default comparer, or that of the dictionary that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter> : IFormatter<Dictionary<TKey, TValue>>, ISizedFormatter
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public bool TryGetSize(Dictionary<TKey, TValue>? value, out long size) => Elements<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.TryGetSize(value?.Count ?? -1, out size);

    // A method of its own: its loop then has the registers for itself.
    [MethodImpl(MethodImplOptions.NoInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Dictionary<TKey, TValue>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (default(TKeyFormatter).FixedSize != 0 && default(TValueFormatter).FixedSize != 0)
        {
            return ref WriteFixedPairs(ref writer, ref at, value);
        }

        int count = value.Count;
        at = ref writer.WriteCount(ref at, count);

        // Disposing the enumerator does nothing, but the region that foreach makes for it would keep it in memory.
        Dictionary<TKey, TValue>.Enumerator entries = value.GetEnumerator();
        while (entries.MoveNext())
        {
            KeyValuePair<TKey, TValue> entry = entries.Current;
            at = ref default(TKeyFormatter).Write(ref writer, ref at, entry.Key);
            at = ref default(TValueFormatter).Write(ref writer, ref at, entry.Value);
        }

        // The enumerator lets entries be removed, and nothing else.
        if (value.Count != count)
        {
            Errors.ThrowChanged(value.GetType());
        }

        return ref at;
    }

    // Not through CollectionFormatter, which the first call would have to load and compile for each dictionary.
    public Dictionary<TKey, TValue>? Read(ref Reader reader)
    {
        if (!reader.TryReadCount(default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize, out int count))
        {
            return null;
        }

        int entrySize = MemorySizes.Entry + Unsafe.SizeOf<TKey>() + Unsafe.SizeOf<TValue>();
        int minSize = default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;
        if (count < Reader.Few || entrySize > Reader.PaidByByte * minSize || reader.IsDeep)
        {
            reader.ChargeCollection(count, MemorySizes.Dictionary, entrySize, minSize);
        }

        Dictionary<TKey, TValue> value = new(count);
        if (default(TKeyFormatter).FixedSize != 0 && default(TValueFormatter).FixedSize != 0)
        {
            FillFixed(ref reader, value, count);
        }
        else
        {
            Fill(ref reader, value, count);
        }

        return value;
    }

    public void ReadInto(ref Reader reader, ref Dictionary<TKey, TValue>? value) => default(CollectionFormatter<Dictionary<TKey, TValue>, Kind>).ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Map<Dictionary<TKey, TValue>, TKey, TKeyFormatter, TValue, TValueFormatter>();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static CollisionGuard<TKey> Guard(scoped ref Reader reader, Dictionary<TKey, TValue> collection, int count) =>
        CollisionGuard<TKey>.Of(ref reader, count, collection.EnsureCapacity(count), collection.Comparer);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Fill(ref Reader reader, Dictionary<TKey, TValue> collection, int count)
    {
        // Constants: a first call with few keys, or numbers, compiles nothing of the guard.
        bool isGuarded = (count > CollisionGuard<TKey>.MostFew || Unsafe.SizeOf<TKey>() >= CollisionGuard<TKey>.LargeKey) && CollisionGuard<TKey>.IsNeeded(ref reader, count);
        CollisionGuard<TKey> guard = isGuarded ? Guard(ref reader, collection, count) : default;
        for (int i = 0; i < count; i++)
        {
            int start = reader.Position;
            TKey? key = default(TKeyFormatter).Read(ref reader);
            TValue? item = default(TValueFormatter).Read(ref reader);
            if (key is null)
            {
                Reader.ThrowNullKey(start);
            }

            if (RuntimeHelpers.IsReferenceOrContainsReferences<TKey>() && CollisionGuard<TKey>.MayShare(ref reader))
            {
                guard.CheckKey(ref reader, key, collection.Comparer, count, start);
                isGuarded = true;
            }

            if (!collection.TryAdd(key, item!))
            {
                Reader.ThrowRepeated(start);
            }

            if (isGuarded)
            {
                guard.Add(ref reader, key, start);
            }
        }

        if (isGuarded)
        {
            guard.Release();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void FillFixed(ref Reader reader, Dictionary<TKey, TValue> collection, int count)
    {
        if (default(TKeyFormatter).Layout == FixedLayout.Made || default(TValueFormatter).Layout == FixedLayout.Made)
        {
            // Taken one by one: the position tells which of them code of the user refuses.
            Fill(ref reader, collection, count);
            return;
        }

        bool isGuarded = (count > CollisionGuard<TKey>.MostFew || Unsafe.SizeOf<TKey>() >= CollisionGuard<TKey>.LargeKey) && CollisionGuard<TKey>.IsNeeded(ref reader, count);
        CollisionGuard<TKey> guard = isGuarded ? Guard(ref reader, collection, count) : default;
        int keySize = default(TKeyFormatter).FixedSize;
        int size = keySize + default(TValueFormatter).FixedSize;
        ref byte source = ref reader.TakeMany(count, size);
        for (int i = 0; i < count; i++)
        {
            ref byte item = ref Wire.At(ref source, keySize);
            reader.Check(default(TKeyFormatter).IsValid(ref source) && default(TValueFormatter).IsValid(ref item));
            TKey key = default(TKeyFormatter).ReadFixed(ref source);
            if (!collection.TryAdd(key, default(TValueFormatter).ReadFixed(ref item)))
            {
                Reader.ThrowRepeated(reader.Position - ((count - i) * size));
            }

            if (isGuarded)
            {
                guard.Add(ref reader, key, reader.Position - ((count - i) * size));
            }

            source = ref Wire.At(ref source, size);
        }

        if (isGuarded)
        {
            guard.Release();
        }
    }

    private static ref byte WriteFixedPairs(ref Writer writer, ref byte at, Dictionary<TKey, TValue> collection)
    {
        int count = collection.Count;
        int keySize = default(TKeyFormatter).FixedSize;
        int size = keySize + default(TValueFormatter).FixedSize;
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

            KeyValuePair<TKey, TValue> entry = entries.Current;
            default(TKeyFormatter).WriteFixed(ref at, entry.Key);
            default(TValueFormatter).WriteFixed(ref Wire.At(ref at, keySize), entry.Value);
            at = ref Wire.At(ref at, size);
        }

        if (left != 0)
        {
            Errors.ThrowChanged(collection.GetType());
        }

        return ref at;
    }

    // Apart from the formatter, so that a first call does not load the interface.
    internal readonly struct Kind : ICollectionKind<Dictionary<TKey, TValue>>
    {
        public int MinElementSize => default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;

        public long SizeOf(Dictionary<TKey, TValue>? collection) => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.SizeOf(collection?.Count ?? -1);

        public ref byte Write(ref Writer writer, ref byte at, Dictionary<TKey, TValue> collection) => ref default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).Write(ref writer, ref at, collection);

        public Dictionary<TKey, TValue> Read(ref Reader reader, int count, Dictionary<TKey, TValue>? existing)
        {
            if (existing is not null && typeof(TKey) == typeof(string) && !Comparers.IsOfFramework(existing.Comparer))
            {
                return default(AnyDictionaryKind<Dictionary<TKey, TValue>, TKey, TValue, TKeyFormatter, TValueFormatter>).Read(ref reader, count, existing);
            }

            existing?.Clear();
            Dictionary<TKey, TValue> collection = existing ?? new(count);
            if (default(TKeyFormatter).FixedSize != 0 && default(TValueFormatter).FixedSize != 0)
            {
                FillFixed(ref reader, collection, count);
            }
            else
            {
                Fill(ref reader, collection, count);
            }

            if (existing is not null && existing.Count != count)
            {
                Errors.ThrowChangedInReading(collection.GetType());
            }

            return collection;
        }

        public void Describe(ShapeBuilder shape) => default(DictionaryFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>).Describe(shape);
    }
}
