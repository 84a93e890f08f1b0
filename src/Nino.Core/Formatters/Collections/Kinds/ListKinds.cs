using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary><see cref="LinkedList{T}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LinkedListKind<T, TFormatter> : ICollectionKind<LinkedList<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(LinkedList<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, LinkedList<T> collection)
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref PresenceBits.Write<T, TFormatter>(ref writer, ref at, collection);
        }

        int count = collection.Count;
        at = ref writer.WriteCount(ref at, count);
        int left = count;
        for (LinkedListNode<T>? node = collection.First; node is not null && left > 0; node = node.Next)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, node.Value);
            left--;
        }

        // Behind a node that was removed there is no other.
        if (left != 0 || collection.Count != count)
        {
            Errors.ThrowChanged(collection.GetType());
        }

        return ref at;
    }

    public LinkedList<T> Read(ref Reader reader, int count, LinkedList<T>? existing)
    {
        // Nodes that are there take the elements.
        LinkedList<T> collection = existing ?? new();
        LinkedListNode<T>? node = collection.First;
        int longest = Math.Max(collection.Count, count);
        ElementSource<T, TFormatter> elements = new(ref reader, count);
        for (int i = 0; i < count; i++)
        {
            T item = elements.Next(ref reader)!;
            if (node is null)
            {
                collection.AddLast(item);
                continue;
            }

            node.Value = item;
            node = node.Next;
        }

        if (collection.Count != longest)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        while (collection.Count > count)
        {
            collection.RemoveLast();
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<LinkedList<T>, T, TFormatter>();
}

/// <summary><see cref="Queue{T}"/>, head first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct QueueKind<T, TFormatter> : ICollectionKind<Queue<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(Queue<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, Queue<T> collection)
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref PresenceBits.Write<T, TFormatter>(ref writer, ref at, collection);
        }

        int count = collection.Count;
        if (Elements<T, TFormatter>.AreCopied(count))
        {
            T[] copy = Rented<T>.Take(count);
            collection.CopyTo(copy, 0);
            if (collection.Count != count)
            {
                Errors.ThrowChanged(collection.GetType());
            }

            at = ref Elements<T, TFormatter>.Write(ref writer, ref at, copy.AsSpan(0, count), isCounted: true);
            Rented<T>.Return(copy);
            return ref at;
        }

        at = ref writer.WriteCount(ref at, count);
        foreach (T item in collection)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        return ref at;
    }

    public Queue<T> Read(ref Reader reader, int count, Queue<T>? existing)
    {
        existing?.Clear();
        Queue<T> collection = existing ?? new(count);
        ElementSource<T, TFormatter> elements = new(ref reader, count);
        for (int i = 0; i < count; i++)
        {
            collection.Enqueue(elements.Next(ref reader)!);
        }

        if (collection.Count != count)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<Queue<T>, T, TFormatter>();
}

/// <summary><see cref="Stack{T}"/>, top first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct StackKind<T, TFormatter> : ICollectionKind<Stack<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    /// <summary>Whether memory is the wire form but for the order of the elements.</summary>
    private static bool MovesReversed => default(TFormatter).FixedSize != 0 && default(TFormatter).Layout is FixedLayout.Raw or FixedLayout.RawChecked && StackElements<T>.AreReversed;

    public long SizeOf(Stack<T>? collection) => Elements<T, TFormatter>.SizeOf(collection?.Count ?? -1);

    public ref byte Write(ref Writer writer, ref byte at, Stack<T> collection)
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref PresenceBits.Write<T, TFormatter>(ref writer, ref at, collection);
        }

        int count = collection.Count;
        if (MovesReversed)
        {
            at = ref writer.WriteCount(ref at, count);
            at = ref writer.RoomForMany(ref at, 0, count, default(TFormatter).FixedSize);
            StackElements<T>.CopyTo(collection, ref at, count);
            BooleanRun.Clean<TFormatter>(ref at, count);
            return ref Wire.At(ref at, count * default(TFormatter).FixedSize);
        }

        if (Elements<T, TFormatter>.AreCopied(count))
        {
            T[] copy = Rented<T>.Take(count);
            StackElements<T>.CopyTo(collection, copy);
            if (collection.Count != count)
            {
                Errors.ThrowChanged(collection.GetType());
            }

            at = ref Elements<T, TFormatter>.Write(ref writer, ref at, copy.AsSpan(0, count), isCounted: true);
            Rented<T>.Return(copy);
            return ref at;
        }

        at = ref writer.WriteCount(ref at, count);
        foreach (T item in collection)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        return ref at;
    }

    public Stack<T> Read(ref Reader reader, int count, Stack<T>? existing)
    {
        existing?.Clear();
        if (MovesReversed)
        {
            ref byte source = ref reader.TakeMany(count, default(TFormatter).FixedSize);
            reader.Check(default(TFormatter).Layout == FixedLayout.Raw || ElementReader.AreValid<T, TFormatter>(ref source, count));
            Stack<T> stack = existing ?? new(count);
            StackElements<T>.Fill(stack, ref source, count);
            return stack;
        }

        // The top comes first and is pushed last, so the elements wait in another array.
        T[] waiting = Rented<T>.Take(count);
        Span<T> elements = waiting.AsSpan(0, count);
        if (default(TFormatter).FixedSize == 0)
        {
            elements.Clear();
        }

        ElementReader.Read<T, TFormatter>(ref reader, elements);
        elements.Reverse();
        Stack<T> collection = existing ?? new(count);
        if (collection.Count != 0)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        StackElements<T>.Fill(collection, elements);
        Rented<T>.Return(waiting);
        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<Stack<T>, T, TFormatter>();
}
