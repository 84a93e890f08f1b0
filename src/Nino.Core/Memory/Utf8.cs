namespace Nino.Core.Memory;

/// <summary>Strict UTF-8: malformed input is refused instead of being replaced.</summary>
internal static partial class Utf8
{
    /// <summary>How many chars are counted before the limit is looked at; the counters of 16 bits hold more.</summary>
    private const int BlockLength = 512;

    /// <summary>The number of bytes that text takes in which each surrogate has its pair; −1 where they are more than <paramref name="limit"/>.</summary>
    /// <remarks>Whether surrogates have their pairs is not looked at: encoding tells.</remarks>
    public static int CountBytes(ref char first, int length, int limit)
    {
        long bytes = 0;
        for (; length > BlockLength; length -= BlockLength)
        {
            // Each char that is left takes a byte at the least.
            bytes += CountBlock(ref first, BlockLength);
            if (bytes + (length - BlockLength) > limit)
            {
                return -1;
            }

            first = ref Unsafe.Add(ref first, BlockLength);
        }

        bytes += CountBlock(ref first, length);
        return bytes > limit ? -1 : (int)bytes;
    }

    /// <summary>Whether low surrogates stand behind high ones, and nowhere else, nor anything else there.</summary>
    public static bool IsWellFormed(string text)
    {
        if (text.Length == 0)
        {
            return true;
        }

        if (char.IsLowSurrogate(text[0]) || char.IsHighSurrogate(text[text.Length - 1]))
        {
            return false;
        }

        // Four chars at once, and the four that begin one char behind them.
        ref byte chars = ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(text.AsSpan()));
        int left = text.Length - 1;
        for (; left >= 4; left -= 4)
        {
            ulong notHigh = (Unsafe.ReadUnaligned<ulong>(ref chars) & 0xFC00_FC00_FC00_FC00) ^ 0xD800_D800_D800_D800;
            ulong notLow = (Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref chars, sizeof(char))) & 0xFC00_FC00_FC00_FC00) ^ 0xDC00_DC00_DC00_DC00;
            if (Marks(notHigh, 0x7C00_7C00_7C00_7C00) != Marks(notLow, 0x7C00_7C00_7C00_7C00))
            {
                return false;
            }

            chars = ref Unsafe.Add(ref chars, 4 * sizeof(char));
        }

        for (int i = text.Length - left; i < text.Length; i++)
        {
            if (char.IsHighSurrogate(text[i - 1]) != char.IsLowSurrogate(text[i]))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary><see cref="CountBytes"/> of at most 512 chars, four at once in one number.</summary>
    /// <remarks>A char counts one from U+0080, one from U+0800, and one where it is no surrogate.</remarks>
    public static int CountShort(ref char first, int length)
    {
        ref byte chars = ref Unsafe.As<char, byte>(ref first);
        ulong sums = 0;
        int left = length;
        for (; left >= 4; left -= 4)
        {
            ulong four = Unsafe.ReadUnaligned<ulong>(ref chars);
            sums += (Marks(four, 0x7F80_7F80_7F80_7F80) >> 15)
                + (Marks(four, 0x7800_7800_7800_7800) >> 15)
                + (Marks((four & 0xF800_F800_F800_F800) ^ 0xD800_D800_D800_D800, 0x7800_7800_7800_7800) >> 15);
            chars = ref Unsafe.Add(ref chars, 4 * sizeof(char));
        }

        int bytes = (int)((sums & 0xFFFF) + ((sums >> 16) & 0xFFFF) + ((sums >> 32) & 0xFFFF) + (sums >> 48));
        for (; left > 0; left--)
        {
            char c = Unsafe.ReadUnaligned<char>(ref chars);
            bytes += (c >= 0x80 ? 1 : 0) + (c >= 0x800 ? 1 : 0) + (char.IsSurrogate(c) ? 0 : 1);
            chars = ref Unsafe.Add(ref chars, sizeof(char));
        }

        return bytes;
    }

    /// <summary>The highest bit of each of four chars, where it or one of the bits of <paramref name="mask"/> is set; those are the bits below it, down to some bit.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Marks(ulong four, ulong mask) => (((four & mask) + mask) | four) & 0x8000_8000_8000_8000;
}
