using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="SortedSet{T}"/>, in its order (format.md §6). Reading uses the default comparer, or that of the set that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SortedSetFormatter<T, TFormatter> : IFormatter<SortedSet<T>>, ICollectionKind<SortedSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<SortedSet<T>>.MinElementSize => default(TFormatter).MinSize;

    public bool TryGetSize(SortedSet<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, SortedSet<T>? value)
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

    public SortedSet<T>? Read(ref Reader reader) => Collection<SortedSet<T>, SortedSetFormatter<T, TFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref SortedSet<T>? value) => Collection<SortedSet<T>, SortedSetFormatter<T, TFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Sequence<SortedSet<T>, T, TFormatter>();

    SortedSet<T> ICollectionKind<SortedSet<T>>.Create(int count) => new();

    void ICollectionKind<SortedSet<T>>.Clear(SortedSet<T> collection) => collection.Clear();

    void ICollectionKind<SortedSet<T>>.ReadElements(ref Reader reader, SortedSet<T> collection, int count)
    {
        for (int i = 0; i < count; i++)
        {
            int start = reader.Position;
            if (!collection.Add(default(TFormatter).Read(ref reader)!))
            {
                Reader.ThrowRepeated(start);
            }
        }
    }
}
