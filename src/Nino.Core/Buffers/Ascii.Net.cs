using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Nino.Core.Buffers;

/// <summary>ASCII text between chars and bytes, by vector instructions.</summary>
/// <remarks>Tails are done by a last block that overlaps the one before, so that no length takes a loop over single chars beyond seven.</remarks>
internal static class Ascii
{
    private const ulong NonAsciiChars = 0xFF80_FF80_FF80_FF80;
    private const uint NonAsciiBytes = 0x8080_8080;

    /// <summary>Writes a byte a char; false when a char is not ASCII, with <paramref name="destination"/> in any state.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryNarrow(ref char source, ref byte destination, int length)
    {
        ref ushort chars = ref Unsafe.As<char, ushort>(ref source);
        if (length >= 16)
        {
            return TryNarrowLong(ref chars, ref destination, length);
        }

        if (length >= 8)
        {
            Vector128<ushort> head = Vector128.LoadUnsafe(ref chars);
            Vector128<ushort> tail = Vector128.LoadUnsafe(ref chars, (nuint)(length - 8));
            Vector64.StoreUnsafe(Vector128.Narrow(head, head).GetLower(), ref destination);
            Vector64.StoreUnsafe(Vector128.Narrow(tail, tail).GetLower(), ref destination, (nuint)(length - 8));
            return ((head | tail) & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;
        }

        if (length >= 4)
        {
            ulong head = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref chars));
            ulong tail = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref chars, length - 4)));
            Unsafe.WriteUnaligned(ref destination, Narrow(head));
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, length - 4), Narrow(tail));
            return ((head | tail) & NonAsciiChars) == 0;
        }

        int all = 0;
        for (int i = 0; i < length; i++)
        {
            int next = Unsafe.Add(ref chars, i);
            Unsafe.Add(ref destination, i) = (byte)next;
            all |= next;
        }

        return all < 0x80;
    }

    /// <summary>Writes a char a byte; false when a byte is not ASCII.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryWiden(ref byte source, ref char destination, int length)
    {
        ref ushort chars = ref Unsafe.As<char, ushort>(ref destination);
        if (length >= 16)
        {
            return TryWidenLong(ref source, ref chars, length);
        }

        if (length >= 8)
        {
            Vector64<byte> head = Vector64.LoadUnsafe(ref source);
            Vector64<byte> tail = Vector64.LoadUnsafe(ref source, (nuint)(length - 8));
            Vector128.WidenLower(head.ToVector128Unsafe()).StoreUnsafe(ref chars);
            Vector128.WidenLower(tail.ToVector128Unsafe()).StoreUnsafe(ref chars, (nuint)(length - 8));
            return ((head.AsUInt64() | tail.AsUInt64()) & Vector64.Create(0x8080_8080_8080_8080)) == Vector64<ulong>.Zero;
        }

        if (length >= 4)
        {
            uint head = Unsafe.ReadUnaligned<uint>(ref source);
            uint tail = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref source, length - 4));
            Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref chars), Widen(head));
            Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref chars, length - 4)), Widen(tail));
            return ((head | tail) & NonAsciiBytes) == 0;
        }

        int all = 0;
        for (int i = 0; i < length; i++)
        {
            int next = Unsafe.Add(ref source, i);
            Unsafe.Add(ref chars, i) = (ushort)next;
            all |= next;
        }

        return all < 0x80;
    }

    private static bool TryNarrowLong(ref ushort chars, ref byte destination, int length)
    {
        nuint last = (nuint)(length - 16);
        Vector256<ushort> nonAscii = Vector256.Create((ushort)0xFF80);
        for (nuint i = 0; ; i += 16)
        {
            if (i > last)
            {
                i = last;
            }

            Vector256<ushort> block = Vector256.LoadUnsafe(ref chars, i);
            if ((block & nonAscii) != Vector256<ushort>.Zero)
            {
                return false;
            }

            Vector128.Narrow(block.GetLower(), block.GetUpper()).StoreUnsafe(ref destination, i);
            if (i == last)
            {
                return true;
            }
        }
    }

    private static bool TryWidenLong(ref byte source, ref ushort chars, int length)
    {
        nuint last = (nuint)(length - 16);
        for (nuint i = 0; ; i += 16)
        {
            if (i > last)
            {
                i = last;
            }

            Vector128<byte> block = Vector128.LoadUnsafe(ref source, i);
            if (block.ExtractMostSignificantBits() != 0)
            {
                return false;
            }

            (Vector128<ushort> lower, Vector128<ushort> upper) = Vector128.Widen(block);
            lower.StoreUnsafe(ref chars, i);
            upper.StoreUnsafe(ref chars, i + 8);
            if (i == last)
            {
                return true;
            }
        }
    }

    private static uint Narrow(ulong chars)
    {
        Vector128<ushort> four = Vector128.CreateScalarUnsafe(chars).AsUInt16();
        return Vector128.Narrow(four, four).AsUInt32().ToScalar();
    }

    private static ulong Widen(uint bytes) => Vector128.WidenLower(Vector128.CreateScalarUnsafe(bytes).AsByte()).AsUInt64().ToScalar();
}
