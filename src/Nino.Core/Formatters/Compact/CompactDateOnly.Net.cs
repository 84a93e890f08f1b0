namespace Nino.Core.Formatters;

/// <summary><see cref="DateOnly"/>: the day number as a varint (format.md §11.1).</summary>
/// <remarks>From the year 45 on it has three bytes, from 5742 on four. Both are written and read as a word.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactDateOnly : ICompactForm<DateOnly>
{
    private const uint FirstOfThree = 1 << 14;
    private const uint FirstOfFour = 1 << 21;

    /// <summary>The bits that tell, in the bytes of a word, that another byte follows.</summary>
    private const uint TwoContinue = 0x8080;
    private const uint ThirdContinues = 0x80_0000;
    private const uint FourthContinues = 0x8000_0000;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, DateOnly value)
    {
        uint day = (uint)value.DayNumber;
        if (day < FirstOfThree || !writer.HasRoom(ref at, sizeof(uint)))
        {
            return ref writer.WriteVarint(ref at, day);
        }

        // Without a branch: days of both sizes may follow each other.
        int isFour = day >= FirstOfFour ? 1 : 0;
        Wire.Write(ref at, (day & 0x7F) | ((day & 0x3F80) << 1) | ((day & 0x1F_C000) << 2) | (day >> 21 << 24) | TwoContinue | ((uint)isFour * ThirdContinues));
        return ref Wire.At(ref at, 3 + isFour);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateOnly Read(ref Reader reader)
    {
        uint day;
        if (reader.Remaining >= sizeof(uint) && Wire.Read<uint>(ref reader.Current) is var word && (word & TwoContinue) == TwoContinue && (word & (ThirdContinues | FourthContinues)) != (ThirdContinues | FourthContinues))
        {
            day = (word & 0x7F) | ((word >> 1) & 0x3F80) | ((word >> 2) & 0x1F_C000);
            reader.Skip(3);
            if ((word & ThirdContinues) != 0)
            {
                day |= word >> 24 << 21;
                reader.Skip(1);
            }
        }
        else
        {
            day = reader.ReadVarint();
        }

        reader.Check(day <= (uint)DateOnly.MaxValue.DayNumber);
        return DateOnly.FromDayNumber((int)day);
    }
}
