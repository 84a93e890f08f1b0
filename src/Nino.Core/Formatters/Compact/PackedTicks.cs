using System.Numerics;

namespace Nino.Core.Formatters;

/// <summary>Times of a collection in the largest unit that holds all of them exactly (format.md §11.2).</summary>
/// <typeparam name="T">The times: ticks or, of <see cref="DateTime"/>, those from the year 1 on and the kind.</typeparam>
internal static partial class PackedTicks<T>
{
    private const int Days = 3;

    /// <summary>How many numbers are narrowed at once.</summary>
    private const int Block = 128;

    private static bool IsDate
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(T) == typeof(DateTime);
    }

    private static long TicksMask => IsDate ? (long)DateTimeFormatter.TicksMask : -1;

    /// <summary>Where numbers count from; a multiple of each unit.</summary>
    private static long Epoch => IsDate ? CompactTicks.Epoch : 0;

    /// <param name="source">The first time.</param>
    /// <param name="count">How many there are.</param>
    /// <param name="scale">The unit, and the kind of dates.</param>
    public static int WidthOf(ref byte source, int count, out byte scale)
    {
        Extremes(ref source, count, TicksMask, out long least, out long greatest, out long differences);
        scale = 0;
        if ((differences & ~TicksMask) != 0)
        {
            return sizeof(ulong);
        }

        int unit = Days;
        for (int i = 0; unit > 0 && (i = SkipMultiples(ref source, count, i, unit)) < count; unit--)
        {
        }

        scale = (byte)(unit | (IsDate ? (int)((ulong)Load(ref source, 0) >> 62) << 2 : 0));
        TickUnit of = TickUnit.Of(unit);
        return Packing.WidthOf(of.Divide(least - Epoch), of.Divide(greatest - Epoch));
    }

    public static void Narrow(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        Span<long> block = stackalloc long[Block];
        ref byte numbers = ref Unsafe.As<long, byte>(ref MemoryMarshal.GetReference(block));
        for (int done = 0; done < count; done += Block)
        {
            int some = Math.Min(Block, count - done);
            Divide(ref Packing.At(ref source, done, sizeof(long)), ref numbers, some, TickUnit.Of(scale & 3));
            Packing.Narrow(ref numbers, ref Packing.At(ref destination, done, width), some, sizeof(long), width);
        }
    }

    /// <param name="source">The first integer.</param>
    /// <param name="destination">The first time.</param>
    /// <param name="count">How many there are.</param>
    /// <param name="width">The bytes of an integer.</param>
    /// <param name="scale">The unit, and the kind of dates.</param>
    /// <param name="most">The most ticks there are; times below zero are none, where there is a limit.</param>
    public static bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale, ulong most)
    {
        if (count == 0)
        {
            return true;
        }

        bool isTime = width == sizeof(long);
        TickUnit unit = TickUnit.Of(scale & 3);
        int kind = scale >> 2;
        Packing.Widen(ref source, ref destination, count, width, sizeof(long), signed: true);
        Extremes(ref destination, count, isTime ? TicksMask : -1, out long least, out long greatest, out _);
        bool isValid = isTime ? (ulong)least <= most && (ulong)greatest <= most : kind <= (IsDate ? 3 : 0) && IsValid(least, unit, most) && IsValid(greatest, unit, most);
        if (!isValid)
        {
            // No time that C# could not have made stays in its place.
            Unsafe.InitBlockUnaligned(ref destination, 0, (uint)count * sizeof(long));
        }
        else if (!isTime)
        {
            Multiply(ref destination, count, unit, (long)kind << 62);
        }

        return isValid;
    }

    /// <summary>Whether a number is a time. What is too large for a date becomes negative, which no date is either.</summary>
    private static bool IsValid(long number, in TickUnit unit, ulong most) => unit.MayCount(number) && (ulong)unchecked((number * unit.Ticks) + Epoch) <= most;

    /// <summary>The least and the greatest of the numbers behind a mask, and the bits in which elements differ from the first.</summary>
    private static void Extremes(ref byte source, int count, long mask, out long least, out long greatest, out long differences)
    {
        long first = Load(ref source, 0);
        least = greatest = first & mask;
        differences = 0;
        int i = 0;
        if (Vector.IsHardwareAccelerated && count >= Vector<long>.Count)
        {
            Vector<long> firsts = new(first);
            Vector<long> masks = new(mask);
            Vector<long> leasts = new(least);
            Vector<long> greatests = leasts;
            Vector<long> differ = Vector<long>.Zero;
            for (; i <= count - Vector<long>.Count; i += Vector<long>.Count)
            {
                Vector<long> next = Unsafe.ReadUnaligned<Vector<long>>(ref Packing.At(ref source, i, sizeof(long)));
                differ |= next ^ firsts;
                leasts = Vector.Min(leasts, next & masks);
                greatests = Vector.Max(greatests, next & masks);
            }

            for (int lane = 0; lane < Vector<long>.Count; lane++)
            {
                differences |= differ[lane];
                least = Math.Min(least, leasts[lane]);
                greatest = Math.Max(greatest, greatests[lane]);
            }
        }

        for (; i < count; i++)
        {
            long next = Load(ref source, i);
            differences |= next ^ first;
            least = Math.Min(least, next & mask);
            greatest = Math.Max(greatest, next & mask);
        }
    }

    /// <summary>From a time on, the first that is no multiple of a unit.</summary>
    private static int SkipMultiples(ref byte source, int count, int i, int unit)
    {
        TickUnit of = TickUnit.Of(unit);
        SkipVectors(ref source, count, of, ref i);
        while (i < count && of.Divides(Load(ref source, i) & TicksMask))
        {
            i++;
        }

        return i;
    }

    /// <summary>Counts on over vectors of multiples.</summary>
    static partial void SkipVectors(ref byte source, int count, in TickUnit unit, ref int i);

    /// <summary><see cref="Divide"/> by vectors, as far as they are full; counts on.</summary>
    static partial void DivideVectors(ref byte source, ref byte numbers, int count, in TickUnit unit, ref int i);

    /// <summary>Turns times into numbers of a unit that holds them exactly.</summary>
    private static void Divide(ref byte source, ref byte numbers, int count, in TickUnit unit)
    {
        long first = unit.Divide(Epoch);
        int i = 0;
        DivideVectors(ref source, ref numbers, count, unit, ref i);
        for (; i < count; i++)
        {
            Unsafe.WriteUnaligned(ref Packing.At(ref numbers, i, sizeof(long)), unit.Divide(Load(ref source, i) & TicksMask) - first);
        }
    }

    /// <summary>Turns numbers of a unit into times, where they are.</summary>
    private static void Multiply(ref byte numbers, int count, in TickUnit unit, long mark)
    {
        long factor = unit.Ticks;
        int i = 0;
        if (Vector.IsHardwareAccelerated)
        {
            Vector<long> factors = new(factor);
            Vector<long> first = new(Epoch | mark);
            for (; i <= count - Vector<long>.Count; i += Vector<long>.Count)
            {
                ref byte at = ref Packing.At(ref numbers, i, sizeof(long));
                Unsafe.WriteUnaligned(ref at, (Unsafe.ReadUnaligned<Vector<long>>(ref at) * factors) + first);
            }
        }

        for (; i < count; i++)
        {
            ref byte at = ref Packing.At(ref numbers, i, sizeof(long));
            Unsafe.WriteUnaligned(ref at, (Unsafe.ReadUnaligned<long>(ref at) * factor) + (Epoch | mark));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static long Load(ref byte source, int index) => Unsafe.ReadUnaligned<long>(ref Packing.At(ref source, index, sizeof(long)));
}
