using System;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="TimeSpan"/>: ticks in the largest unit that holds them exactly (format.md §11.5).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactTimeSpan : ICompactForm<TimeSpan>
{
    public ref byte Write(ref Writer writer, ref byte at, TimeSpan value) => ref CompactTicks.Write(ref writer, ref at, value.Ticks);

    public TimeSpan Read(ref Reader reader) => new(CompactTicks.Read(ref reader, epoch: 0));
}
