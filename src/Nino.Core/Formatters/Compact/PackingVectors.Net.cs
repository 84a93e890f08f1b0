using System;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Nino.Core.Formatters;

/// <summary>Narrows and widens as many integers as fill whole vectors, and tells how many these were.</summary>
internal static class PackingVectors
{
    private static bool IsUsable => Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Combine(ref byte source, int count, int size, bool signed, out ulong bits)
    {
        int step = Vector256<byte>.Count / size;
        int done = 0;
        Vector256<byte> combined = default;
        for (; IsUsable && done <= count - step; done += step)
        {
            Vector256<byte> next = Unsafe.ReadUnaligned<Vector256<byte>>(ref Packing.At(ref source, done, size));
            combined |= !signed ? next : size switch
            {
                2 => next ^ (next.AsInt16() >> 15).AsByte(),
                4 => next ^ (next.AsInt32() >> 31).AsByte(),
                _ => next ^ Vector256.LessThan(next.AsInt64(), default).AsByte(),
            };
        }

        bits = Fold(combined, size);
        return done;
    }

    /// <summary>The bits that are set in any element of a vector; apart, so that the loop keeps its vector in a register.</summary>
    private static ulong Fold(Vector256<byte> combined, int size)
    {
        ulong bits = 0;
        for (int i = 0; i < Vector256<byte>.Count / size; i++)
        {
            bits |= CompactNumbers.Load(ref Packing.At(ref Unsafe.As<Vector256<byte>, byte>(ref combined), i, size), size, signed: false);
        }

        return bits;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Narrow(ref byte source, ref byte destination, int count, int size, int width)
    {
        // A vector of what is written comes from two, four or eight of what is read.
        int step = Vector128<byte>.Count / width;
        int done = 0;
        for (; IsUsable && done <= count - step; done += step)
        {
            ref byte from = ref Packing.At(ref source, done, size);
            Vector128<byte> result = (size, width) switch
            {
                (2, _) => Narrow2(ref from),
                (4, 2) => Narrow4(ref from),
                (4, _) => Vector128.Narrow(Narrow4(ref from).AsUInt16(), Narrow4(ref Wire.At(ref from, 32)).AsUInt16()),
                (_, 4) => Narrow8(ref from),
                (_, 2) => Narrow8To2(ref from),
                _ => Vector128.Narrow(Narrow8To2(ref from).AsUInt16(), Narrow8To2(ref Wire.At(ref from, 64)).AsUInt16()),
            };
            Unsafe.WriteUnaligned(ref Packing.At(ref destination, done, width), result);
        }

        return done;
    }

    public static int Widen(ref byte source, ref byte destination, int count, int width, int size, bool signed)
    {
        int step = Vector128<byte>.Count / width;
        int done = 0;
        for (; IsUsable && done <= count - step; done += step)
        {
            Vector128<byte> next = Unsafe.ReadUnaligned<Vector128<byte>>(ref Packing.At(ref source, done, width));
            Widen(next, ref Packing.At(ref destination, done, size), width, size, signed);
        }

        return done;
    }

    /// <summary>Doubles the width until it is that of the elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Widen(Vector128<byte> values, ref byte destination, int width, int size, bool signed)
    {
        switch (width)
        {
            case 1:
                Widen1(values, ref destination, size, signed);
                break;
            case 2:
                Widen2(values, ref destination, size, signed);
                break;
            default:
                Widen4(values, ref destination, signed);
                break;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Widen1(Vector128<byte> values, ref byte destination, int size, bool signed)
    {
        Vector128<byte> lower = signed ? Vector128.WidenLower(values.AsSByte()).AsByte() : Vector128.WidenLower(values).AsByte();
        Vector128<byte> upper = signed ? Vector128.WidenUpper(values.AsSByte()).AsByte() : Vector128.WidenUpper(values).AsByte();
        if (size == 2)
        {
            Store(ref destination, lower, upper);
            return;
        }

        Widen2(lower, ref destination, size, signed);
        Widen2(upper, ref Wire.At(ref destination, 8 * size), size, signed);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Widen2(Vector128<byte> values, ref byte destination, int size, bool signed)
    {
        Vector128<byte> lower = signed ? Vector128.WidenLower(values.AsInt16()).AsByte() : Vector128.WidenLower(values.AsUInt16()).AsByte();
        Vector128<byte> upper = signed ? Vector128.WidenUpper(values.AsInt16()).AsByte() : Vector128.WidenUpper(values.AsUInt16()).AsByte();
        if (size == 4)
        {
            Store(ref destination, lower, upper);
            return;
        }

        Widen4(lower, ref destination, signed);
        Widen4(upper, ref Wire.At(ref destination, 4 * size), signed);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Widen4(Vector128<byte> values, ref byte destination, bool signed)
    {
        Vector128<byte> lower = signed ? Vector128.WidenLower(values.AsInt32()).AsByte() : Vector128.WidenLower(values.AsUInt32()).AsByte();
        Vector128<byte> upper = signed ? Vector128.WidenUpper(values.AsInt32()).AsByte() : Vector128.WidenUpper(values.AsUInt32()).AsByte();
        Store(ref destination, lower, upper);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Store(ref byte destination, Vector128<byte> lower, Vector128<byte> upper)
    {
        Unsafe.WriteUnaligned(ref destination, lower);
        Unsafe.WriteUnaligned(ref Wire.At(ref destination, 16), upper);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<T> Load<T>(ref byte source, int offset) => Unsafe.ReadUnaligned<Vector128<T>>(ref Wire.At(ref source, offset));

    private static Vector128<byte> Narrow2(ref byte source) => Vector128.Narrow(Load<ushort>(ref source, 0), Load<ushort>(ref source, 16));

    private static Vector128<byte> Narrow4(ref byte source) => Vector128.Narrow(Load<uint>(ref source, 0), Load<uint>(ref source, 16)).AsByte();

    private static Vector128<byte> Narrow8(ref byte source) => Vector128.Narrow(Load<ulong>(ref source, 0), Load<ulong>(ref source, 16)).AsByte();

    private static Vector128<byte> Narrow8To2(ref byte source) =>
        Vector128.Narrow(Narrow8(ref source).AsUInt32(), Narrow8(ref Wire.At(ref source, 32)).AsUInt32()).AsByte();
}
