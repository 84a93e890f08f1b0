using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary><see cref="Guid"/>: as <see cref="Guid.ToByteArray()"/> (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct GuidFormatter : IFormatter<Guid>
{
    public int FixedSize => 16;

    public int MinSize => 16;

    public FixedLayout Layout => MemoryLayout.OfGuid.Layout;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Guid value) => ref writer.WriteFixed<Guid, GuidFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid Read(ref Reader reader) => reader.ReadFixed<Guid, GuidFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref Guid value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, Guid value)
    {
        if (Platform.MovesStructs && MemoryLayout.OfGuid.Layout == FixedLayout.Raw)
        {
            Unsafe.WriteUnaligned(ref destination, value);
        }
        else if (MemoryLayout.OfGuid.Layout == FixedLayout.Raw)
        {
            Wire.Copy<Guid>(ref Unsafe.As<Guid, byte>(ref value), ref destination);
        }
        else
        {
            value.TryWriteBytes(MemoryMarshal.CreateSpan(ref destination, 16));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadFixed(ref byte source) => MemoryLayout.OfGuid.Layout == FixedLayout.Raw
        ? Platform.MovesStructs ? Unsafe.ReadUnaligned<Guid>(ref source) : Wire.ReadCopy<Guid>(ref source)
        : new Guid(MemoryMarshal.CreateReadOnlySpan(ref source, 16));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => true;

    public void Describe(ShapeBuilder shape) => shape.Leaf<Guid, GuidFormatter>();
}
