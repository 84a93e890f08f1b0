namespace Nino.Core.Formatters;

/// <summary><see cref="TimeOnly"/>: ticks of the day in the largest unit that holds them exactly (format.md §11.5).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactTimeOnly : ICompactForm<TimeOnly>, ICompactRun
{
    public int Size => sizeof(long);

    public bool IsMemory => MemoryLayout.OfTimeOnly.Layout != FixedLayout.Packed;

    public bool HasScale => true;

    public ref byte Write(ref Writer writer, ref byte at, TimeOnly value) => ref CompactTicks.Write(ref writer, ref at, value.Ticks);

    public TimeOnly Read(ref Reader reader)
    {
        long ticks = CompactTicks.Read(ref reader, epoch: 0);
        reader.Check((ulong)ticks < TimeSpan.TicksPerDay);
        return new TimeOnly(ticks);
    }

    public int WidthOf(ref byte source, int count, out byte scale) => PackedTicks<TimeOnly>.WidthOf(ref source, count, out scale);

    public void Narrow(ref byte source, ref byte destination, int count, int width, byte scale) => PackedTicks<TimeOnly>.Narrow(ref source, ref destination, count, width, scale);

    public bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale) => PackedTicks<TimeOnly>.TryWiden(ref source, ref destination, count, width, scale, (ulong)TimeSpan.TicksPerDay - 1);
}
