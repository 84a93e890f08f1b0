namespace Nino.Core.Formatters;

/// <summary>Narrows and widens integers in the byte order of the machine. The caller has checked that both runs hold all elements.</summary>
/// <remarks>All is inlined, so that the size of the elements is a constant in its loops.</remarks>
internal static class Packing
{
    /// <summary>The bits that are set in any element; of signed ones those that differ from the sign.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Combine(ref byte source, int count, int size, bool signed)
    {
        int done = PackingVectors.Combine(ref source, count, size, signed, out ulong bits);
        for (; done < count; done++)
        {
            ulong value = CompactNumbers.Load(ref At(ref source, done, size), size, signed);
            bits |= signed ? value ^ (ulong)((long)value >> 63) : value;
        }

        return bits;
    }

    /// <summary>The bytes that hold each element whose bits <see cref="Combine"/> told.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WidthOf(ulong combined, bool signed)
    {
        int spare = signed ? 1 : 0;
        return combined >> (8 - spare) == 0 ? 1 : combined >> (16 - spare) == 0 ? 2 : combined >> (32 - spare) == 0 ? 4 : 8;
    }

    /// <summary>The bytes that hold each signed integer of a range.</summary>
    public static int WidthOf(long least, long greatest) => WidthOf((ulong)((least ^ (least >> 63)) | (greatest ^ (greatest >> 63))), signed: true);

    /// <summary>Copies the low <paramref name="width"/> bytes of each element.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Narrow(ref byte source, ref byte destination, int count, int size, int width)
    {
        if (size == width)
        {
            Unsafe.CopyBlockUnaligned(ref destination, ref source, (uint)count * (uint)size);
            return;
        }

        for (int i = PackingVectors.Narrow(ref source, ref destination, count, size, width); i < count; i++)
        {
            CompactNumbers.Store(ref At(ref destination, i, width), width, CompactNumbers.Load(ref At(ref source, i, size), size, signed: false));
        }
    }

    /// <summary>Extends elements of <paramref name="width"/> bytes to <paramref name="size"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Widen(ref byte source, ref byte destination, int count, int width, int size, bool signed)
    {
        if (size == width)
        {
            Unsafe.CopyBlockUnaligned(ref destination, ref source, (uint)count * (uint)size);
            return;
        }

        for (int i = PackingVectors.Widen(ref source, ref destination, count, width, size, signed); i < count; i++)
        {
            CompactNumbers.Store(ref At(ref destination, i, size), size, CompactNumbers.Load(ref At(ref source, i, width), width, signed));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte At(ref byte start, int index, int size) => ref Unsafe.Add(ref start, (nint)index * size);
}
