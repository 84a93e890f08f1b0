namespace Nino.Core.Formatters;

/// <summary><see cref="TimeSpan"/>: ticks in the largest unit that holds them exactly (format.md §11.5).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactTimeSpan : ICompactForm<TimeSpan>, ICompactRun
{
    public int Size => sizeof(long);

    public bool IsMemory => true;

    public bool HasScale => true;

    public ref byte Write(ref Writer writer, ref byte at, TimeSpan value) => ref CompactTicks.Write(ref writer, ref at, value.Ticks);

    public TimeSpan Read(ref Reader reader) => new(CompactTicks.Read(ref reader, epoch: 0));

    public int WidthOf(ref byte source, int count, out byte scale) => PackedTicks<TimeSpan>.WidthOf(ref source, count, out scale);

    public void Narrow(ref byte source, ref byte destination, int count, int width, byte scale) => PackedTicks<TimeSpan>.Narrow(ref source, ref destination, count, width, scale);

    public bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale) => PackedTicks<TimeSpan>.TryWiden(ref source, ref destination, count, width, scale, ulong.MaxValue);
}
