namespace Nino.Core.Formatters;

/// <summary><c>float</c> and <c>double</c> as a short decimal fraction where that is exact (format.md §11.3).</summary>
internal static class CompactReals
{
    private const int SingleHead = 0xF0;
    private const int DoubleHead = 0xF1;
    /// <summary>The largest power of ten that numbers are divided by.</summary>
    public const int MaxScale = 14;

    /// <summary>Up to here every integer is a <c>double</c>.</summary>
    private const double MaxMantissa = 1L << 53;

    /// <summary>A larger mantissa would not be shorter than a <c>float</c>.</summary>
    private const double MaxSingleMantissa = 1 << 24;

    /// <summary>The powers of ten up to <see cref="MaxScale"/>.</summary>
    public static readonly double[] Powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14];

    public static ref byte Write(ref Writer writer, ref byte at, double value)
    {
        long bits = BitConverter.DoubleToInt64Bits(value);
        float narrow = (float)value;
        bool isSingle = !double.IsNaN(value) && BitConverter.DoubleToInt64Bits(narrow) == bits;
        if (TryScale(Math.Abs(value), isSingle: false, isSingle ? uint.MaxValue : MaxMantissa, out ulong mantissa, out int scale))
        {
            return ref WriteFraction(ref writer, ref at, bits < 0, mantissa, scale);
        }

        if (isSingle)
        {
            return ref CompactNumbers.Write(ref writer, ref at, SingleHead, (uint)BitConverter.SingleToInt32Bits(narrow), sizeof(float));
        }

        return ref CompactNumbers.Write(ref writer, ref at, DoubleHead, (ulong)bits, sizeof(double));
    }

    public static ref byte Write(ref Writer writer, ref byte at, float value)
    {
        int bits = BitConverter.SingleToInt32Bits(value);
        if (TryScale(Math.Abs(value), isSingle: true, MaxSingleMantissa, out ulong mantissa, out int scale))
        {
            return ref WriteFraction(ref writer, ref at, bits < 0, mantissa, scale);
        }

        return ref CompactNumbers.Write(ref writer, ref at, SingleHead, (uint)bits, sizeof(float));
    }

    public static double ReadDouble(ref Reader reader)
    {
        int head = reader.Take(1);
        return head == DoubleHead ? BitConverter.Int64BitsToDouble((long)CompactNumbers.Read(ref reader, sizeof(double)))
            : head == SingleHead ? BitConverter.Int32BitsToSingle((int)CompactNumbers.Read(ref reader, sizeof(float)))
            : ReadFraction(ref reader, head);
    }

    public static float ReadSingle(ref Reader reader)
    {
        int head = reader.Take(1);
        return head == SingleHead ? BitConverter.Int32BitsToSingle((int)CompactNumbers.Read(ref reader, sizeof(float))) : (float)ReadFraction(ref reader, head);
    }

    private static ref byte WriteFraction(ref Writer writer, ref byte at, bool isNegative, ulong mantissa, int scale)
    {
        int sign = isNegative ? 8 : 0;
        if (scale == 0 && mantissa <= MaxScale)
        {
            return ref writer.WriteByte(ref at, (byte)((int)(mantissa << 4) | sign));
        }

        int size = CompactNumbers.SizeOf(mantissa);
        return ref CompactNumbers.Write(ref writer, ref at, (scale << 4) | sign | size, mantissa, size);
    }

    private static double ReadFraction(ref Reader reader, int head)
    {
        int scale = head >> 4;
        int size = head & 7;
        if (scale > MaxScale)
        {
            reader.ThrowInvalid($"{head} is not the head of a compact number.");
        }

        double value = size == 0 ? scale : (long)CompactNumbers.Read(ref reader, size) / Powers[scale];
        return (head & 8) == 0 ? value : -value;
    }

    /// <summary>The least power of ten by which a value becomes an integer below <paramref name="limit"/> that gives back exactly this value.</summary>
    private static bool TryScale(double value, bool isSingle, double limit, out ulong mantissa, out int scale)
    {
        scale = 0;
        if (Math.Round(value) == value && value < limit)
        {
            mantissa = (ulong)value;
            return true;
        }

        // Where a product has bits to spare, rounding finds the integer of every fraction with so many digits or fewer: all of these at once.
        int safe = SafeScale(value, isSingle ? 22 : limit < MaxMantissa ? 31 : 50);
        if (safe > 0 && IsScaledBy(safe, value, isSingle, limit, out mantissa))
        {
            scale = safe - RemoveZeros(ref mantissa, safe);
            return true;
        }

        mantissa = 0;
        for (scale = Math.Max(safe, 0) + 1; scale <= MaxScale && value * Powers[scale] < limit; scale++)
        {
            if (IsScaledBy(scale, value, isSingle, limit, out mantissa))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a value is an integer below <paramref name="limit"/> divided by a power of ten. NaN is not.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsScaledBy(int scale, double value, bool isSingle, double limit, out ulong mantissa)
    {
        double scaled = Math.Round(value * Powers[scale]);
        double back = scaled / Powers[scale];
        bool isExact = scaled < limit && (isSingle ? (float)back : back) == value;
        mantissa = isExact ? (ulong)scaled : 0;
        return isExact;
    }

    /// <summary>The largest power of ten by which a value stays below 2^<paramref name="bits"/>; negative where none does.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int SafeScale(double value, int bits)
    {
        const int Log10Of2 = 1233; // in 4096ths, rounded down
        int exponent = (int)(BitConverter.DoubleToInt64Bits(value) >> 52) - 1023;
        return Math.Min(((bits - 1 - exponent) * Log10Of2) >> 12, MaxScale);
    }

    /// <summary>Divides by ten as often as it leaves no remainder, <paramref name="most"/> times at the most, and returns how often that was.</summary>
    private static int RemoveZeros(ref ulong value, int most)
    {
        int removed = 0;
        Remove(8, 100_000_000, ref value);
        Remove(4, 10_000, ref value);
        Remove(2, 100, ref value);
        Remove(1, 10, ref value);
        return removed;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        void Remove(int zeros, ulong power, ref ulong value)
        {
            ulong quotient = value / power;
            if (removed + zeros <= most && quotient * power == value)
            {
                value = quotient;
                removed += zeros;
            }
        }
    }
}
