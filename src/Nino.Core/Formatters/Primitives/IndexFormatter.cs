namespace Nino.Core.Formatters;

/// <summary><see cref="Index"/>: the value, or its complement from the end (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IndexFormatter : IFormatter<Index>
{
    public int FixedSize => 4;

    public int MinSize => 4;

    public FixedLayout Layout => FixedLayout.Packed;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Index value) => ref writer.WriteFixed<Index, IndexFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Index Read(ref Reader reader) => reader.ReadFixed<Index, IndexFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref Index value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, Index value) => Wire.Write(ref destination, value.IsFromEnd ? ~value.Value : value.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Index ReadFixed(ref byte source)
    {
        int value = Wire.Read<int>(ref source);
        return value < 0 ? new Index(~value, fromEnd: true) : new Index(value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => true;

    public void Describe(ShapeBuilder shape) => shape.Leaf<Index, IndexFormatter>();
}
