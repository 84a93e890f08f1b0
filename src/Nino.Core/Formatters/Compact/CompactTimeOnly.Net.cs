using System;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="TimeOnly"/>: ticks of the day in the largest unit that holds them exactly (format.md §11.5).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactTimeOnly : ICompactForm<TimeOnly>
{
    public ref byte Write(ref Writer writer, ref byte at, TimeOnly value) => ref CompactTicks.Write(ref writer, ref at, value.Ticks);

    public TimeOnly Read(ref Reader reader)
    {
        long ticks = CompactTicks.Read(ref reader, epoch: 0);
        reader.Check((ulong)ticks < TimeSpan.TicksPerDay);
        return new TimeOnly(ticks);
    }
}
