namespace Nino.Core.Formatters;

public static partial class ListReader
{
    /// <summary>Fills an empty list of sufficient capacity, through the span over its elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Fill<T, TFormatter>(ref Reader reader, List<T> list, int count)
        where TFormatter : struct, IFormatter<T>
    {
        CollectionsMarshal.SetCount(list, count);
        ElementReader.Read<T, TFormatter>(ref reader, ref MemoryMarshal.GetReference(CollectionsMarshal.AsSpan(list)), count);
    }

    /// <summary>Fills a list, reusing its elements.</summary>
    internal static void Refill<T, TFormatter>(ref Reader reader, List<T> list, int count)
        where TFormatter : struct, IFormatter<T>
    {
        int reused = default(TFormatter).FixedSize == 0 && !PresenceBits.AreUsed<T, TFormatter>() ? Math.Min(list.Count, count) : count;
        CollectionsMarshal.SetCount(list, count);
        Span<T> elements = CollectionsMarshal.AsSpan(list);
        ElementReader.ReadInto<T, TFormatter>(ref reader, elements[..reused]);
        if (reused < count)
        {
            // Of structs without references the list still holds those that were removed.
            elements[reused..].Clear();
            ElementReader.Read<T, TFormatter>(ref reader, elements[reused..]);
        }

        if (list.Count != count)
        {
            Errors.ThrowChangedInReading(list.GetType());
        }
    }
}
