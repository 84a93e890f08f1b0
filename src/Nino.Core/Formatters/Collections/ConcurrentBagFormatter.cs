using System.Collections.Concurrent;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ConcurrentBag{T}"/>, in its own order, which is newest first for a bag that one thread filled (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentBagFormatter<T, TFormatter> : IFormatter<ConcurrentBag<T>>, ICollectionKind<ConcurrentBag<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<ConcurrentBag<T>>.MinElementSize => default(TFormatter).MinSize;

    public bool TryGetSize(ConcurrentBag<T>? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, ConcurrentBag<T>? value) => ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, value?.ToArray());

    public ConcurrentBag<T>? Read(ref Reader reader) => Collection<ConcurrentBag<T>, ConcurrentBagFormatter<T, TFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref ConcurrentBag<T>? value) => Collection<ConcurrentBag<T>, ConcurrentBagFormatter<T, TFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ConcurrentBag<T>, T, TFormatter>();

    ConcurrentBag<T> ICollectionKind<ConcurrentBag<T>>.Create(int count) => new();

    void ICollectionKind<ConcurrentBag<T>>.Clear(ConcurrentBag<T> collection) => collection.Clear();

    void ICollectionKind<ConcurrentBag<T>>.ReadElements(ref Reader reader, ConcurrentBag<T> collection, int count)
    {
        foreach (T item in Reversed<T, TFormatter>.Read(ref reader, count))
        {
            collection.Add(item);
        }
    }
}
