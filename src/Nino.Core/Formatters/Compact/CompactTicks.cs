using System;

namespace Nino.Core.Formatters;

/// <summary>Ticks in the largest unit that holds them exactly (format.md §11.5).</summary>
internal static class CompactTicks
{
    /// <summary>1970-01-01, from which dates count.</summary>
    public const long Epoch = 621355968000000000;

    private const int MaxSize = 8;

    /// <summary>Writes ticks, and two bits that stand in the head beside them.</summary>
    public static ref byte Write(ref Writer writer, ref byte at, long ticks, int mark = 0)
    {
        int unit = ticks == 0 || ticks % TimeSpan.TicksPerMillisecond != 0 ? 0
            : ticks % TimeSpan.TicksPerSecond != 0 ? 1
            : ticks % TimeSpan.TicksPerDay != 0 ? 2
            : 3;
        ulong value = CompactNumbers.ZigZag(ticks / TicksOf(unit));
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
        long unit = TicksOf((head >> 2) & 3);
        reader.Check(value <= long.MaxValue / unit && value >= long.MinValue / unit);

        // What is too large for a date becomes negative, which no date is either.
        return unchecked((value * unit) + epoch);
    }

    /// <summary>Reads ticks that have nothing beside them.</summary>
    public static long Read(ref Reader reader, long epoch)
    {
        long ticks = Read(ref reader, epoch, out int mark);
        reader.Check(mark == 0);
        return ticks;
    }

    private static long TicksOf(int unit) => unit switch
    {
        0 => 1,
        1 => TimeSpan.TicksPerMillisecond,
        2 => TimeSpan.TicksPerSecond,
        _ => TimeSpan.TicksPerDay,
    };
}
