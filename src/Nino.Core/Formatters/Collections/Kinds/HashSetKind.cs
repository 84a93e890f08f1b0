using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="HashSet{T}"/>. Reading uses the default comparer, or that of the set that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct HashSetKind<T, TFormatter> : ICollectionKind<HashSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => default(TFormatter).MinSize;

    public long SizeOf(HashSet<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, HashSet<T> collection)
    {
        at = ref writer.WriteCount(ref at, collection.Count);
        foreach (T item in collection)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        return ref at;
    }

    public HashSet<T> Read(ref Reader reader, int count, HashSet<T>? existing)
    {
        existing?.Clear();
        HashSet<T> collection = existing ?? new(count);
        CollisionGuard<T> guard = CollisionGuard<T>.IsNeeded(count, reader.MaxCollisions)
            ? new(collection.EnsureCapacity(count), reader.MaxCollisions, collection.Comparer)
            : default;
        for (int i = 0; i < count; i++)
        {
            int start = reader.Position;
            T? item = default(TFormatter).Read(ref reader);
            if (!collection.Add(item!))
            {
                Reader.ThrowRepeated(start);
            }

            guard.Add(item!, start);
        }

        guard.Release();
        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<HashSet<T>, T, TFormatter>();
}
