using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary><c>decimal</c>: flags, high, low, middle (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DecimalFormatter : IFormatter<decimal>
{
    private const uint Sign = 0x8000_0000;
    internal const uint MaxScale = 28;

    public int FixedSize => 16;

    public int MinSize => 16;

    public FixedLayout Layout => MemoryLayout.OfDecimal.Layout;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, decimal value) => ref writer.WriteFixed<decimal, DecimalFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal Read(ref Reader reader) => reader.ReadFixed<decimal, DecimalFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref decimal value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, decimal value)
    {
        if (Platform.MovesStructs && MemoryLayout.OfDecimal.Layout != FixedLayout.Packed)
        {
            Unsafe.WriteUnaligned(ref destination, value);
        }
        else if (MemoryLayout.OfDecimal.Layout != FixedLayout.Packed)
        {
            Wire.Copy<decimal>(ref Unsafe.As<decimal, byte>(ref value), ref destination);
        }
        else
        {
            WriteParts(ref destination, decimal.GetBits(value));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal ReadFixed(ref byte source) => MemoryLayout.OfDecimal.Layout != FixedLayout.Packed
        ? Platform.MovesStructs ? Unsafe.ReadUnaligned<decimal>(ref source) : Wire.ReadCopy<decimal>(ref source)
        : new decimal([Part(ref source, 2), Part(ref source, 3), Part(ref source, 1), Part(ref source, 0)]);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source)
    {
        // The scale comes below the bits that are 0, without the sign: one comparison tells about both.
        uint flags = (uint)Part(ref source, 0) & ~Sign;
        return ((flags >> 16) | (flags << 16)) <= MaxScale;
    }

    public void Describe(ShapeBuilder shape) => shape.Leaf<decimal, DecimalFormatter>();

    private static int Part(ref byte source, int index) => Wire.Read<int>(ref Wire.At(ref source, index * sizeof(int)));

    private static void WriteParts(ref byte destination, int[] parts)
    {
        Wire.Write(ref destination, parts[3]);
        Wire.Write(ref Wire.At(ref destination, 4), parts[2]);
        Wire.Write(ref Wire.At(ref destination, 8), parts[0]);
        Wire.Write(ref Wire.At(ref destination, 12), parts[1]);
    }
}
