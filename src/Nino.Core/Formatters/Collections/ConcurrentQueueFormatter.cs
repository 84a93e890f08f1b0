using System.Collections.Concurrent;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ConcurrentQueue{T}"/>, head first (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentQueueFormatter<T, TFormatter> : IFormatter<ConcurrentQueue<T>>, ICollectionKind<ConcurrentQueue<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<ConcurrentQueue<T>>.MinElementSize => default(TFormatter).MinSize;

    public bool TryGetSize(ConcurrentQueue<T>? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, ConcurrentQueue<T>? value) => ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, value?.ToArray());

    public ConcurrentQueue<T>? Read(ref Reader reader) => Collection<ConcurrentQueue<T>, ConcurrentQueueFormatter<T, TFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref ConcurrentQueue<T>? value) => Collection<ConcurrentQueue<T>, ConcurrentQueueFormatter<T, TFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ConcurrentQueue<T>, T, TFormatter>();

    ConcurrentQueue<T> ICollectionKind<ConcurrentQueue<T>>.Create(int count) => new();

    void ICollectionKind<ConcurrentQueue<T>>.Clear(ConcurrentQueue<T> collection) => collection.Clear();

    void ICollectionKind<ConcurrentQueue<T>>.ReadElements(ref Reader reader, ConcurrentQueue<T> collection, int count)
    {
        for (int i = 0; i < count; i++)
        {
            collection.Enqueue(default(TFormatter).Read(ref reader)!);
        }
    }
}
