namespace Nino.Core.Memory;

/// <summary>ASCII text between chars and bytes, four at a time in one number.</summary>
/// <remarks>Other chars than ASCII give any bytes: then the whole result is dropped.</remarks>
internal static class Ascii
{
    private const ulong NonAsciiChars = 0xFF80_FF80_FF80_FF80;
    private const uint NonAsciiBytes = 0x8080_8080;

    /// <summary>Writes a byte a char; false when a char is not ASCII, with <paramref name="destination"/> in any state.</summary>
    public static bool TryNarrow(ref char source, ref byte destination, int length)
    {
        ref byte chars = ref Unsafe.As<char, byte>(ref source);
        uint all = 0;
        int left = length;
        for (; left >= 8; left -= 8)
        {
            ulong lower = Unsafe.ReadUnaligned<ulong>(ref chars);
            ulong upper = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref chars, 8));
            if (((lower | upper) & NonAsciiChars) != 0)
            {
                return false;
            }

            Unsafe.WriteUnaligned(ref destination, Narrow(lower));
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, 4), Narrow(upper));
            chars = ref Unsafe.Add(ref chars, 16);
            destination = ref Unsafe.Add(ref destination, 8);
        }

        for (; left > 0; left--)
        {
            char next = Unsafe.ReadUnaligned<char>(ref chars);
            all |= next;
            destination = (byte)next;
            chars = ref Unsafe.Add(ref chars, 2);
            destination = ref Unsafe.Add(ref destination, 1);
        }

        return all < 0x80;
    }

    /// <summary><see cref="TryNarrow"/> of 32 chars and more.</summary>
    public static bool TryNarrowLong(ref char source, ref byte destination, int length) => TryNarrow(ref source, ref destination, length);

    /// <summary><see cref="TryWiden"/> of at most 31 bytes.</summary>
    public static bool TryWidenShort(ref byte source, ref char destination, int length) => TryWiden(ref source, ref destination, length);

    /// <summary>Writes a char a byte; false when a byte is not ASCII.</summary>
    public static bool TryWiden(ref byte source, ref char destination, int length)
    {
        ref byte chars = ref Unsafe.As<char, byte>(ref destination);
        uint all = 0;
        int left = length;
        for (; left >= 8; left -= 8)
        {
            uint lower = Unsafe.ReadUnaligned<uint>(ref source);
            uint upper = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref source, 4));
            all |= lower | upper;
            Unsafe.WriteUnaligned(ref chars, Widen(lower));
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref chars, 8), Widen(upper));
            source = ref Unsafe.Add(ref source, 8);
            chars = ref Unsafe.Add(ref chars, 16);
        }

        for (; left > 0; left--)
        {
            byte next = source;
            all |= next;
            Unsafe.WriteUnaligned(ref chars, (char)next);
            source = ref Unsafe.Add(ref source, 1);
            chars = ref Unsafe.Add(ref chars, 2);
        }

        return (all & NonAsciiBytes) == 0;
    }

    /// <summary>Whether four chars are ASCII.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool AreAll(ulong chars) => (chars & NonAsciiChars) == 0;

    /// <summary>The bytes of four chars, in the order of the number in memory, on machines of either endianness.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Narrow(ulong chars)
    {
        chars = (chars | (chars >> 8)) & 0x0000_FFFF_0000_FFFF;
        return (uint)(chars | (chars >> 16));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Widen(uint bytes)
    {
        ulong chars = (bytes | ((ulong)bytes << 16)) & 0x0000_FFFF_0000_FFFF;
        return (chars | (chars << 8)) & 0x00FF_00FF_00FF_00FF;
    }
}
