namespace Nino.Core.Formatters;

/// <summary><see cref="TimeOnly"/>: ticks of the day (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TimeOnlyFormatter : IFormatter<TimeOnly>
{
    public int FixedSize => 8;

    public int MinSize => 8;

    public FixedLayout Layout => MemoryLayout.OfTimeOnly.Layout;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, TimeOnly value) => ref writer.WriteFixed<TimeOnly, TimeOnlyFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeOnly Read(ref Reader reader) => reader.ReadFixed<TimeOnly, TimeOnlyFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref TimeOnly value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, TimeOnly value) => Wire.Write(ref destination, value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeOnly ReadFixed(ref byte source) => new(Wire.Read<long>(ref source));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => Wire.Read<ulong>(ref source) < TimeSpan.TicksPerDay;

    public void Describe(ShapeBuilder shape) => shape.Leaf<TimeOnly, TimeOnlyFormatter>();
}
