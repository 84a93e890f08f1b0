using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <summary>Times of a collection in the largest unit that holds all of them exactly (format.md §11.2).</summary>
internal static class PackedTicks
{
    private const int Days = 3;

    /// <param name="source">The first time: its ticks or, of dates, those of the year 1 and the kind.</param>
    /// <param name="count">How many there are.</param>
    /// <param name="isDate">Whether they are dates.</param>
    /// <param name="scale">The unit, and the kind of dates.</param>
    public static int WidthOf(ref byte source, int count, bool isDate, out byte scale)
    {
        int kind = isDate ? (int)(Load(ref source, 0) >> 62) : 0;
        int unit = Days;
        long least = long.MaxValue;
        long greatest = long.MinValue;
        scale = 0;
        for (int i = 0; i < count; i++)
        {
            ulong bits = Load(ref source, i);
            if (isDate && (int)(bits >> 62) != kind)
            {
                return sizeof(ulong);
            }

            long ticks = Ticks(bits, isDate);
            while (unit > 0 && !IsMultiple(ticks, unit))
            {
                unit--;
            }

            least = Math.Min(least, ticks);
            greatest = Math.Max(greatest, ticks);
        }

        scale = (byte)(unit | (kind << 2));
        return Packing.WidthOf(Divide(least, unit), Divide(greatest, unit));
    }

    public static void Narrow(ref byte source, ref byte destination, int count, int width, bool isDate, byte scale)
    {
        for (int i = 0; i < count; i++)
        {
            long ticks = Ticks(Load(ref source, i), isDate);
            CompactNumbers.Store(ref Packing.At(ref destination, i, width), width, (ulong)Divide(ticks, scale & 3));
        }
    }

    /// <param name="source">The first integer.</param>
    /// <param name="destination">The first time.</param>
    /// <param name="count">How many there are.</param>
    /// <param name="width">The bytes of an integer.</param>
    /// <param name="isDate">Whether they are dates.</param>
    /// <param name="scale">The unit, and the kind of dates.</param>
    /// <param name="most">The most ticks there are; times below zero are none, where there is a limit.</param>
    public static bool TryWiden(ref byte source, ref byte destination, int count, int width, bool isDate, byte scale, ulong most)
    {
        int unit = scale & 3;
        int kind = scale >> 2;
        bool isValid = kind <= (isDate ? 3 : 0);
        long epoch = isDate ? CompactTicks.Epoch : 0;
        long mostOfUnit = unit == 0 ? long.MaxValue : CompactTicks.MostOf(unit);
        long factor = CompactTicks.TicksOf(unit);
        ulong mark = (ulong)kind << 62;
        for (int i = 0; i < count; i++)
        {
            ulong bits = CompactNumbers.Load(ref Packing.At(ref source, i, width), width, signed: true);
            if (width < sizeof(ulong))
            {
                long number = (long)bits;
                isValid &= number <= mostOfUnit && number >= -mostOfUnit;
                bits = (ulong)unchecked((number * factor) + epoch);
                isValid &= bits <= most;
                bits |= mark;
            }
            else
            {
                isValid &= (isDate ? bits & DateTimeFormatter.TicksMask : bits) <= most;
            }

            Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(ulong)), bits);
        }

        return isValid;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Load(ref byte source, int index) => Unsafe.ReadUnaligned<ulong>(ref Packing.At(ref source, index, sizeof(ulong)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static long Ticks(ulong bits, bool isDate) => isDate ? (long)(bits & DateTimeFormatter.TicksMask) - CompactTicks.Epoch : (long)bits;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsMultiple(long ticks, int unit) => Divide(ticks, unit) * CompactTicks.TicksOf(unit) == ticks;

    /// <summary>By constants, which is a product.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static long Divide(long ticks, int unit) => unit switch
    {
        0 => ticks,
        1 => ticks / TimeSpan.TicksPerMillisecond,
        2 => ticks / TimeSpan.TicksPerSecond,
        _ => ticks / TimeSpan.TicksPerDay,
    };
}
