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
        int unit = ticks == 0 || !TickUnit.Of(1).Divides(ticks) ? 0 : !TickUnit.Of(2).Divides(ticks) ? 1 : !TickUnit.Of(3).Divides(ticks) ? 2 : 3;
        ulong value = CompactNumbers.ZigZag(TickUnit.Of(unit).Divide(ticks));
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
        TickUnit unit = TickUnit.Of((head >> 2) & 3);
        reader.Check(unit.MayCount(value));

        // What is too large for a date becomes negative, which no date is either.
        return unchecked((value * unit.Ticks) + epoch);
    }

    /// <summary>Reads ticks that have nothing beside them.</summary>
    public static long Read(ref Reader reader, long epoch)
    {
        long ticks = Read(ref reader, epoch, out int mark);
        reader.Check(mark == 0);
        return ticks;
    }
}
