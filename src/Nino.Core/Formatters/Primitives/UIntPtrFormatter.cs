namespace Nino.Core.Formatters;

/// <summary><c>nuint</c>, widened to 64 bits (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UIntPtrFormatter : IFormatter<nuint>
{
    public int FixedSize => 8;

    public int MinSize => 8;

    public FixedLayout Layout => FixedLayout.Packed;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, nuint value) => ref writer.WriteFixed<nuint, UIntPtrFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public nuint Read(ref Reader reader) => reader.ReadFixed<nuint, UIntPtrFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref nuint value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, nuint value) => Wire.Write(ref destination, (ulong)value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public nuint ReadFixed(ref byte source) => (nuint)Wire.Read<ulong>(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source)
    {
        ulong value = Wire.Read<ulong>(ref source);
        return (nuint)value == value;
    }

    public void Describe(ShapeBuilder shape) => shape.Leaf<nuint, UIntPtrFormatter>();
}
