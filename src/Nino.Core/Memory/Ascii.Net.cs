using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Memory;

/// <summary>ASCII text between chars and bytes, by vector instructions.</summary>
/// <remarks>Tails are done by a last block that overlaps the one before, so that no length takes a loop over single chars beyond seven.</remarks>
internal static class Ascii
{
    private const ulong NonAsciiChars = 0xFF80_FF80_FF80_FF80;
    private const ulong NonAsciiEight = 0x8080_8080_8080_8080;
    private const uint NonAsciiBytes = 0x8080_8080;

    /// <summary>Writes a byte a char; false when a char is not ASCII, with <paramref name="destination"/> in any state.</summary>
    public static bool TryNarrow(ref char source, ref byte destination, int length)
    {
        if (length >= 32)
        {
            return TryNarrowLong(ref source, ref destination, length);
        }

        ref ushort chars = ref Unsafe.As<char, ushort>(ref source);
        return length >= 16 ? TryNarrowTwoSixteens(ref chars, ref destination, length)
            : length >= 8 ? TryNarrowTwoEights(ref chars, ref destination, length)
            : length >= 4 ? TryNarrowTwoFours(ref chars, ref destination, length)
            : length == 0 || TryNarrowThree(ref chars, ref destination, length);
    }

    /// <summary><see cref="TryNarrow"/> of 32 chars and more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryNarrowLong(ref char source, ref byte destination, int length)
    {
        ref ushort chars = ref Unsafe.As<char, ushort>(ref source);
        nuint last = (nuint)(length - 32);
        nuint at = 0;
        for (; at + 96 < last; at += 128)
        {
            Vector256<ushort> block = NarrowThirtyTwo(ref chars, ref destination, at) | NarrowThirtyTwo(ref chars, ref destination, at + 32)
                | NarrowThirtyTwo(ref chars, ref destination, at + 64) | NarrowThirtyTwo(ref chars, ref destination, at + 96);
            if ((block & Vector256.Create((ushort)0xFF80)) != Vector256<ushort>.Zero)
            {
                return false;
            }
        }

        Vector256<ushort> all = NarrowThirtyTwo(ref chars, ref destination, last);
        for (; at < last; at += 32)
        {
            all |= NarrowThirtyTwo(ref chars, ref destination, at);
        }

        return (all & Vector256.Create((ushort)0xFF80)) == Vector256<ushort>.Zero;
    }

    /// <summary><see cref="TryNarrow"/> of 16 to 32 chars.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryNarrowTwoSixteens(ref ushort chars, ref byte destination, int length)
    {
        Vector128<ushort> all = NarrowSixteen(ref chars, ref destination, 0) | NarrowSixteen(ref chars, ref destination, (nuint)(length - 16));
        return (all & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;
    }

    /// <summary><see cref="TryNarrow"/> of 8 to 16 chars.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryNarrowTwoEights(ref ushort chars, ref byte destination, int length)
    {
        Vector128<ushort> all = NarrowEight(ref chars, ref destination, 0) | NarrowEight(ref chars, ref destination, length - 8);
        return (all & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;
    }

    /// <summary><see cref="TryNarrow"/> of 4 to 8 chars.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryNarrowTwoFours(ref ushort chars, ref byte destination, int length) =>
        ((NarrowFour(ref chars, ref destination, 0) | NarrowFour(ref chars, ref destination, length - 4)) & NonAsciiChars) == 0;

    /// <summary><see cref="TryNarrow"/> of one to three chars: the first, the middle and the last, which may be the same.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryNarrowThree(ref ushort chars, ref byte destination, int length)
    {
        int first = chars;
        int middle = Unsafe.Add(ref chars, length >> 1);
        int end = Unsafe.Add(ref chars, length - 1);
        destination = (byte)first;
        Unsafe.Add(ref destination, length >> 1) = (byte)middle;
        Unsafe.Add(ref destination, length - 1) = (byte)end;
        return (first | middle | end) < 0x80;
    }

    /// <summary>Writes a char a byte; false when a byte is not ASCII, with <paramref name="destination"/> in any state.</summary>
    public static bool TryWiden(ref byte source, ref char destination, int length)
    {
        if (length < 32)
        {
            return TryWidenShort(ref source, ref destination, length);
        }

        ref ushort chars = ref Unsafe.As<char, ushort>(ref destination);
        nuint last = (nuint)(length - 32);
        Vector256<byte> all = Vector256<byte>.Zero;
        for (nuint i = 0; i < last; i += 32)
        {
            all |= WidenThirtyTwo(ref source, ref chars, i);
        }

        all |= WidenThirtyTwo(ref source, ref chars, last);
        return all.ExtractMostSignificantBits() == 0;
    }

    /// <summary><see cref="TryWiden"/> of 2 to 31 bytes.</summary>
    /// <remarks>Each range of lengths is a method, so that the first call compiles that of its text alone.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryWidenShort(ref byte source, ref char destination, int length)
    {
        ref ushort chars = ref Unsafe.As<char, ushort>(ref destination);
        return length >= 16 ? TryWidenTwoSixteens(ref source, ref chars, length)
            : length >= 8 ? TryWidenTwoEights(ref source, ref chars, length)
            : length >= 4 ? TryWidenTwoFours(ref source, ref chars, length)
            : TryWidenThree(ref source, ref chars, length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryWidenTwoSixteens(ref byte source, ref ushort chars, int length)
    {
        Vector128<byte> all = WidenSixteen(ref source, ref chars, 0) | WidenSixteen(ref source, ref chars, (nuint)(length - 16));
        return all.ExtractMostSignificantBits() == 0;
    }

    // No Vector64, which x64 has none of: before the code is optimised, each of its methods would be compiled.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryWidenTwoEights(ref byte source, ref ushort chars, int length)
    {
        ulong head = Unsafe.ReadUnaligned<ulong>(ref source);
        ulong tail = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref source, length - 8));
        Vector128.WidenLower(Vector128.CreateScalarUnsafe(head).AsByte()).StoreUnsafe(ref chars);
        Vector128.WidenLower(Vector128.CreateScalarUnsafe(tail).AsByte()).StoreUnsafe(ref chars, (nuint)(length - 8));
        return ((head | tail) & NonAsciiEight) == 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryWidenTwoFours(ref byte source, ref ushort chars, int length)
    {
        uint head = Unsafe.ReadUnaligned<uint>(ref source);
        uint tail = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref source, length - 4));
        Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref chars), Widen(head));
        Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref chars, length - 4)), Widen(tail));
        return ((head | tail) & NonAsciiBytes) == 0;
    }

    // Two or three: the first, the second and the last.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryWidenThree(ref byte source, ref ushort chars, int length)
    {
        int first = source;
        int second = Unsafe.Add(ref source, 1);
        int end = Unsafe.Add(ref source, length - 1);
        chars = (ushort)first;
        Unsafe.Add(ref chars, 1) = (ushort)second;
        Unsafe.Add(ref chars, length - 1) = (ushort)end;
        return (first | second | end) < 0x80;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<ushort> NarrowThirtyTwo(ref ushort chars, ref byte destination, nuint at)
    {
        Vector256<ushort> lower = Vector256.LoadUnsafe(ref chars, at);
        Vector256<ushort> upper = Vector256.LoadUnsafe(ref chars, at + 16);
        Pack(lower, upper).StoreUnsafe(ref destination, at);
        return lower | upper;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector128<ushort> NarrowSixteen(ref ushort chars, ref byte destination, nuint at)
    {
        Vector128<ushort> lower = Vector128.LoadUnsafe(ref chars, at);
        Vector128<ushort> upper = Vector128.LoadUnsafe(ref chars, at + 8);
        Pack(lower, upper).StoreUnsafe(ref destination, at);
        return lower | upper;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> NarrowEight(ref ushort chars, ref byte destination, int at)
    {
        Vector128<ushort> eight = Vector128.LoadUnsafe(ref chars, (nuint)at);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, at), Pack(eight, eight).AsUInt64().ToScalar());
        return eight;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong NarrowFour(ref ushort chars, ref byte destination, int at)
    {
        ulong four = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref chars, at)));
        Vector128<ushort> vector = Vector128.CreateScalarUnsafe(four).AsUInt16();
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, at), Pack(vector, vector).AsUInt32().ToScalar());
        return four;
    }

    // Other chars than ASCII give any bytes: then the whole result is dropped.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Pack(Vector128<ushort> lower, Vector128<ushort> upper) => Sse2.IsSupported
        ? Sse2.PackUnsignedSaturate(lower.AsInt16(), upper.AsInt16())
        : Vector128.Narrow(lower, upper);

    // The packed halves come in turn: quarters one and two change places.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Pack(Vector256<ushort> lower, Vector256<ushort> upper) => Avx2.IsSupported
        ? Avx2.Permute4x64(Avx2.PackUnsignedSaturate(lower.AsInt16(), upper.AsInt16()).AsUInt64(), 0b11_01_10_00).AsByte()
        : Vector256.Narrow(lower, upper);

    // Without wide stores, the bytes are loaded again for the check: the first loads are then part of the instructions that widen.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> WidenThirtyTwo(ref byte source, ref ushort chars, nuint at)
    {
        if (Avx512BW.IsSupported)
        {
            Vector256<byte> all = Vector256.LoadUnsafe(ref source, at);
            Avx512BW.ConvertToVector512UInt16(all).StoreUnsafe(ref chars, at);
            return all;
        }

        Widen(Vector128.LoadUnsafe(ref source, at)).StoreUnsafe(ref chars, at);
        Widen(Vector128.LoadUnsafe(ref source, at + 16)).StoreUnsafe(ref chars, at + 16);
        return Vector256.LoadUnsafe(ref source, at);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector128<byte> WidenSixteen(ref byte source, ref ushort chars, nuint at)
    {
        Vector128<byte> sixteen = Vector128.LoadUnsafe(ref source, at);
        Widen(sixteen).StoreUnsafe(ref chars, at);
        return sixteen;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<ushort> Widen(Vector128<byte> sixteen) => Avx2.IsSupported
        ? Avx2.ConvertToVector256Int16(sixteen).AsUInt16()
        : Vector256.WidenLower(sixteen.ToVector256Unsafe());

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Widen(uint bytes) => Vector128.WidenLower(Vector128.CreateScalarUnsafe(bytes).AsByte()).AsUInt64().ToScalar();
}
