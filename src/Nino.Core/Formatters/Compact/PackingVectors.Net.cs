using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

/// <summary>Narrows and widens integers by vectors, and tells how many these were.</summary>
internal static class PackingVectors
{
    private static bool IsUsable => Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian;

    /// <summary>All elements or, where they do not fill a vector, none.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Combine(ref byte source, int count, int size, bool signed, out ulong bits)
    {
        if (IsUsable && Vector512.IsHardwareAccelerated && count >= Vector512<byte>.Count / size)
        {
            bits = Fold(Combine512(ref source, count, size, signed), size);
            return count;
        }

        if (IsUsable && count >= Vector256<byte>.Count / size)
        {
            bits = Fold(Combine256(ref source, count, size, signed), size);
            return count;
        }

        bits = 0;
        return 0;
    }

    /// <summary>All elements or, where they do not fill a vector, none.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Narrow(ref byte source, ref byte destination, int count, int size, int width)
    {
        bool isWide = Avx512BW.IsSupported && count >= Vector512<byte>.Count / size;

        // A vector of what is written comes from two, four or eight of what is read.
        int step = isWide ? Vector512<byte>.Count / size : Vector128<byte>.Count / width;
        if (!IsUsable || count < step)
        {
            return IsUsable ? NarrowFew(ref source, ref destination, count, size, width) : 0;
        }

        // The last ones end where the elements do, and may repeat some.
        for (int done = 0; done < count; done += step)
        {
            int first = Math.Min(done, count - step);
            ref byte from = ref Packing.At(ref source, first, size);
            ref byte to = ref Packing.At(ref destination, first, width);
            if (isWide)
            {
                Narrow512(ref from, ref to, size, width);
            }
            else
            {
                Narrow128(ref from, ref to, size, width);
            }
        }

        return count;
    }

    /// <summary>All elements or, where they do not fill a vector, none. The width is a constant in each loop.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Widen(ref byte source, ref byte destination, int count, int width, int size, bool signed) =>
        size == 2 || width == 1 ? WidenFrom(ref source, ref destination, count, 1, size, signed)
        : size == 4 || width == 2 ? WidenFrom(ref source, ref destination, count, 2, size, signed)
        : WidenFrom(ref source, ref destination, count, 4, size, signed);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WidenFrom(ref byte source, ref byte destination, int count, int width, int size, bool signed)
    {
        bool isWide = Avx512BW.IsSupported && count >= Vector512<byte>.Count / size;
        int step = isWide ? Vector512<byte>.Count / size : Vector128<byte>.Count / size;
        if (!IsUsable || count < step)
        {
            return 0;
        }

        // The last ones end where the elements do, and may repeat some.
        for (int done = 0; done < count; done += step)
        {
            int first = Math.Min(done, count - step);
            ref byte from = ref Packing.At(ref source, first, width);
            ref byte to = ref Packing.At(ref destination, first, size);
            if (isWide)
            {
                Unsafe.WriteUnaligned(ref to, Widen512(ref from, width, size, signed));
            }
            else
            {
                Unsafe.WriteUnaligned(ref to, Widen128(ref from, width, size, signed));
            }
        }

        return count;
    }

    /// <summary>As many elements as fill a vector, whose width doubles until it is theirs.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Widen128(ref byte source, int width, int size, bool signed)
    {
        Vector128<byte> values = Vector128.CreateScalarUnsafe(CompactNumbers.Load(ref source, Vector128<byte>.Count / size * width, signed: false)).AsByte();
        if (width == 1)
        {
            values = signed ? Vector128.WidenLower(values.AsSByte()).AsByte() : Vector128.WidenLower(values).AsByte();
        }

        if (width <= 2 && size >= 4)
        {
            values = signed ? Vector128.WidenLower(values.AsInt16()).AsByte() : Vector128.WidenLower(values.AsUInt16()).AsByte();
        }

        if (size == 8)
        {
            values = signed ? Vector128.WidenLower(values.AsInt32()).AsByte() : Vector128.WidenLower(values.AsUInt32()).AsByte();
        }

        return values;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<byte> Widen512(ref byte source, int width, int size, bool signed)
    {
        Vector256<byte> values = (size / width) switch
        {
            2 => Unsafe.ReadUnaligned<Vector256<byte>>(ref source),
            4 => Load<byte>(ref source, 0).ToVector256Unsafe(),
            _ => Vector256.CreateScalarUnsafe(Unsafe.ReadUnaligned<ulong>(ref source)).AsByte(),
        };
        Vector128<byte> lower = values.GetLower();
        return (size, width, signed) switch
        {
            (2, _, true) => Avx512BW.ConvertToVector512Int16(values.AsSByte()).AsByte(),
            (2, _, false) => Avx512BW.ConvertToVector512UInt16(values).AsByte(),
            (4, 1, true) => Avx512F.ConvertToVector512Int32(lower.AsSByte()).AsByte(),
            (4, 1, false) => Avx512F.ConvertToVector512UInt32(lower).AsByte(),
            (4, _, true) => Avx512F.ConvertToVector512Int32(values.AsInt16()).AsByte(),
            (4, _, false) => Avx512F.ConvertToVector512UInt32(values.AsUInt16()).AsByte(),
            (_, 1, true) => Avx512F.ConvertToVector512Int64(lower.AsSByte()).AsByte(),
            (_, 1, false) => Avx512F.ConvertToVector512UInt64(lower).AsByte(),
            (_, 2, true) => Avx512F.ConvertToVector512Int64(lower.AsInt16()).AsByte(),
            (_, 2, false) => Avx512F.ConvertToVector512UInt64(lower.AsUInt16()).AsByte(),
            (_, _, true) => Avx512F.ConvertToVector512Int64(values.AsInt32()).AsByte(),
            (_, _, false) => Avx512F.ConvertToVector512UInt64(values.AsUInt32()).AsByte(),
        };
    }

    /// <summary>The bits that are set in any element, of each place in a vector.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Combine512(ref byte source, int count, int size, bool signed)
    {
        int step = Vector512<byte>.Count / size;
        Vector512<byte> combined = default;
        for (int done = 0; done < count; done += step)
        {
            Vector512<byte> next = Unsafe.ReadUnaligned<Vector512<byte>>(ref Packing.At(ref source, Math.Min(done, count - step), size));
            combined |= !signed ? next : size switch
            {
                2 => next ^ (next.AsInt16() >> 15).AsByte(),
                4 => next ^ (next.AsInt32() >> 31).AsByte(),
                _ => next ^ (next.AsInt64() >> 63).AsByte(),
            };
        }

        return combined.GetLower() | combined.GetUpper();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Combine256(ref byte source, int count, int size, bool signed)
    {
        int step = Vector256<byte>.Count / size;
        Vector256<byte> combined = default;
        for (int done = 0; done < count; done += step)
        {
            Vector256<byte> next = Unsafe.ReadUnaligned<Vector256<byte>>(ref Packing.At(ref source, Math.Min(done, count - step), size));
            combined |= !signed ? next : size switch
            {
                2 => next ^ (next.AsInt16() >> 15).AsByte(),
                4 => next ^ (next.AsInt32() >> 31).AsByte(),
                _ => next ^ Vector256.LessThan(next.AsInt64(), default).AsByte(),
            };
        }

        return combined;
    }

    /// <summary>The bits of all places together, in one element.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Fold(Vector256<byte> combined, int size)
    {
        Vector128<ulong> half = (combined.GetLower() | combined.GetUpper()).AsUInt64();
        ulong bits = half.GetElement(0) | half.GetElement(1);
        bits = size < 8 ? (bits | (bits >> 32)) & uint.MaxValue : bits;
        return size < 4 ? (bits | (bits >> 16)) & ushort.MaxValue : bits;
    }

    /// <summary>Elements that fill a vector of 16 bytes, but none of what is written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int NarrowFew(ref byte source, ref byte destination, int count, int size, int width)
    {
        int step = Vector128<byte>.Count / size;
        if (count < step)
        {
            return 0;
        }

        for (int done = 0; done < count; done += step)
        {
            int first = Math.Min(done, count - step);
            Vector128<byte> values = Load<byte>(ref Packing.At(ref source, first, size), 0);
            values = size == 8 ? Vector128.Narrow(values.AsUInt64(), values.AsUInt64()).AsByte() : values;
            values = size >= 4 && width <= 2 ? Vector128.Narrow(values.AsUInt32(), values.AsUInt32()).AsByte() : values;
            values = width == 1 ? Vector128.Narrow(values.AsUInt16(), values.AsUInt16()) : values;
            CompactNumbers.Store(ref Packing.At(ref destination, first, width), step * width, values.AsUInt64().ToScalar());
        }

        return count;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Narrow128(ref byte from, ref byte to, int size, int width)
    {
        Vector128<byte> result = (size, width) switch
        {
            (2, _) => Narrow2(ref from),
            (4, 2) => Narrow4(ref from),
            (4, _) => Vector128.Narrow(Narrow4(ref from).AsUInt16(), Narrow4(ref Wire.At(ref from, 32)).AsUInt16()),
            (_, 4) => Narrow8(ref from),
            (_, 2) => Narrow8To2(ref from),
            _ => Vector128.Narrow(Narrow8To2(ref from).AsUInt16(), Narrow8To2(ref Wire.At(ref from, 64)).AsUInt16()),
        };
        Unsafe.WriteUnaligned(ref to, result);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Narrow512(ref byte from, ref byte to, int size, int width)
    {
        Vector512<byte> next = Unsafe.ReadUnaligned<Vector512<byte>>(ref from);
        switch (size, width)
        {
            case (2, _):
                Unsafe.WriteUnaligned(ref to, Avx512BW.ConvertToVector256Byte(next.AsUInt16()));
                break;
            case (4, 2):
                Unsafe.WriteUnaligned(ref to, Avx512F.ConvertToVector256UInt16(next.AsUInt32()));
                break;
            case (4, _):
                Unsafe.WriteUnaligned(ref to, Avx512F.ConvertToVector128Byte(next.AsUInt32()));
                break;
            case (_, 4):
                Unsafe.WriteUnaligned(ref to, Avx512F.ConvertToVector256UInt32(next.AsUInt64()));
                break;
            case (_, 2):
                Unsafe.WriteUnaligned(ref to, Avx512F.ConvertToVector128UInt16(next.AsUInt64()));
                break;
            default:
                Unsafe.WriteUnaligned(ref to, Avx512F.ConvertToVector128Byte(next.AsUInt64()).AsUInt64().ToScalar());
                break;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<T> Load<T>(ref byte source, int offset) => Unsafe.ReadUnaligned<Vector128<T>>(ref Wire.At(ref source, offset));

    private static Vector128<byte> Narrow2(ref byte source) => Vector128.Narrow(Load<ushort>(ref source, 0), Load<ushort>(ref source, 16));

    private static Vector128<byte> Narrow4(ref byte source) => Vector128.Narrow(Load<uint>(ref source, 0), Load<uint>(ref source, 16)).AsByte();

    private static Vector128<byte> Narrow8(ref byte source) => Vector128.Narrow(Load<ulong>(ref source, 0), Load<ulong>(ref source, 16)).AsByte();

    private static Vector128<byte> Narrow8To2(ref byte source) =>
        Vector128.Narrow(Narrow8(ref source).AsUInt32(), Narrow8(ref Wire.At(ref source, 32)).AsUInt32()).AsByte();
}
