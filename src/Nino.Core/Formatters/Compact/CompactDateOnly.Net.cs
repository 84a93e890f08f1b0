using System;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="DateOnly"/>: the day number as a varint (format.md §11.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactDateOnly : ICompactForm<DateOnly>
{
    public void Write(ref Writer writer, DateOnly value) => writer.WriteVarint((uint)value.DayNumber);

    public DateOnly Read(ref Reader reader)
    {
        uint day = reader.ReadVarint();
        reader.Check(day <= (uint)DateOnly.MaxValue.DayNumber);
        return DateOnly.FromDayNumber((int)day);
    }
}
