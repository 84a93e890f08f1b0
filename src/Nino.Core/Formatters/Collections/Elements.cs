using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Writes runs of elements in contiguous memory: the loops that all list-like formatters share. <see cref="ElementReader"/> reads them.</summary>
internal static class Elements<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>The size of a collection with its head, where all elements are fixed-size; a count of −1 is null.</summary>
    public static bool TryGetSize(int count, out long size)
    {
        size = Varint.Size((uint)(count + 1)) + ((long)Math.Max(count, 0) * default(TFormatter).FixedSize);
        return default(TFormatter).FixedSize != 0;
    }

    /// <summary>The size of a collection with its head, or −1 where its elements are not fixed-size; a count of −1 is null.</summary>
    public static long SizeOf(int count) => TryGetSize(count, out long size) ? size : -1;

    /// <summary>Whether it pays to copy the elements of a collection into an array, from which they are written together.</summary>
    public static bool AreCopied(int count) =>
        count >= ElementReader.Many && default(TFormatter).FixedSize != 0 && default(TFormatter).Layout != FixedLayout.Made && Rented<T>.IsKept(count);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Write(ref Writer writer, ref byte at, scoped ReadOnlySpan<T> elements, bool isCounted) => ref Write(ref writer, ref at, ref MemoryMarshal.GetReference(elements), elements.Length, isCounted);

    /// <summary>Writes elements, and returns the place behind them.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="at">Where the next byte belongs.</param>
    /// <param name="first">The first element. No span: the first call would compile the conversions between spans for each type.</param>
    /// <param name="count">The number of elements.</param>
    /// <param name="isCounted">Whether a collection head stands before them.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Write(ref Writer writer, ref byte at, scoped ref T first, int count, bool isCounted)
    {
        int size = default(TFormatter).FixedSize;
        int head = isCounted ? Varint.SizeOfCount(count) : 0;
        at = ref writer.RoomForMany(ref at, head, count, size);
        if (isCounted)
        {
            Varint.Write(ref at, (uint)count + 1);
            at = ref Wire.At(ref at, head);
        }

        if (size == 0)
        {
            if (PresenceBits.AreUsed<T, TFormatter>())
            {
                return ref default(TFormatter).WriteElements(ref writer, ref at, ref first, count);
            }

            return ref WriteEach(ref writer, ref at, ref first, count);
        }

        if (default(TFormatter).Layout is FixedLayout.Packed or FixedLayout.Made)
        {
            WritePacked(ref at, ref first, count);
        }
        else if (typeof(TFormatter) == typeof(BooleanFormatter))
        {
            BooleanRun.Copy(ref Unsafe.As<T, byte>(ref first), ref at, count);
        }
        else
        {
            Unsafe.CopyBlockUnaligned(ref at, ref Unsafe.As<T, byte>(ref first), (uint)count * (uint)size);
        }

        return ref Wire.At(ref at, count * size);
    }

    /// <summary>Writes the count and the elements of a collection that is enumerated; presence bits before those that have some.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Write<TItems>(ref Writer writer, ref byte at, IEnumerable<T> collection, int count, TItems items)
        where TItems : IEnumerator<T>
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref PresenceBits.Write<T, TFormatter>(ref writer, ref at, collection);
        }

        at = ref writer.WriteCount(ref at, count);
        while (items.MoveNext())
        {
            at = ref default(TFormatter).Write(ref writer, ref at, items.Current);
        }

        items.Dispose();
        return ref at;
    }

    // Apart, so that the first call of a type that is not packed does not load the class of those that are.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WritePacked(ref byte at, scoped ref T first, int count) => StructRun<T, TFormatter>.Write(ref at, ref first, count);

    // A method of its own: its loop then has the registers for itself.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteEach(ref Writer writer, ref byte at, scoped ref T first, int count)
    {
        ref T end = ref Unsafe.Add(ref first, count);
        while (Unsafe.IsAddressLessThan(ref first, ref end))
        {
            at = ref default(TFormatter).Write(ref writer, ref at, first);
            first = ref Unsafe.Add(ref first, 1);
        }

        return ref at;
    }
}
