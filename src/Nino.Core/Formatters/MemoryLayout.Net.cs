using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Text;

namespace Nino.Core.Formatters;

internal static partial class MemoryLayout
{
    private static FixedLayout Probe<T, TNumber>(T sample, TNumber number) =>
        BitConverter.IsLittleEndian && Unsafe.SizeOf<T>() == Unsafe.SizeOf<TNumber>()
        && EqualityComparer<TNumber>.Default.Equals(Unsafe.As<T, TNumber>(ref sample), number)
            ? FixedLayout.RawChecked
            : FixedLayout.Packed;

    /// <summary>The instant and the minutes take eight bytes each, of which the minutes use the lower four.</summary>
    private static int FindTicksPlace()
    {
        DateTimeOffset east = new(0x0123_4567_89AB_CDEF, TimeSpan.FromMinutes(839));
        DateTimeOffset west = new(0x0223_4567_89AB_CDEF, TimeSpan.FromMinutes(-838));
        foreach (int place in (int[])[0, sizeof(long)])
        {
            if (Unsafe.SizeOf<DateTimeOffset>() == 2 * sizeof(long) && BitConverter.IsLittleEndian && Holds(east, place) && Holds(west, place))
            {
                return place;
            }
        }

        return -1;
    }

    private static bool Holds(DateTimeOffset sample, int ticksPlace)
    {
        ref byte memory = ref Unsafe.As<DateTimeOffset, byte>(ref sample);
        return Unsafe.ReadUnaligned<long>(ref Wire.At(ref memory, ticksPlace)) == sample.UtcTicks
            && Part(ref memory, (sizeof(long) - ticksPlace) / sizeof(int)) == (int)(sample.Offset.Ticks / TimeSpan.TicksPerMinute);
    }

    public static class OfDateOnly
    {
        public static readonly FixedLayout Layout = Probe(DateOnly.FromDayNumber(0x0037_1234), 0x0037_1234);
    }

    public static class OfDateTimeOffset
    {
        /// <summary>Where the ticks of the instant stand, 0 or 8; the offset in minutes has the other place. −1 where the layout is another.</summary>
        public static readonly int TicksPlace = FindTicksPlace();
    }

    public static class OfTimeOnly
    {
        public static readonly FixedLayout Layout = Probe(new TimeOnly(0xC1_2345_6789), 0xC1_2345_6789L);
    }

    public static class OfRune
    {
        public static readonly FixedLayout Layout = Probe(new Rune(0x0010_F234), 0x0010_F234);
    }
}
