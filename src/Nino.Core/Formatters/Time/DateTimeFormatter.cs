namespace Nino.Core.Formatters;

/// <summary><see cref="DateTime"/>: kind and ticks (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateTimeFormatter : IFormatter<DateTime>
{
    internal const ulong TicksMask = 0x3FFF_FFFF_FFFF_FFFF;
    internal const long MaxTicks = 3155378975999999999;

    /// <summary>What the eight bytes, shifted left by two so that the kind is gone, are at most.</summary>
    internal const ulong MaxShifted = (ulong)MaxTicks << 2;

    public int FixedSize => 8;

    public int MinSize => 8;

    public FixedLayout Layout => MemoryLayout.OfDateTime.Layout;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, DateTime value) => ref writer.WriteFixed<DateTime, DateTimeFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime Read(ref Reader reader) => reader.ReadFixed<DateTime, DateTimeFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref DateTime value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, DateTime value)
    {
        if (MemoryLayout.OfDateTime.Layout != FixedLayout.Packed)
        {
            // As a number: Mono moves a struct from or to any address byte by byte.
            Unsafe.WriteUnaligned(ref destination, Unsafe.As<DateTime, ulong>(ref value));
        }
        else
        {
            Wire.Write(ref destination, (ulong)value.Ticks | ((ulong)value.Kind << 62));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadFixed(ref byte source)
    {
        ulong bits = Wire.Read<ulong>(ref source);
        if (MemoryLayout.OfDateTime.Layout != FixedLayout.Packed)
        {
            return Unsafe.As<ulong, DateTime>(ref bits);
        }

        return new DateTime((long)(bits & TicksMask), (DateTimeKind)Math.Min(bits >> 62, (ulong)DateTimeKind.Local));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => Wire.Read<ulong>(ref source) << 2 <= MaxShifted;

    public void Describe(ShapeBuilder shape) => shape.Leaf<DateTime, DateTimeFormatter>();
}
