using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="PriorityQueue{TElement,TPriority}"/>: element, priority, in the order of its heap (format.md §6). Reading uses the default comparer, or that of the queue that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct PriorityQueueFormatter<TElement, TPriority, TElementFormatter, TPriorityFormatter> : IFormatter<PriorityQueue<TElement, TPriority>>, ICollectionKind<PriorityQueue<TElement, TPriority>>
    where TElementFormatter : struct, IFormatter<TElement>
    where TPriorityFormatter : struct, IFormatter<TPriority>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<PriorityQueue<TElement, TPriority>>.MinElementSize => default(TElementFormatter).MinSize + default(TPriorityFormatter).MinSize;

    public bool TryGetSize(PriorityQueue<TElement, TPriority>? value, out long size) => Elements<(TElement, TPriority), ValueTupleFormatter<TElement, TPriority, TElementFormatter, TPriorityFormatter>>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, PriorityQueue<TElement, TPriority>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, value.Count);
        foreach ((TElement element, TPriority priority) in value.UnorderedItems)
        {
            at = ref default(TElementFormatter).Write(ref writer, ref at, element);
            at = ref default(TPriorityFormatter).Write(ref writer, ref at, priority);
        }

        return ref at;
    }

    public PriorityQueue<TElement, TPriority>? Read(ref Reader reader) => Collection<PriorityQueue<TElement, TPriority>, PriorityQueueFormatter<TElement, TPriority, TElementFormatter, TPriorityFormatter>>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref PriorityQueue<TElement, TPriority>? value) => Collection<PriorityQueue<TElement, TPriority>, PriorityQueueFormatter<TElement, TPriority, TElementFormatter, TPriorityFormatter>>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Map<PriorityQueue<TElement, TPriority>, TElement, TElementFormatter, TPriority, TPriorityFormatter>();

    PriorityQueue<TElement, TPriority> ICollectionKind<PriorityQueue<TElement, TPriority>>.Create(int count) => new(count);

    void ICollectionKind<PriorityQueue<TElement, TPriority>>.Clear(PriorityQueue<TElement, TPriority> collection) => collection.Clear();

    void ICollectionKind<PriorityQueue<TElement, TPriority>>.ReadElements(ref Reader reader, PriorityQueue<TElement, TPriority> collection, int count)
    {
        // What was a heap is one again, element for element: none moves up.
        for (int i = 0; i < count; i++)
        {
            TElement? element = default(TElementFormatter).Read(ref reader);
            TPriority? priority = default(TPriorityFormatter).Read(ref reader);
            collection.Enqueue(element!, priority!);
        }
    }
}
