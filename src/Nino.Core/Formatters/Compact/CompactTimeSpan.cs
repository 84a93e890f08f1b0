using System;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="TimeSpan"/>: ticks in the largest unit that holds them exactly (format.md §11.5).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactTimeSpan : ICompactForm<TimeSpan>
{
    public void Write(ref Writer writer, TimeSpan value) => CompactTicks.Write(ref writer, value.Ticks);

    public TimeSpan Read(ref Reader reader) => new(CompactTicks.Read(ref reader, epoch: 0));
}
