namespace Nino.Core.Formatters;

/// <summary>
/// Whether this runtime keeps a few types in memory as they are on the wire. Nothing is assumed about private
/// layouts: sample values are looked at once, and where one differs the public API is used instead. Each type is
/// looked at when it is first used.
/// </summary>
internal static partial class MemoryLayout
{
    private static bool ProbeDateTime()
    {
        const long ticks = 0x0123_4567_89AB_CDEF;
        DateTime plain = new(ticks);
        DateTime utc = new(ticks, DateTimeKind.Utc);
        DateTime local = new(ticks, DateTimeKind.Local);
        return Unsafe.SizeOf<DateTime>() == sizeof(ulong) && BitConverter.IsLittleEndian
            && Unsafe.As<DateTime, ulong>(ref plain) == (ulong)ticks
            && Unsafe.As<DateTime, ulong>(ref utc) == ((ulong)ticks | (1UL << 62))
            && Unsafe.As<DateTime, ulong>(ref local) == ((ulong)ticks | (1UL << 63));
    }

    private static bool ProbeDecimal()
    {
        if (Unsafe.SizeOf<decimal>() != 16 || !BitConverter.IsLittleEndian)
        {
            return false;
        }

        decimal sample = new(0x11223344, 0x55667788, 0x1ABBCCDD, isNegative: true, scale: 7);
        int[] parts = decimal.GetBits(sample);
        ref byte memory = ref Unsafe.As<decimal, byte>(ref sample);
        return Part(ref memory, 0) == parts[3] && Part(ref memory, 1) == parts[2]
            && Part(ref memory, 2) == parts[0] && Part(ref memory, 3) == parts[1];
    }

    /// <summary>The instant and the minutes take eight bytes each, of which the minutes use the lower two.</summary>
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
            && (short)Part(ref memory, (sizeof(long) - ticksPlace) / sizeof(int)) == (short)(sample.Offset.Ticks / TimeSpan.TicksPerMinute);
    }

    private static int Part(ref byte memory, int index) => Unsafe.ReadUnaligned<int>(ref Wire.At(ref memory, index * sizeof(int)));

    private static bool ProbeGuid()
    {
        Guid sample = new("00112233-4455-6677-8899-aabbccddeeff");
        byte[] bytes = sample.ToByteArray();
        ref byte memory = ref Unsafe.As<Guid, byte>(ref sample);
        for (int i = 0; i < bytes.Length; i++)
        {
            if (Unsafe.SizeOf<Guid>() != bytes.Length || Wire.At(ref memory, i) != bytes[i])
            {
                return false;
            }
        }

        return true;
    }

    public static class OfDateTime
    {
        public static readonly FixedLayout Layout = ProbeDateTime() ? FixedLayout.RawChecked : FixedLayout.Packed;
    }

    public static class OfDateTimeOffset
    {
        /// <summary>Where the ticks of the instant stand, 0 or 8; the offset in minutes has the other place. −1 where the layout is another.</summary>
        public static readonly int TicksPlace = FindTicksPlace();
    }

    public static class OfDecimal
    {
        public static readonly FixedLayout Layout = ProbeDecimal() ? FixedLayout.RawChecked : FixedLayout.Packed;
    }

    public static class OfGuid
    {
        public static readonly FixedLayout Layout = ProbeGuid() ? FixedLayout.Raw : FixedLayout.Packed;
    }
}
