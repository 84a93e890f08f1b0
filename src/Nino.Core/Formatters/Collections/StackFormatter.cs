using System;
using System.Buffers;
using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="Stack{T}"/>, top first (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct StackFormatter<T, TFormatter> : IFormatter<Stack<T>>, ICollectionKind<Stack<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<Stack<T>>.MinElementSize => default(TFormatter).MinSize;

    public bool TryGetSize(Stack<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, Stack<T>? value)
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

    public Stack<T>? Read(ref Reader reader) => Collection<Stack<T>, StackFormatter<T, TFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref Stack<T>? value) => Collection<Stack<T>, StackFormatter<T, TFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Sequence<Stack<T>, T, TFormatter>();

    Stack<T> ICollectionKind<Stack<T>>.Create(int count) => new(count);

    void ICollectionKind<Stack<T>>.Clear(Stack<T> collection) => collection.Clear();

    void ICollectionKind<Stack<T>>.ReadElements(ref Reader reader, Stack<T> collection, int count)
    {
        // The top comes first and is pushed last, so the elements wait in a rented array.
        T[] waiting = ArrayPool<T>.Shared.Rent(count);
        Span<T> elements = waiting.AsSpan(0, count);
        elements.Clear();
        ElementReader.Read<T, TFormatter>(ref reader, elements);
        for (int i = count - 1; i >= 0; i--)
        {
            collection.Push(elements[i]);
        }

        ArrayPool<T>.Shared.Return(waiting, clearArray: true);
    }
}
