using System;

namespace Nino.Core.Formatters;

/// <summary><c>float</c> and <c>double</c> as a short decimal fraction where that is exact (format.md §11.3).</summary>
internal static class CompactReals
{
    private const int SingleHead = 0xF0;
    private const int DoubleHead = 0xF1;
    private const int MaxScale = 14;

    /// <summary>Up to here every integer is a <c>double</c>.</summary>
    private const double MaxMantissa = 1L << 53;

    /// <summary>A larger mantissa would not be shorter than a <c>float</c>.</summary>
    private const double MaxSingleMantissa = 1 << 24;

    private static readonly double[] Powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14];

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
        for (scale = 0; scale <= MaxScale; scale++)
        {
            double scaled = Math.Round(value * Powers[scale]);

            // Not for NaN either.
            if (!(scaled < limit))
            {
                break;
            }

            double back = scaled / Powers[scale];
            if ((isSingle ? (float)back : back) == value)
            {
                mantissa = (ulong)scaled;
                return true;
            }
        }

        mantissa = 0;
        return false;
    }
}
