using System;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <summary>Checks runs of values by vectors, where a number that is made of each value must not be above a bound: the largest tells for all.</summary>
internal static class ValidRun
{
    /// <summary>How many numbers below the largest scalar value are none.</summary>
    private const uint Surrogates = 0x800;

    /// <summary>The flags of decimals without the sign.</summary>
    private static readonly Vector<ulong> Flags = new([0x7FFF_FFFF, 0, 0x7FFF_FFFF, 0, 0x7FFF_FFFF, 0, 0x7FFF_FFFF, 0]);

    /// <summary>Whether the values are valid; false where that has to be asked of each.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool AreValid<TValue, TFormatter>(ref byte source, int count)
        where TFormatter : struct, IFormatter<TValue>
    {
        int last = (count * default(TFormatter).FixedSize) - Unsafe.SizeOf<Vector<byte>>();
        return BitConverter.IsLittleEndian && Vector.IsHardwareAccelerated && last >= 0
            && (typeof(TFormatter) == typeof(BooleanFormatter) ? AreAtMost<byte, TFormatter>(ref source, last, 1)
                : typeof(TFormatter) == typeof(DateOnlyFormatter) ? AreAtMost<uint, TFormatter>(ref source, last, DateOnlyFormatter.MaxDayNumber)
                : typeof(TFormatter) == typeof(RuneFormatter) ? AreAtMost<uint, TFormatter>(ref source, last, 0x10FFFF - Surrogates)
                : typeof(TFormatter) == typeof(DecimalFormatter) ? AreAtMost<uint, TFormatter>(ref source, last, DecimalFormatter.MaxScale)
                : typeof(TFormatter) == typeof(TimeOnlyFormatter) ? AreAtMost<ulong, TFormatter>(ref source, last, TimeSpan.TicksPerDay - 1)
                : typeof(TFormatter) == typeof(DateTimeFormatter) && AreAtMost<ulong, TFormatter>(ref source, last, DateTimeFormatter.MaxShifted));
    }

    // A vector holds whole values, and so does the last one, which may overlap the one before.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool AreAtMost<TNumber, TFormatter>(ref byte source, int last, TNumber bound)
    {
        Vector<TNumber> largest = NumbersAt<TNumber, TFormatter>(ref source, last);
        for (int i = 0; i < last; i += Unsafe.SizeOf<Vector<byte>>())
        {
            largest = Vector.Max(largest, NumbersAt<TNumber, TFormatter>(ref source, i));
        }

        return Vector.LessThanOrEqualAll(largest, new Vector<TNumber>(bound));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector<TNumber> NumbersAt<TNumber, TFormatter>(ref byte source, int at)
    {
        Vector<TNumber> values = Unsafe.ReadUnaligned<Vector<TNumber>>(ref Wire.At(ref source, at));
        if (typeof(TFormatter) == typeof(DateTimeFormatter))
        {
            // Without the kind.
            return Vector.As<ulong, TNumber>(Vector.As<TNumber, ulong>(values) << 2);
        }

        if (typeof(TFormatter) == typeof(RuneFormatter))
        {
            // 0x110000 and above come down as numbers that are too large; surrogates, which follow 0xD7FF, are put there too.
            Vector<uint> scalars = Vector.As<TNumber, uint>(values);
            return Vector.As<uint, TNumber>(~((scalars - new Vector<uint>(0x110000)) ^ new Vector<uint>(0xD800)));
        }

        if (typeof(TFormatter) == typeof(DecimalFormatter))
        {
            // Of the flags, which come first, the scale below the bits that are 0, without the sign.
            Vector<uint> flags = Vector.As<TNumber, uint>(values) & Vector.As<ulong, uint>(Flags);
            return Vector.As<uint, TNumber>((flags >> 16) | (flags << 16));
        }

        return values;
    }
}
