using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="Queue{T}"/>, head first (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct QueueFormatter<T, TFormatter> : IFormatter<Queue<T>>, ICollectionKind<Queue<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<Queue<T>>.MinElementSize => default(TFormatter).MinSize;

    public bool TryGetSize(Queue<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, Queue<T>? value)
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

    public Queue<T>? Read(ref Reader reader) => Collection<Queue<T>, QueueFormatter<T, TFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref Queue<T>? value) => Collection<Queue<T>, QueueFormatter<T, TFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Sequence<Queue<T>, T, TFormatter>();

    Queue<T> ICollectionKind<Queue<T>>.Create(int count) => new(count);

    void ICollectionKind<Queue<T>>.Clear(Queue<T> collection) => collection.Clear();

    void ICollectionKind<Queue<T>>.ReadElements(ref Reader reader, Queue<T> collection, int count)
    {
        for (int i = 0; i < count; i++)
        {
            collection.Enqueue(default(TFormatter).Read(ref reader)!);
        }
    }
}
