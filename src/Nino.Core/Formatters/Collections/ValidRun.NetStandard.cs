namespace Nino.Core.Formatters;

/// <summary>Checks runs of values by numbers: the bits that occur in any of them tell for all, where none of these is doubtful.</summary>
internal static class ValidRun
{
    private const int LargestValue = 64;

    /// <summary>Whether values are valid but for dates (<see cref="LeavesDates"/>); false where that has to be asked of each.</summary>
    public static bool AreValid<TValue, TFormatter>(ref byte source, int count)
        where TFormatter : struct, IFormatter<TValue>
    {
        // Each of so many bits takes a look at the whole value.
        int size = default(TFormatter).FixedSize;
        if (size > LargestValue || !Doubt<TValue, TFormatter>.IsKnown)
        {
            return false;
        }

        foreach ((int place, ulong doubtful) in Doubt<TValue, TFormatter>.Bits)
        {
            // Numbers of the same values, as many as a number holds: the last may overlap the one before.
            int step = Math.Max(size, sizeof(ulong));
            int last = (count * size) - step + place;
            if (last < place || Occur(doubtful, ref Wire.At(ref source, place), last - place, step))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>The same, and copies them where they are.</summary>
    public static bool TryCopy<TValue, TFormatter>(ref byte source, ref byte destination, int count)
        where TFormatter : struct, IFormatter<TValue>
    {
        bool valid = AreValid<TValue, TFormatter>(ref source, count);
        if (valid)
        {
            Unsafe.CopyBlockUnaligned(ref destination, ref source, (uint)count * (uint)default(TFormatter).FixedSize);
        }

        return valid;
    }

    /// <summary>Whether values with dates that are not valid pass for valid: those who move them check the dates.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool LeavesDates<TValue, TFormatter>()
        where TFormatter : struct, IFormatter<TValue> => WirePlaces<TValue, TFormatter>.IsSmall && WirePlaces<TValue, TFormatter>.Dates.Length != 0;

    /// <summary>Whether some bits occur in numbers that are <paramref name="step"/> bytes apart, up to the one at <paramref name="last"/>.</summary>
    private static bool Occur(ulong bits, ref byte number, int last, int step)
    {
        ulong occurring = Unsafe.ReadUnaligned<ulong>(ref Wire.At(ref number, last));
        while ((occurring & bits) == 0 && last > 0)
        {
            // Looked at after some numbers, not after each.
            int left = (Math.Min(last, ElementReader.Many * step) + step - 1) / step;
            for (; left >= 4; left -= 4)
            {
                occurring |= Unsafe.ReadUnaligned<ulong>(ref number);
                number = ref Unsafe.AddByteOffset(ref number, (nint)step);
                occurring |= Unsafe.ReadUnaligned<ulong>(ref number);
                number = ref Unsafe.AddByteOffset(ref number, (nint)step);
                occurring |= Unsafe.ReadUnaligned<ulong>(ref number);
                number = ref Unsafe.AddByteOffset(ref number, (nint)step);
                occurring |= Unsafe.ReadUnaligned<ulong>(ref number);
                number = ref Unsafe.AddByteOffset(ref number, (nint)step);
            }

            for (; left > 0; left--)
            {
                occurring |= Unsafe.ReadUnaligned<ulong>(ref number);
                number = ref Unsafe.AddByteOffset(ref number, (nint)step);
            }

            last -= ElementReader.Many * step;
        }

        return (occurring & bits) != 0;
    }

    /// <summary>Which bits of a value leave it open whether it is valid: without them it is, whatever the others are.</summary>
    /// <remarks>
    /// A value stays valid when bits are taken from it, as what is checked is a bound of numbers; so all bits that are valid
    /// together are without doubt. Where none of them, or one of them alone, is not valid, more is checked, such as the instant of a date.
    /// </remarks>
    private static class Doubt<TValue, TFormatter>
        where TFormatter : struct, IFormatter<TValue>
    {
        /// <summary>Numbers of eight bytes that hold doubtful bits: their places in a value, and those bits. Of a shorter value the number holds several.</summary>
        public static readonly (int Place, ulong Bits)[] Bits;

        /// <summary>Whether it is known which bits are doubtful.</summary>
        public static readonly bool IsKnown = TryFind(out Bits);

        private static bool TryFind(out (int, ulong)[] doubtful)
        {
            int size = default(TFormatter).FixedSize;
            byte[] together = new byte[size];
            byte[] alone = new byte[size];
            bool[] isDate = new bool[size];
            foreach (DatePlace date in WirePlaces<TValue, TFormatter>.Dates)
            {
                Array.Fill(isDate, true, date.Wire, default(DateTimeOffsetFormatter).FixedSize);
            }

            bool isKnown = BitConverter.IsLittleEndian && default(TFormatter).IsValid(ref alone[0]);
            for (int bit = 0; bit < 8 * size; bit++)
            {
                if (isDate[bit >> 3])
                {
                    continue;
                }

                ref byte part = ref together[bit >> 3];
                byte before = part;
                part |= (byte)(1 << (bit & 7));
                if (!default(TFormatter).IsValid(ref together[0]))
                {
                    part = before;
                    continue;
                }

                alone[bit >> 3] = (byte)(1 << (bit & 7));
                isKnown &= default(TFormatter).IsValid(ref alone[0]);
                alone[bit >> 3] = 0;
            }

            // As few numbers as cover them, each from a doubtful byte on.
            List<(int, ulong)> found = [];
            byte[] number = new byte[sizeof(ulong)];
            for (int i = 0; i < size; i++)
            {
                if (isDate[i] || together[i] == byte.MaxValue)
                {
                    continue;
                }

                int place = Math.Max(0, Math.Min(i, size - sizeof(ulong)));
                for (int k = 0; k < number.Length; k++)
                {
                    int at = (place + k) % size;
                    number[k] = isDate[at] ? (byte)0 : (byte)~together[at];
                }

                found.Add((place, BitConverter.ToUInt64(number, 0)));
                isKnown &= size >= sizeof(ulong) || sizeof(ulong) % size == 0;
                i = place + sizeof(ulong) - 1;
            }

            doubtful = found.ToArray();
            return isKnown;
        }
    }
}
