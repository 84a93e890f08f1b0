using System.Runtime.CompilerServices;

namespace Nino.Core.Buffers;

/// <summary>ASCII text between chars and bytes, eight bytes at a time.</summary>
internal static class Ascii
{
    /// <summary>Writes a byte a char; false when a char is not ASCII, with <paramref name="destination"/> in any state.</summary>
    public static bool TryNarrow(ref char source, ref byte destination, int length)
    {
        int i = 0;
        for (; i <= length - 4; i += 4)
        {
            ulong four = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<char, byte>(ref Unsafe.Add(ref source, i)));
            if ((four & 0xFF80_FF80_FF80_FF80) != 0)
            {
                return false;
            }

            Unsafe.Add(ref destination, i) = (byte)Unsafe.Add(ref source, i);
            Unsafe.Add(ref destination, i + 1) = (byte)Unsafe.Add(ref source, i + 1);
            Unsafe.Add(ref destination, i + 2) = (byte)Unsafe.Add(ref source, i + 2);
            Unsafe.Add(ref destination, i + 3) = (byte)Unsafe.Add(ref source, i + 3);
        }

        for (; i < length; i++)
        {
            char next = Unsafe.Add(ref source, i);
            if (next >= 0x80)
            {
                return false;
            }

            Unsafe.Add(ref destination, i) = (byte)next;
        }

        return true;
    }

    /// <summary><see cref="TryNarrow"/> of 32 chars and more.</summary>
    public static bool TryNarrowLong(ref char source, ref byte destination, int length) => TryNarrow(ref source, ref destination, length);

    /// <summary><see cref="TryWiden"/> of at most 31 bytes.</summary>
    public static bool TryWidenShort(ref byte source, ref char destination, int length) => TryWiden(ref source, ref destination, length);

    /// <summary>Writes a char a byte; false when a byte is not ASCII.</summary>
    public static bool TryWiden(ref byte source, ref char destination, int length)
    {
        int all = 0;
        for (int i = 0; i < length; i++)
        {
            byte next = Unsafe.Add(ref source, i);
            Unsafe.Add(ref destination, i) = (char)next;
            all |= next;
        }

        return all < 0x80;
    }
}
