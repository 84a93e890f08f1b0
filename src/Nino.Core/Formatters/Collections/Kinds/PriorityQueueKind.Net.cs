namespace Nino.Core.Formatters;

/// <summary><see cref="PriorityQueue{TElement,TPriority}"/>: element, priority, in the order of its heap. Reading uses the default comparer, or that of the queue that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct PriorityQueueKind<TElement, TPriority, TElementFormatter, TPriorityFormatter> : ICollectionKind<PriorityQueue<TElement, TPriority>>
    where TElementFormatter : struct, IFormatter<TElement>
    where TPriorityFormatter : struct, IFormatter<TPriority>
{
    public int MinElementSize => default(TElementFormatter).MinSize + default(TPriorityFormatter).MinSize;

    public long SizeOf(PriorityQueue<TElement, TPriority>? collection) => Elements<(TElement, TPriority), ValueTupleFormatter<TElement, TPriority, TElementFormatter, TPriorityFormatter>>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, PriorityQueue<TElement, TPriority> collection)
    {
        at = ref writer.WriteCount(ref at, collection.Count);
        foreach ((TElement element, TPriority priority) in collection.UnorderedItems)
        {
            at = ref default(TElementFormatter).Write(ref writer, ref at, element);
            at = ref default(TPriorityFormatter).Write(ref writer, ref at, priority);
        }

        return ref at;
    }

    public PriorityQueue<TElement, TPriority> Read(ref Reader reader, int count, PriorityQueue<TElement, TPriority>? existing)
    {
        existing?.Clear();
        PriorityQueue<TElement, TPriority> collection = existing ?? new(count);

        // What was a heap is one again, element for element: none moves up.
        for (int i = 0; i < count; i++)
        {
            TElement? element = default(TElementFormatter).Read(ref reader);
            TPriority? priority = default(TPriorityFormatter).Read(ref reader);
            collection.Enqueue(element!, priority!);
        }

        if (existing is not null && existing.Count != count)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Map<PriorityQueue<TElement, TPriority>, TElement, TElementFormatter, TPriority, TPriorityFormatter>();
}
