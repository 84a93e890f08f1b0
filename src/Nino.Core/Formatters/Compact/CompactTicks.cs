using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <summary>Ticks in the largest unit that holds them exactly (format.md §11.5).</summary>
internal static class CompactTicks
{
    /// <summary>1970-01-01, from which dates count.</summary>
    public const long Epoch = 621355968000000000;

    private const int MaxSize = 8;
    private const int SecondsPerDay = 24 * 60 * 60;

    /// <summary>Writes ticks, and two bits that stand in the head beside them.</summary>
    public static ref byte Write(ref Writer writer, ref byte at, long ticks, int mark = 0)
    {
        int unit = 0;
        if (ticks != 0 && TryDivide(ref ticks, TimeSpan.TicksPerMillisecond))
        {
            unit = !TryDivide(ref ticks, 1000) ? 1 : !TryDivide(ref ticks, SecondsPerDay) ? 2 : 3;
        }

        ulong value = CompactNumbers.ZigZag(ticks);
        int size = CompactNumbers.SizeOf(value);
        return ref CompactNumbers.Write(ref writer, ref at, (size << 4) | (unit << 2) | mark, value, size);
    }

    /// <summary>Reads ticks that count from <paramref name="epoch"/>.</summary>
    public static long Read(ref Reader reader, long epoch, out int mark)
    {
        int head = reader.Take(1);
        int size = head >> 4;
        mark = head & 3;
        reader.Check(size <= MaxSize);
        long value = CompactNumbers.UnZigZag(CompactNumbers.Read(ref reader, size));
        int unit = (head >> 2) & 3;
        reader.Check(unit == 0 || (value <= MostOf(unit) && value >= -MostOf(unit)));

        // What is too large for a date becomes negative, which no date is either.
        return unchecked((value * TicksOf(unit)) + epoch);
    }

    /// <summary>Reads ticks that have nothing beside them.</summary>
    public static long Read(ref Reader reader, long epoch)
    {
        long ticks = Read(ref reader, epoch, out int mark);
        reader.Check(mark == 0);
        return ticks;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryDivide(ref long value, long divisor)
    {
        long quotient = value / divisor;
        if (quotient * divisor != value)
        {
            return false;
        }

        value = quotient;
        return true;
    }

    /// <summary>The ticks of a unit.</summary>
    public static long TicksOf(int unit) => unit switch
    {
        0 => 1,
        1 => TimeSpan.TicksPerMillisecond,
        2 => TimeSpan.TicksPerSecond,
        _ => TimeSpan.TicksPerDay,
    };

    /// <summary>How many of a unit fit in 64 bits.</summary>
    public static long MostOf(int unit) => unit switch
    {
        1 => long.MaxValue / TimeSpan.TicksPerMillisecond,
        2 => long.MaxValue / TimeSpan.TicksPerSecond,
        _ => long.MaxValue / TimeSpan.TicksPerDay,
    };
}
