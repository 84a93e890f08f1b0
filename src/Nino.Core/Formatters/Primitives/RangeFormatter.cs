namespace Nino.Core.Formatters;

/// <summary><see cref="Range"/>: start, end (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct RangeFormatter : IFormatter<Range>
{
    public int FixedSize => 8;

    public int MinSize => 8;

    public FixedLayout Layout => FixedLayout.Packed;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Range value) => ref writer.WriteFixed<Range, RangeFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Range Read(ref Reader reader) => reader.ReadFixed<Range, RangeFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref Range value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, Range value)
    {
        default(IndexFormatter).WriteFixed(ref destination, value.Start);
        default(IndexFormatter).WriteFixed(ref Wire.At(ref destination, 4), value.End);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Range ReadFixed(ref byte source) => new(default(IndexFormatter).ReadFixed(ref source), default(IndexFormatter).ReadFixed(ref Wire.At(ref source, 4)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => true;

    public void Describe(ShapeBuilder shape) => shape.Leaf<Range, RangeFormatter>();
}
