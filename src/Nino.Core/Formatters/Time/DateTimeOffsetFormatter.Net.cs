namespace Nino.Core.Formatters;

public readonly partial struct DateTimeOffsetFormatter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int MinutesOf(DateTimeOffset value) => value.TotalOffsetMinutes;

    /// <summary>Makes a value of which it is known that it is valid; the constructor asks once more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static DateTimeOffset Make(long ticks, long offset)
    {
        if (MemoryLayout.OfDateTimeOffset.TicksPlace < 0)
        {
            return new DateTimeOffset(ticks, new TimeSpan(offset * TimeSpan.TicksPerMinute));
        }

        // Structs of the same fields: they stay in registers, where halves that are stored and loaded as one would have to wait for each other.
        long instant = ticks - (offset * TimeSpan.TicksPerMinute);
        return MemoryLayout.OfDateTimeOffset.TicksPlace == 0
            ? Unsafe.BitCast<TicksFirst, DateTimeOffset>(new TicksFirst(instant, (int)offset))
            : Unsafe.BitCast<OffsetFirst, DateTimeOffset>(new OffsetFirst((int)offset, instant));
    }

    private readonly record struct TicksFirst(long Ticks, int Offset);

    private readonly record struct OffsetFirst(int Offset, long Ticks);
}
