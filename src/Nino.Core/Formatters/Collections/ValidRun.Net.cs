using System.Numerics;
using System.Runtime.Intrinsics;

namespace Nino.Core.Formatters;

/// <summary>
/// Checks runs of values by vectors. Where a number that is made of each value must not be above a bound, the largest
/// tells for all; of other values, such as structs with several members, those without doubtful bits are valid.
/// </summary>
internal static class ValidRun
{
    /// <summary>How many numbers below the largest scalar value are none.</summary>
    private const uint Surrogates = 0x800;

    private const ulong MaxTime = (ulong)TimeSpan.TicksPerDay - 1;

    /// <summary>The flags of decimals without the sign.</summary>
    private static readonly Vector<ulong> Flags = new([0x7FFF_FFFF, 0, 0x7FFF_FFFF, 0, 0x7FFF_FFFF, 0, 0x7FFF_FFFF, 0]);

    /// <summary>Whether the values are valid but for dates (<see cref="LeavesDates"/>); false where that has to be asked of each.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool AreValid<TValue, TFormatter>(ref byte source, int count)
        where TFormatter : struct, IFormatter<TValue> => AreValid<TValue, TFormatter>(ref source, ref source, count, isCopied: false);

    /// <summary>The same, and copies them on the way, whether they are or not.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool TryCopy<TValue, TFormatter>(ref byte source, ref byte destination, int count)
        where TFormatter : struct, IFormatter<TValue> => AreValid<TValue, TFormatter>(ref source, ref destination, count, isCopied: true);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool AreValid<TValue, TFormatter>(ref byte source, ref byte destination, int count, bool isCopied)
        where TFormatter : struct, IFormatter<TValue>
    {
        int end = count * default(TFormatter).FixedSize;
        int last = end - Unsafe.SizeOf<Vector<byte>>();
        if (Vector512.IsHardwareAccelerated && default(TFormatter).FixedSize <= Vector512<byte>.Count && end >= Vector512<byte>.Count && Doubt<TValue, TFormatter>.IsKnown)
        {
            return AreKnown<TValue, TFormatter>(ref source, ref destination, end, isCopied);
        }

        return BitConverter.IsLittleEndian && Vector.IsHardwareAccelerated && last >= 0
            && (typeof(TFormatter) == typeof(BooleanFormatter) ? AreAtMost<byte, TFormatter>(ref source, ref destination, last, isCopied, 1)
                : typeof(TFormatter) == typeof(DateOnlyFormatter) ? AreAtMost<uint, TFormatter>(ref source, ref destination, last, isCopied, DateOnlyFormatter.MaxDayNumber)
                : typeof(TFormatter) == typeof(RuneFormatter) ? AreAtMost<uint, TFormatter>(ref source, ref destination, last, isCopied, 0x10FFFF - Surrogates)
                : typeof(TFormatter) == typeof(DecimalFormatter) ? AreAtMost<uint, TFormatter>(ref source, ref destination, last, isCopied, DecimalFormatter.MaxScale)
                : typeof(TFormatter) == typeof(TimeOnlyFormatter) ? AreAtMost<ulong, TFormatter>(ref source, ref destination, last, isCopied, MaxTime)
                : typeof(TFormatter) == typeof(DateTimeFormatter) && AreAtMost<ulong, TFormatter>(ref source, ref destination, last, isCopied, DateTimeFormatter.MaxShifted));
    }

    /// <summary>What there is to know of a vector of values and of those before it, which begins with 0: <see cref="AreValid{TValue, TFormatter}(Vector512{byte})"/> tells whether they are valid.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector512<byte> LargestOf<TValue, TFormatter>(Vector512<byte> largest, Vector512<byte> values)
        where TFormatter : struct, IFormatter<TValue> =>
        typeof(TFormatter) == typeof(DateOnlyFormatter) ? Vector512.Max(largest.AsUInt32(), values.AsUInt32()).AsByte()
        : typeof(TFormatter) == typeof(TimeOnlyFormatter) ? Vector512.Max(largest.AsUInt64(), values.AsUInt64()).AsByte()
        : typeof(TFormatter) == typeof(DateTimeFormatter) ? Vector512.Max(largest.AsUInt64(), values.AsUInt64() << 2).AsByte()
        : Doubt<TValue, TFormatter>.IsDoubtful ? Vector512.Max(largest, values & Doubt<TValue, TFormatter>.Bits)
        : largest;

    /// <summary>Whether values are valid but for dates, from what <see cref="LargestOf"/> found; false where that has to be asked of each.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool AreValid<TValue, TFormatter>(Vector512<byte> largest)
        where TFormatter : struct, IFormatter<TValue> =>
        typeof(TFormatter) == typeof(DateOnlyFormatter) ? Vector512.LessThanOrEqualAll(largest.AsUInt32(), Vector512.Create(DateOnlyFormatter.MaxDayNumber))
        : typeof(TFormatter) == typeof(TimeOnlyFormatter) ? Vector512.LessThanOrEqualAll(largest.AsUInt64(), Vector512.Create(MaxTime))
        : typeof(TFormatter) == typeof(DateTimeFormatter) ? Vector512.LessThanOrEqualAll(largest.AsUInt64(), Vector512.Create(DateTimeFormatter.MaxShifted))
        : Doubt<TValue, TFormatter>.IsKnown && (!Doubt<TValue, TFormatter>.IsDoubtful || Vector512.LessThanOrEqualAll(largest, Doubt<TValue, TFormatter>.Most));

    /// <summary>Whether values with dates that are not valid pass for valid: those who move them check the dates.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool LeavesDates<TValue, TFormatter>()
        where TFormatter : struct, IFormatter<TValue> => WirePlaces<TValue, TFormatter>.IsSmall && WirePlaces<TValue, TFormatter>.Dates.Length != 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool AreKnown<TValue, TFormatter>(ref byte source, ref byte destination, int end, bool isCopied)
        where TFormatter : struct, IFormatter<TValue>
    {
        if (!isCopied && !Doubt<TValue, TFormatter>.IsDoubtful)
        {
            return true;
        }

        int size = default(TFormatter).FixedSize;
        int step = Vector512<byte>.Count / size * size;
        int last = end - Vector512<byte>.Count;
        Vector512<byte> rest = Unsafe.ReadUnaligned<Vector512<byte>>(ref Wire.At(ref source, last));
        Vector512<byte> largest = step == Vector512<byte>.Count ? LargestOf<TValue, TFormatter>(Vector512<byte>.Zero, rest) : Vector512<byte>.Zero;
        int i = 0;
        for (; step == Vector512<byte>.Count ? i < last : i <= last; i += step)
        {
            Vector512<byte> values = Unsafe.ReadUnaligned<Vector512<byte>>(ref Wire.At(ref source, i));
            largest = LargestOf<TValue, TFormatter>(largest, values);
            if (isCopied)
            {
                Unsafe.WriteUnaligned(ref Wire.At(ref destination, i), values);
            }
        }

        if (isCopied)
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref destination, last), rest);
        }

        bool valid = AreValid<TValue, TFormatter>(largest);
        for (; step != Vector512<byte>.Count && i < end; i += size)
        {
            valid &= default(TFormatter).IsValid(ref Wire.At(ref source, i));
        }

        return valid;
    }

    // A vector holds whole values, and so does the last one, which may overlap the one before.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool AreAtMost<TNumber, TFormatter>(ref byte source, ref byte destination, int last, bool isCopied, TNumber bound)
    {
        Vector<TNumber> end = Unsafe.ReadUnaligned<Vector<TNumber>>(ref Wire.At(ref source, last));
        Vector<TNumber> largest = NumbersOf<TNumber, TFormatter>(end);
        for (int i = 0; i < last; i += Unsafe.SizeOf<Vector<byte>>())
        {
            Vector<TNumber> values = Unsafe.ReadUnaligned<Vector<TNumber>>(ref Wire.At(ref source, i));
            largest = Vector.Max(largest, NumbersOf<TNumber, TFormatter>(values));
            if (isCopied)
            {
                Unsafe.WriteUnaligned(ref Wire.At(ref destination, i), values);
            }
        }

        if (isCopied)
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref destination, last), end);
        }

        return Vector.LessThanOrEqualAll(largest, new Vector<TNumber>(bound));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector<TNumber> NumbersOf<TNumber, TFormatter>(Vector<TNumber> values)
    {
        if (typeof(TFormatter) == typeof(DateTimeFormatter))
        {
            // Without the kind.
            return Vector.As<ulong, TNumber>(Vector.As<TNumber, ulong>(values) << 2);
        }

        if (typeof(TFormatter) == typeof(RuneFormatter))
        {
            // 0x110000 and above come down as numbers that are too large; surrogates, which follow 0xD7FF, are put there too.
            Vector<uint> scalars = Vector.As<TNumber, uint>(values);
            return Vector.As<uint, TNumber>(~((scalars - new Vector<uint>(0x110000)) ^ new Vector<uint>(0xD800)));
        }

        if (typeof(TFormatter) == typeof(DecimalFormatter))
        {
            // Of the flags, which come first, the scale below the bits that are 0, without the sign.
            Vector<uint> flags = Vector.As<TNumber, uint>(values) & Vector.As<ulong, uint>(Flags);
            return Vector.As<uint, TNumber>((flags >> 16) | (flags << 16));
        }

        return values;
    }

    /// <summary>Which bits of a value leave it open whether it is valid: where they are no more than some numbers it is, whatever the others are.</summary>
    /// <remarks>
    /// A value stays valid when bits are taken from it, as what is checked is a bound of numbers; so all bits that are valid
    /// together are without doubt. Where none of them, or one of them alone, is not valid, more is checked, such as the
    /// instant of a date. Runes are not so either: 0xD800 is none, and 0x1D800 is one.
    /// </remarks>
    internal static class Doubt<TValue, TFormatter>
        where TFormatter : struct, IFormatter<TValue>
    {
        /// <summary>The doubtful bits, for as many values as a vector holds, and of each byte those below the highest of them.</summary>
        public static readonly Vector512<byte> Bits;

        /// <summary>The most that each byte may hold in its doubtful bits.</summary>
        public static readonly Vector512<byte> Most;

        /// <summary>Whether it is known which bits are doubtful.</summary>
        public static readonly bool IsKnown = TryFind(out Bits, out Most);

        /// <summary>Whether some bits are doubtful.</summary>
        public static readonly bool IsDoubtful = Bits != Vector512<byte>.Zero;

        private static bool TryFind(out Vector512<byte> doubtful, out Vector512<byte> most)
        {
            int size = default(TFormatter).FixedSize;
            byte[] value = new byte[size];
            bool[] isDate = new bool[size];
            foreach (DatePlace date in WirePlaces<TValue, TFormatter>.Dates)
            {
                Array.Fill(isDate, true, date.Wire, default(DateTimeOffsetFormatter).FixedSize);
            }

            // The bits that are valid together.
            byte[] alone = new byte[size];
            bool isKnown = default(TFormatter).IsValid(ref alone[0]);
            for (int bit = 0; bit < 8 * size; bit++)
            {
                byte before = value[bit >> 3];
                alone[bit >> 3] = (byte)(isDate[bit >> 3] ? 0 : 1 << (bit & 7));
                value[bit >> 3] |= alone[bit >> 3];
                if (default(TFormatter).IsValid(ref value[0]))
                {
                    isKnown &= default(TFormatter).IsValid(ref alone[0]);
                }
                else
                {
                    value[bit >> 3] = before;
                }

                alone[bit >> 3] = 0;
            }

            byte[] bits = new byte[Vector512<byte>.Count];
            byte[] largest = new byte[Vector512<byte>.Count];
            for (int i = 0; i < size; i++)
            {
                byte all = value[i];
                int mask = isDate[i] || all == byte.MaxValue ? 0 : (2 << BitOperations.Log2((uint)(byte)~all)) - 1;
                int top = 0;
                for (int number = 1; number <= mask; number++)
                {
                    value[i] = (byte)((all & ~mask) | number);
                    if (!default(TFormatter).IsValid(ref value[0]))
                    {
                        break;
                    }

                    top = number;
                }

                value[i] = mask == 0 ? all : (byte)((all & ~mask) | top);
                for (int place = i; place < Vector512<byte>.Count / size * size; place += size)
                {
                    bits[place] = (byte)mask;
                    largest[place] = (byte)top;
                }
            }

            doubtful = Vector512.Create(bits);
            most = Vector512.Create(largest);
            byte[] surrogate = new byte[size];
            for (int i = 0; i <= size - sizeof(uint); i++)
            {
                value.CopyTo(surrogate, 0);
                Unsafe.As<byte, uint>(ref surrogate[i]) &= 0xD800;
                isKnown &= default(TFormatter).IsValid(ref surrogate[0]);
            }

            return isKnown;
        }
    }
}
