namespace Nino.Core.Formatters;

/// <summary><see cref="DateOnly"/>: day number (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateOnlyFormatter : IFormatter<DateOnly>
{
    internal const uint MaxDayNumber = 3652058;

    public int FixedSize => 4;

    public int MinSize => 4;

    public FixedLayout Layout => MemoryLayout.OfDateOnly.Layout;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, DateOnly value) => ref writer.WriteFixed<DateOnly, DateOnlyFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateOnly Read(ref Reader reader) => reader.ReadFixed<DateOnly, DateOnlyFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref DateOnly value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, DateOnly value) => Wire.Write(ref destination, value.DayNumber);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateOnly ReadFixed(ref byte source) => DateOnly.FromDayNumber(Wire.Read<int>(ref source));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => Wire.Read<uint>(ref source) <= MaxDayNumber;

    public void Describe(ShapeBuilder shape) => shape.Leaf<DateOnly, DateOnlyFormatter>();
}
