using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Where in memory the bytes of a fixed-size value stand that are its wire form. Nothing is assumed of layouts: samples are written once, and tell it.</summary>
internal static class WirePlaces<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>The largest struct that vectors move, in memory: four of sixteen bytes.</summary>
    private const int LargestSmall = 64;

    /// <summary>The largest struct that moves in blocks: the place of each of its bytes is a byte, and one value means none.</summary>
    private const int LargestMoved = byte.MaxValue;

    /// <summary>The <see cref="DateTimeOffset"/>s that <see cref="InMemory"/> counts as moved; empty where none is.</summary>
    public static readonly DatePlace[] Dates = FindDates();

    /// <summary>For each byte on the wire its place in memory; empty when the wire form is not a choice of the bytes in memory.</summary>
    public static readonly byte[] InMemory = Find();

    /// <summary>Whether blocks are worth a look. Inlined by force: a large method has no budget left for it, and would ask at run time what is a constant.</summary>
    public static bool IsSmall
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => IsMoved && Unsafe.SizeOf<T>() <= LargestSmall;
    }

    /// <summary>The same, of a struct that may be too large for vectors.</summary>
    public static bool IsMoved
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => !RuntimeHelpers.IsReferenceOrContainsReferences<T>() && Unsafe.SizeOf<T>() <= LargestMoved && default(TFormatter).FixedSize <= Unsafe.SizeOf<T>();
    }

    /// <summary>Finds the dates, where this runtime moves them.</summary>
    /// <remarks>One minute more in a sample is as many ticks more on the wire. Numbers of eight bytes hold ticks, which begin with a multiple of eight.</remarks>
    private static DatePlace[] FindDates()
    {
        int ticksPlace = MemoryLayout.OfDateTimeOffset.TicksPlace;
        if (!Platform.MovesDates || !IsSmall || default(TFormatter).Layout != FixedLayout.Packed || ticksPlace < 0 || Unsafe.SizeOf<T>() % sizeof(long) != 0)
        {
            return [];
        }

        byte[] minute = [.. BitConverter.GetBytes(TimeSpan.TicksPerMinute), 1, 0];
        List<DatePlace> found = [];
        for (int place = 0; place + (2 * sizeof(long)) <= Unsafe.SizeOf<T>(); place += sizeof(long))
        {
            int minutes = place + sizeof(long) - ticksPlace;
            ReadOnlySpan<byte> sample = WriteSample(i => i == minutes, []);
            int wire = sample.IndexOf(minute);
            if (wire >= 0)
            {
                found.Add(new DatePlace(place + ticksPlace, minutes, wire));
            }
        }

        return found.ToArray();
    }

    private static byte[] Find()
    {
        if (!IsMoved || default(TFormatter).Layout == FixedLayout.Made)
        {
            return [];
        }

        // Each sample holds one bit of the place of each byte, and its opposite must give the opposite: else a formatter makes the byte.
        // Bytes of 0 and 1 are valid in each member.
        byte[] places = new byte[default(TFormatter).FixedSize];
        for (int bit = 1; bit <= Unsafe.SizeOf<T>(); bit <<= 1)
        {
            byte[] sample = WriteSample(place => (place & bit) != 0, Dates);
            byte[] opposite = WriteSample(place => (place & bit) == 0, Dates);
            for (int i = 0; i < places.Length; i++)
            {
                if (sample[i] + opposite[i] != 1)
                {
                    return [];
                }

                places[i] |= (byte)(sample[i] * bit);
            }
        }

        return Array.TrueForAll(places, place => place < Unsafe.SizeOf<T>()) ? places : [];
    }

    /// <summary>The wire form of a value whose bytes in memory are 0 and 1, with the ticks of dates as in memory.</summary>
    private static byte[] WriteSample(Func<int, bool> isOne, DatePlace[] dates)
    {
        T sample = default!;
        ref byte memory = ref Unsafe.As<T, byte>(ref sample);
        for (int i = 0; i < Unsafe.SizeOf<T>(); i++)
        {
            Unsafe.Add(ref memory, i) = isOne(i) && !Array.Exists(dates, date => date.HasNothingAt(i)) ? (byte)1 : (byte)0;
        }

        byte[] wire = new byte[default(TFormatter).FixedSize];
        default(TFormatter).WriteFixed(ref wire[0], sample);
        foreach (DatePlace date in dates)
        {
            date.ToInstant(wire);
        }

        return wire;
    }
}
