using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>What the compact forms share.</summary>
internal static class CompactNumbers
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong ZigZag(long value) => (ulong)((value << 1) ^ (value >> 63));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long UnZigZag(ulong value) => (long)(value >> 1) ^ -(long)(value & 1);

    /// <summary>An integer of 1, 2, 4 or 8 bytes in the byte order of the machine, extended to 64 bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Load(ref byte source, int size, bool signed) => size switch
    {
        1 => signed ? (ulong)(sbyte)source : source,
        2 => signed ? (ulong)Unsafe.ReadUnaligned<short>(ref source) : Unsafe.ReadUnaligned<ushort>(ref source),
        4 => signed ? (ulong)Unsafe.ReadUnaligned<int>(ref source) : Unsafe.ReadUnaligned<uint>(ref source),
        _ => Unsafe.ReadUnaligned<ulong>(ref source),
    };

    /// <summary>Stores the low 1, 2, 4 or 8 bytes in the byte order of the machine.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Store(ref byte destination, int size, ulong value)
    {
        switch (size)
        {
            case 1:
                destination = (byte)value;
                break;
            case 2:
                Unsafe.WriteUnaligned(ref destination, (ushort)value);
                break;
            case 4:
                Unsafe.WriteUnaligned(ref destination, (uint)value);
                break;
            default:
                Unsafe.WriteUnaligned(ref destination, value);
                break;
        }
    }

    /// <summary>The bytes that a number takes without leading zeros; none for zero.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int SizeOf(ulong value) => value == 0 ? 0 : (BitCount.Log2(value) / 8) + 1;

    /// <summary>Writes a head and the <paramref name="size"/> low bytes of a number, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Write(ref Writer writer, ref byte at, int head, ulong value, int size)
    {
        if (!writer.HasRoom(ref at, 1 + sizeof(ulong)))
        {
            return ref WriteAtEnd(ref writer, ref at, head, value, size);
        }

        at = (byte)head;
        Wire.Write(ref Wire.At(ref at, 1), value);
        return ref Wire.At(ref at, 1 + size);
    }

    /// <summary>Reads a number of <paramref name="size"/> bytes, 8 at most.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Read(ref Reader reader, int size)
    {
        if (reader.Remaining < sizeof(ulong))
        {
            return Wire.ReadBytes(ref reader.Take(size), size);
        }

        ulong value = Wire.Read<ulong>(ref reader.Take(size));
        return size == sizeof(ulong) ? value : value & ((1ul << (8 * size)) - 1);
    }

    private static ref byte WriteAtEnd(ref Writer writer, ref byte at, int head, ulong value, int size)
    {
        at = ref writer.Room(ref at, 1 + size);
        at = (byte)head;
        return ref WriteBytes(ref Wire.At(ref at, 1), value, size);
    }

    /// <summary>Writes the <paramref name="size"/> low bytes of a number, little-endian, where there is room for no more.</summary>
    public static ref byte WriteBytes(ref byte at, ulong value, int size)
    {
        for (int i = 0; i < size; i++, value >>= 8)
        {
            Wire.At(ref at, i) = (byte)value;
        }

        return ref Wire.At(ref at, size);
    }
}
