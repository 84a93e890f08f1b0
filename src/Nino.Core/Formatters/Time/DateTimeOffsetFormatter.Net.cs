using System;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Nino.Core.Formatters;

public readonly partial struct DateTimeOffsetFormatter
{
    /// <summary>Makes a value of which it is known that it is valid; the constructor asks once more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static DateTimeOffset Make(long ticks, long offset)
    {
        if (MemoryLayout.OfDateTimeOffset.TicksPlace < 0)
        {
            return new DateTimeOffset(ticks, new TimeSpan(offset * TimeSpan.TicksPerMinute));
        }

        // One vector: two halves that are stored and loaded as one would have to wait for each other.
        long instant = ticks - (offset * TimeSpan.TicksPerMinute);
        Vector128<long> memory = MemoryLayout.OfDateTimeOffset.TicksPlace == 0 ? Vector128.Create(instant, (uint)offset) : Vector128.Create((uint)offset, instant);
        return Unsafe.As<Vector128<long>, DateTimeOffset>(ref memory);
    }
}
