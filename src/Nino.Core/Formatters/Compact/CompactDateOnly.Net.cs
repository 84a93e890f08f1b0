using System;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="DateOnly"/>: the day number as a varint (format.md §11.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactDateOnly : ICompactForm<DateOnly>
{
    public ref byte Write(ref Writer writer, ref byte at, DateOnly value) => ref writer.WriteVarint(ref at, (uint)value.DayNumber);

    public DateOnly Read(ref Reader reader)
    {
        uint day = reader.ReadVarint();
        reader.Check(day <= (uint)DateOnly.MaxValue.DayNumber);
        return DateOnly.FromDayNumber((int)day);
    }
}
