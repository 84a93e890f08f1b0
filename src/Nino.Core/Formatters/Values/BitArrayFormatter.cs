using System.Collections;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary><see cref="BitArray"/>: its length, then packed bits (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BitArrayFormatter : IFormatter<BitArray>
{
    /// <summary>What a <see cref="BitArray"/> can be made of.</summary>
    private const uint MaxBits = int.MaxValue / 8 * 8;

    /// <summary>What an empty one takes in memory.</summary>
    private const int Empty = 64;

    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, BitArray? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (value.Length > MaxBits)
        {
            throw new NinoException($"An array of {value.Length} bits is too long.", typeof(BitArray));
        }

        at = ref writer.WriteCount(ref at, value.Length);
        byte[] bytes = Rented<byte>.Take(SizeOf(value.Length));
        value.CopyTo(bytes, 0);
        Span<byte> packed = bytes.AsSpan(0, SizeOf(value.Length));
        if (value.Length % 8 != 0)
        {
            packed[packed.Length - 1] &= (byte)~UnusedBits(value.Length);
        }

        at = ref writer.Room(ref at, packed.Length);
        packed.CopyTo(MemoryMarshal.CreateSpan(ref at, packed.Length));
        Rented<byte>.Return(bytes);
        return ref Wire.At(ref at, packed.Length);
    }

    public BitArray? Read(ref Reader reader)
    {
        uint head = reader.ReadVarint();
        if (head == 0)
        {
            return null;
        }

        reader.Charge(Empty);
        if (head - 1 > MaxBits)
        {
            reader.ThrowInvalid($"An array of {head - 1} bits is too long.");
        }

        int bits = (int)(head - 1);
        reader.GetBytes(SizeOf(bits), out ReadOnlySpan<byte> packed);
        byte[] bytes = packed.ToArray();
        reader.Check(bits % 8 == 0 || (bytes[bytes.Length - 1] & UnusedBits(bits)) == 0);
        return new BitArray(bytes) { Length = bits };
    }

    /// <remarks>The array keeps its instance, and takes the length that is read.</remarks>
    public void ReadInto(ref Reader reader, ref BitArray? value)
    {
        BitArray? read = Read(ref reader);
        if (value is null || read is null)
        {
            value = read;
            return;
        }

        value.Length = read.Length;
        value.SetAll(false);
        value.Or(read);
    }

    public void Describe(ShapeBuilder shape) => shape.Leaf<BitArray, BitArrayFormatter>();

    private static int SizeOf(int bits) => (int)((bits + 7L) / 8);

    /// <summary>The bits of the last byte that stand for none of the array.</summary>
    private static int UnusedBits(int bits) => 0xFF << (bits % 8);
}
