using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary>A class that implements <see cref="ICollection{T}"/> and has a parameterless constructor (format.md §6): its elements, and nothing else that it holds.</summary>
/// <remarks>Such a class may hold itself, so each one is a level of nesting (format.md §10).</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct AnyCollectionFormatter<TCollection, T, TFormatter> : IFormatter<TCollection>, ICollectionKind<TCollection>
    where TCollection : class, ICollection<T>, new()
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<TCollection>.MinElementSize => default(TFormatter).MinSize;

    public bool TryGetSize(TCollection? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, TCollection? value)
    {
        writer.Enter();
        at = ref Enumerated<T, TFormatter>.Write(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    public TCollection? Read(ref Reader reader)
    {
        reader.Enter();
        TCollection? value = Collection<TCollection, AnyCollectionFormatter<TCollection, T, TFormatter>>.Read(ref reader);
        reader.Leave();
        return value;
    }

    public void ReadInto(ref Reader reader, ref TCollection? value)
    {
        reader.Enter();
        Collection<TCollection, AnyCollectionFormatter<TCollection, T, TFormatter>>.ReadInto(ref reader, ref value);
        reader.Leave();
    }

    public void Describe(ShapeBuilder shape) => shape.Leaf<TCollection, AnyCollectionFormatter<TCollection, T, TFormatter>>();

    TCollection ICollectionKind<TCollection>.Create(int count) => new();

    void ICollectionKind<TCollection>.Clear(TCollection collection) => collection.Clear();

    void ICollectionKind<TCollection>.ReadElements(ref Reader reader, TCollection collection, int count)
    {
        CollisionGuard<T> guard = collection is HashSet<T> table && CollisionGuard<T>.IsNeeded(count, reader.MaxCollisions)
            ? new(table.EnsureCapacity(count), reader.MaxCollisions, table.Comparer)
            : default;
        ISet<T>? set = collection as ISet<T>;
        for (int i = 0; i < count; i++)
        {
            int start = reader.Position;
            T item = default(TFormatter).Read(ref reader)!;
            if (set is null)
            {
                Taking.Add(collection, item);
            }
            else if (!set.Add(item))
            {
                Reader.ThrowRepeated(start);
            }

            guard.Add(item, start);
        }

        guard.Release();
    }
}
