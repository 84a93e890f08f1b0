namespace Nino.Core.Formatters;

/// <summary>The elements of a list, through the span over them.</summary>
internal static class ListAccess
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Write<T, TFormatter>(ref Writer writer, ref byte at, List<T> list)
        where TFormatter : struct, IFormatter<T>
    {
        Span<T> elements = CollectionsMarshal.AsSpan(list);
        at = ref Elements<T, TFormatter>.Write(ref writer, ref at, ref MemoryMarshal.GetReference(elements), elements.Length, isCounted: true);
        if (default(TFormatter).FixedSize == 0 && list.Count != elements.Length)
        {
            Errors.ThrowChanged(list.GetType());
        }

        return ref at;
    }
}
