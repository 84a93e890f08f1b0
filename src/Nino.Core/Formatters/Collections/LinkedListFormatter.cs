using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="LinkedList{T}"/> (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LinkedListFormatter<T, TFormatter> : IFormatter<LinkedList<T>>, ICollectionKind<LinkedList<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<LinkedList<T>>.MinElementSize => default(TFormatter).MinSize;

    public bool TryGetSize(LinkedList<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, LinkedList<T>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, value.Count);
        for (LinkedListNode<T>? node = value.First; node is not null; node = node.Next)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, node.Value);
        }

        return ref at;
    }

    public LinkedList<T>? Read(ref Reader reader) => Collection<LinkedList<T>, LinkedListFormatter<T, TFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref LinkedList<T>? value) => Collection<LinkedList<T>, LinkedListFormatter<T, TFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Sequence<LinkedList<T>, T, TFormatter>();

    LinkedList<T> ICollectionKind<LinkedList<T>>.Create(int count) => new();

    void ICollectionKind<LinkedList<T>>.Clear(LinkedList<T> collection) => collection.Clear();

    void ICollectionKind<LinkedList<T>>.ReadElements(ref Reader reader, LinkedList<T> collection, int count)
    {
        for (int i = 0; i < count; i++)
        {
            collection.AddLast(default(TFormatter).Read(ref reader)!);
        }
    }
}
