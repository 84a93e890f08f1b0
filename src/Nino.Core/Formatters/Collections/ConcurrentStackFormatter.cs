using System.Collections.Concurrent;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ConcurrentStack{T}"/>, top first (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentStackFormatter<T, TFormatter> : IFormatter<ConcurrentStack<T>>, ICollectionKind<ConcurrentStack<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<ConcurrentStack<T>>.MinElementSize => default(TFormatter).MinSize;

    public bool TryGetSize(ConcurrentStack<T>? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, ConcurrentStack<T>? value) => ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, value?.ToArray());

    public ConcurrentStack<T>? Read(ref Reader reader) => Collection<ConcurrentStack<T>, ConcurrentStackFormatter<T, TFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref ConcurrentStack<T>? value) => Collection<ConcurrentStack<T>, ConcurrentStackFormatter<T, TFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ConcurrentStack<T>, T, TFormatter>();

    ConcurrentStack<T> ICollectionKind<ConcurrentStack<T>>.Create(int count) => new();

    void ICollectionKind<ConcurrentStack<T>>.Clear(ConcurrentStack<T> collection) => collection.Clear();

    void ICollectionKind<ConcurrentStack<T>>.ReadElements(ref Reader reader, ConcurrentStack<T> collection, int count)
    {
        if (count > 0)
        {
            collection.PushRange(Reversed<T, TFormatter>.Read(ref reader, count));
        }
    }
}
