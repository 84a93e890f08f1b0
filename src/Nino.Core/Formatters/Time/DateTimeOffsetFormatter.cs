namespace Nino.Core.Formatters;

/// <summary><see cref="DateTimeOffset"/>: ticks of the local clock, offset in minutes (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly partial struct DateTimeOffsetFormatter : IFormatter<DateTimeOffset>
{
    /// <summary>The most minutes of an offset.</summary>
    internal const int MaxOffset = 14 * 60;

    public int FixedSize => 10;

    public int MinSize => 10;

    public FixedLayout Layout => FixedLayout.Packed;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, DateTimeOffset value) => ref writer.WriteFixed<DateTimeOffset, DateTimeOffsetFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTimeOffset Read(ref Reader reader) => reader.ReadFixed<DateTimeOffset, DateTimeOffsetFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref DateTimeOffset value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, DateTimeOffset value)
    {
        long minutes = MinutesOf(value);
        Wire.Write(ref destination, value.UtcTicks + (minutes * TimeSpan.TicksPerMinute));
        Wire.Write(ref Wire.At(ref destination, 8), (short)minutes);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTimeOffset ReadFixed(ref byte source) => Make(Wire.Read<long>(ref source), Wire.Read<short>(ref Wire.At(ref source, 8)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source)
    {
        long ticks = Wire.Read<long>(ref source);
        long offset = Wire.Read<short>(ref Wire.At(ref source, 8));
        return (ulong)ticks <= DateTimeFormatter.MaxTicks
            && offset is >= -MaxOffset and <= MaxOffset
            && (ulong)(ticks - (offset * TimeSpan.TicksPerMinute)) <= DateTimeFormatter.MaxTicks;
    }

    public void Describe(ShapeBuilder shape) => shape.Leaf<DateTimeOffset, DateTimeOffsetFormatter>();
}
