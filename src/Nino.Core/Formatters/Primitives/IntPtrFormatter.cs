namespace Nino.Core.Formatters;

/// <summary><c>nint</c>, widened to 64 bits (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IntPtrFormatter : IFormatter<nint>
{
    public int FixedSize => 8;

    public int MinSize => 8;

    public FixedLayout Layout => FixedLayout.Packed;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, nint value) => ref writer.WriteFixed<nint, IntPtrFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public nint Read(ref Reader reader) => reader.ReadFixed<nint, IntPtrFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref nint value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, nint value) => Wire.Write(ref destination, (long)value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public nint ReadFixed(ref byte source) => (nint)Wire.Read<long>(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source)
    {
        long value = Wire.Read<long>(ref source);
        return (nint)value == value;
    }

    public void Describe(ShapeBuilder shape) => shape.Leaf<nint, IntPtrFormatter>();
}
