using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Elements of a collection that are nullable values of fixed size or compact numbers: bits that tell which are present, then those (format.md §6).</summary>
internal static class PresenceBits
{
    /// <summary>The least number of bytes that an element takes; 0 where it takes a bit.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MinElementSize<T, TFormatter>()
        where TFormatter : struct, IFormatter<T> => AreUsed<T, TFormatter>() ? 0 : default(TFormatter).MinSize;

    /// <summary>Whether elements in this form stand behind presence bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool AreUsed<T, TFormatter>()
        where TFormatter : struct, IFormatter<T> => OptionalForm<TFormatter>.Is && default(TFormatter).PresentSize != 0;

    /// <summary>How many bytes the bits of so many elements take.</summary>
    public static int Size(int count) => (int)(((uint)count + 7) / 8);

    /// <summary>Writes a collection whose elements stand behind presence bits and not one after another in memory.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref byte Write<T, TFormatter>(ref Writer writer, ref byte at, IEnumerable<T> elements)
        where TFormatter : struct, IFormatter<T> => ref default(ListFormatter<T, TFormatter>).Write(ref writer, ref at, new List<T>(elements));

    /// <summary>Takes the bits of elements, and tells how many are present. Unused bits that are set are an error.</summary>
    public static ref byte TakeAndCount(ref Reader reader, int count, out int present)
    {
        ref byte bits = ref Take(ref reader, count);
        present = CountSet(ref bits, Size(count));
        return ref bits;
    }

    /// <summary>The same; an error where the bytes that are left cannot hold what is present.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="count">How many elements there are.</param>
    /// <param name="size">The least number of bytes of one that is present.</param>
    /// <param name="present">How many are present.</param>
    public static ref byte TakeAndCheck(ref Reader reader, int count, int size, out int present)
    {
        ref byte bits = ref TakeAndCount(ref reader, count, out present);
        Reader check = reader;
        check.TakeMany(present, size);
        return ref bits;
    }

    /// <summary>Takes the bits of elements. Unused bits that are set are an error.</summary>
    public static ref byte Take(ref Reader reader, int count)
    {
        int size = Size(count);
        if ((count & 7) != 0 && reader.Remaining >= size && Wire.At(ref reader.Current, size - 1) >> (count & 7) != 0)
        {
            reader.ThrowInvalid("Unused presence bits are set.");
        }

        return ref reader.Take(size);
    }

    /// <summary>Whether an element is present.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsSet(ref byte bits, int index) => ((Wire.At(ref bits, index >> 3) >> (index & 7)) & 1) != 0;

    /// <summary>Notes that an element is present.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Set(ref byte bits, int index) => Wire.At(ref bits, index >> 3) |= (byte)(1 << (index & 7));

    /// <summary>How many bits are set.</summary>
    public static int CountSet(ref byte bits, int size)
    {
        int set = 0;
        int i = 0;
        for (; i <= size - sizeof(ulong); i += sizeof(ulong))
        {
            set += BitCount.Of(Unsafe.ReadUnaligned<ulong>(ref Wire.At(ref bits, i)));
        }

        for (; i < size; i++)
        {
            set += BitCount.Of(Wire.At(ref bits, i));
        }

        return set;
    }
}
