using System.Numerics;

namespace Nino.Core.Formatters;

/// <summary><see cref="BigInteger"/>: its length, then two's complement (format.md §5.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BigIntegerFormatter : IFormatter<BigInteger>
{
    /// <summary>2^31 bits and more overflow.</summary>
    private const uint MaxLength = (1 << 28) - 1;

    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, BigInteger value)
    {
        int length = value.IsZero ? 0 : value.GetByteCount();
        at = ref writer.WriteVarint(ref at, (uint)length);
        at = ref writer.Room(ref at, length);
        if (length > 0)
        {
            value.TryWriteBytes(MemoryMarshal.CreateSpan(ref at, length), out _);
        }

        return ref Wire.At(ref at, length);
    }

    public BigInteger Read(ref Reader reader)
    {
        uint length = reader.ReadVarint();
        if (length > MaxLength)
        {
            reader.ThrowInvalid($"An integer of {length} bytes is too large.");
        }

        reader.GetBytes((int)length, out ReadOnlySpan<byte> bytes);
        return new BigInteger(bytes);
    }

    public void ReadInto(ref Reader reader, ref BigInteger value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<BigInteger, BigIntegerFormatter>();
}
