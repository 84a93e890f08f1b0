using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="HashSet{T}"/> (format.md §6). Reading uses the default comparer, or that of the set that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct HashSetFormatter<T, TFormatter> : IFormatter<HashSet<T>>, ICollectionKind<HashSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<HashSet<T>>.MinElementSize => default(TFormatter).MinSize;

    public bool TryGetSize(HashSet<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, HashSet<T>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, value.Count);
        foreach (T item in value)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        return ref at;
    }

    public HashSet<T>? Read(ref Reader reader) => Collection<HashSet<T>, HashSetFormatter<T, TFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref HashSet<T>? value) => Collection<HashSet<T>, HashSetFormatter<T, TFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Sequence<HashSet<T>, T, TFormatter>();

    HashSet<T> ICollectionKind<HashSet<T>>.Create(int count) => new(count);

    void ICollectionKind<HashSet<T>>.Clear(HashSet<T> collection) => collection.Clear();

    void ICollectionKind<HashSet<T>>.ReadElements(ref Reader reader, HashSet<T> collection, int count)
    {
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
    }
}
