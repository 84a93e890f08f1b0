namespace Nino.Core.Formatters;

/// <summary><see cref="DateTime"/>: ticks since 1970 in the largest unit that holds them exactly, and the kind (format.md §11.5).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactDateTime : ICompactForm<DateTime>, ICompactRun
{
    public int Size => sizeof(long);

    public bool IsMemory => MemoryLayout.OfDateTime.Layout != FixedLayout.Packed;

    public bool HasScale => true;

    public ref byte Write(ref Writer writer, ref byte at, DateTime value)
    {
        ulong bits = 0;
        default(DateTimeFormatter).WriteFixed(ref Unsafe.As<ulong, byte>(ref bits), value);
        bits = Wire.Read<ulong>(ref Unsafe.As<ulong, byte>(ref bits));
        return ref CompactTicks.Write(ref writer, ref at, (long)(bits & DateTimeFormatter.TicksMask) - CompactTicks.Epoch, (int)(bits >> 62));
    }

    public DateTime Read(ref Reader reader)
    {
        long ticks = CompactTicks.Read(ref reader, CompactTicks.Epoch, out int kind);
        reader.Check((ulong)ticks <= DateTimeFormatter.MaxTicks);
        ulong bits = 0;
        Wire.Write(ref Unsafe.As<ulong, byte>(ref bits), (ulong)ticks | ((ulong)kind << 62));
        return default(DateTimeFormatter).ReadFixed(ref Unsafe.As<ulong, byte>(ref bits));
    }

    public int WidthOf(ref byte source, int count, out byte scale) => PackedTicks<DateTime>.WidthOf(ref source, count, out scale);

    public void Narrow(ref byte source, ref byte destination, int count, int width, byte scale) => PackedTicks<DateTime>.Narrow(ref source, ref destination, count, width, scale);

    public bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale) => PackedTicks<DateTime>.TryWiden(ref source, ref destination, count, width, scale, DateTimeFormatter.MaxTicks);
}
