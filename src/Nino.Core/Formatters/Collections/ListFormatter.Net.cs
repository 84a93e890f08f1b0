namespace Nino.Core.Formatters;

/// <remarks>Roots, through the span over the elements.</remarks>
public readonly partial struct ListFormatter<T, TFormatter> : IRootFormatter
{
    bool IRootFormatter.HasFixedElements => RootElements.AreUsed<T, TFormatter>();

    // The binding is that of lists of T.
    byte[]? IRootFormatter.Serialize(object? value)
    {
        if (value is null)
        {
            return null;
        }

        Span<T> elements = CollectionsMarshal.AsSpan(Unsafe.As<List<T>>(value));
        return RootElements.Serialize<T, TFormatter>(ref MemoryMarshal.GetReference(elements), elements.Length);
    }

    int IRootFormatter.Serialize(object? value, Span<byte> destination)
    {
        if (value is null)
        {
            return 0;
        }

        Span<T> elements = CollectionsMarshal.AsSpan(Unsafe.As<List<T>>(value));
        return RootElements.Serialize<T, TFormatter>(ref MemoryMarshal.GetReference(elements), elements.Length, destination);
    }

    object? IRootFormatter.TryDeserialize(ReadOnlySpan<byte> bytes)
    {
        if (!RootElements.TryReadHead<T, TFormatter>(bytes, out int count, out int headSize))
        {
            return null;
        }

        List<T> list = new(count);
        return TryFill(bytes, headSize, list, count) ? list : null;
    }

    bool IRootFormatter.TryDeserializeInto(ReadOnlySpan<byte> bytes, object existing) =>
        existing.GetType() == typeof(List<T>) && RootElements.TryReadHead<T, TFormatter>(bytes, out int count, out int headSize) && TryFill(bytes, headSize, Unsafe.As<List<T>>(existing), count);

    private static bool TryFill(ReadOnlySpan<byte> bytes, int headSize, List<T> list, int count)
    {
        CollectionsMarshal.SetCount(list, count);
        Span<T> elements = CollectionsMarshal.AsSpan(list);
        return default(TFormatter).FixedSize != 0 && default(TFormatter).Layout == FixedLayout.Packed
            ? TryReadPacked(bytes, headSize, elements)
            : RootElements.TryRead<T, TFormatter>(bytes, headSize, ref MemoryMarshal.GetReference(elements), count);
    }

    // Not inlined: behind what makes room in the list, checks and reads of each element would be calls.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool TryReadPacked(ReadOnlySpan<byte> bytes, int headSize, Span<T> elements) =>
        RootElements.TryRead<T, TFormatter>(bytes, headSize, ref MemoryMarshal.GetReference(elements), elements.Length);
}
