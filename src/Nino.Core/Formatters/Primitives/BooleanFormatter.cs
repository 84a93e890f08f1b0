namespace Nino.Core.Formatters;

/// <summary><c>bool</c>: 0 or 1 (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BooleanFormatter : IFormatter<bool>
{
    public int FixedSize => 1;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.RawChecked;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, bool value) => ref writer.WriteFixed<bool, BooleanFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool Read(ref Reader reader) => reader.ReadFixed<bool, BooleanFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref bool value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, bool value) => destination = value ? (byte)1 : (byte)0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadFixed(ref byte source) => source != 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => source <= 1;

    public void Describe(ShapeBuilder shape) => shape.Leaf<bool, BooleanFormatter>();
}
