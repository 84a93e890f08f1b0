namespace Nino.Core.Formatters;

/// <summary><see cref="HashSet{T}"/>. Reading uses the default comparer, or that of the set that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct HashSetKind<T, TFormatter> : ICollectionKind<HashSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(HashSet<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, HashSet<T> collection)
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref PresenceBits.Write<T, TFormatter>(ref writer, ref at, collection);
        }

        int count = collection.Count;
        at = ref writer.WriteCount(ref at, count);
        foreach (T item in collection)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        // The enumerator lets elements be removed, and nothing else.
        if (collection.Count != count)
        {
            Errors.ThrowChanged(collection.GetType());
        }

        return ref at;
    }

    public HashSet<T> Read(ref Reader reader, int count, HashSet<T>? existing)
    {
        if (existing is not null && typeof(T) == typeof(string) && !Comparers.IsOfFramework(existing.Comparer))
        {
            return default(AnyCollectionKind<HashSet<T>, T, TFormatter>).Read(ref reader, count, existing);
        }

        existing?.Clear();
        HashSet<T> collection = existing ?? new(count);
        CollisionGuard<T> guard = CollisionGuard<T>.IsNeeded(ref reader, count)
            ? CollisionGuard<T>.Of(ref reader, count, collection.EnsureCapacity(count), collection.Comparer)
            : default;
        ElementSource<T, TFormatter> elements = new(ref reader, count);
        for (int i = 0; i < count; i++)
        {
            int start = elements.Start(ref reader);
            T? item = elements.Next(ref reader);
            if (CollisionGuard<T>.MayShare(ref reader))
            {
                guard.CheckKey(ref reader, item!, collection.Comparer, count, start);
            }

            if (!collection.Add(item!))
            {
                Reader.ThrowRepeated(start);
            }

            guard.Add(ref reader, item!, start);
        }

        guard.Release();
        if (existing is not null && existing.Count != count)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<HashSet<T>, T, TFormatter>();
}
