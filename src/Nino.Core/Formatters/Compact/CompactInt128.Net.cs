namespace Nino.Core.Formatters;

/// <summary><see cref="Int128"/> in zigzag order, as a <see cref="UInt128"/> (format.md §11.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactInt128 : ICompactForm<Int128>
{
    public ref byte Write(ref Writer writer, ref byte at, Int128 value) => ref default(CompactUInt128).Write(ref writer, ref at, (UInt128)((value << 1) ^ (value >> 127)));

    public Int128 Read(ref Reader reader)
    {
        UInt128 value = default(CompactUInt128).Read(ref reader);
        return (Int128)(value >> 1) ^ -(Int128)(value & 1);
    }
}
