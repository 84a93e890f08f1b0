using System.Buffers.Binary;

namespace Nino.Core.Memory;

/// <summary>Unsigned LEB128 (format.md §1).</summary>
internal static class Varint
{
    /// <summary>The most bytes of a number of 32 bits.</summary>
    public const int MaxSize = 5;

    /// <summary>The ninth byte of a wide varint holds eight bits.</summary>
    public const int MaxWideSize = 9;

    /// <summary>The bits that tell, in eight bytes, that another byte follows.</summary>
    private const ulong Continues = 0x8080_8080_8080_8080;

    /// <summary>From here on the head of a collection with so many elements takes more than a byte.</summary>
    public const int OneByteCount = 0x7F;

    /// <summary>From here on it takes more than two bytes.</summary>
    public const int TwoByteCount = 0x3FFF;

    public static int Size(uint value) => value switch
    {
        < 1u << 7 => 1,
        < 1u << 14 => 2,
        < 1u << 21 => 3,
        < 1u << 28 => 4,
        _ => 5,
    };

    /// <summary>The size of the head of a collection with so many elements; −1 is null. A collection that is wrong about itself may have any negative count.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int SizeOfCount(int count) => (uint)count < OneByteCount ? 1 : Size((uint)count + 1);

    /// <summary>Writes at <paramref name="destination"/>, where <see cref="Size"/> bytes are available, and returns the size.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write(ref byte destination, uint value)
    {
        if (value < 0x80)
        {
            destination = (byte)value;
            return 1;
        }

        return WriteLong(ref destination, value);
    }

    /// <summary>The size of a number of 64 bits (format.md §11.1).</summary>
    public static int WideSize(ulong value) => Math.Min((BitCount.Log2(value) / 7) + 1, MaxWideSize);

    /// <summary>Writes a number of 64 bits at <paramref name="destination"/>, where its size is available (format.md §11.1).</summary>
    public static void WriteWide(ref byte destination, ulong value)
    {
        int size = 0;
        for (; value >= 0x80 && size < MaxWideSize - 1; value >>= 7)
        {
            Unsafe.Add(ref destination, size++) = (byte)(value | 0x80);
        }

        Unsafe.Add(ref destination, size) = (byte)value;
    }

    /// <summary><see cref="WriteWide"/> where <see cref="MaxWideSize"/> bytes are available, eight bytes at once; returns the size.</summary>
    public static int WriteWord(ref byte destination, ulong value)
    {
        int size = WideSize(value);
        if (size == MaxWideSize)
        {
            Unsafe.Add(ref destination, 8) = (byte)(value >> 56);
            WriteContinued(ref destination, value);
            return MaxWideSize;
        }

        WriteLittleEndian(ref destination, Spread(value) | (Continues & ((1ul << (8 * (size - 1))) - 1)));
        return size;
    }

    /// <summary>Writes the 56 lowest bits in eight bytes, of a number that goes on behind them.</summary>
    public static void WriteContinued(ref byte destination, ulong value) => WriteLittleEndian(ref destination, Spread(value) | Continues);

    /// <summary>Reads a number of 64 bits, eight bytes at once, where <see cref="MaxWideSize"/> bytes are available.</summary>
    public static ulong ReadWord(ref byte source, out int size)
    {
        ulong groups = Unsafe.ReadUnaligned<ulong>(ref source);
        ulong value = Gather(BitConverter.IsLittleEndian ? groups : BinaryPrimitives.ReverseEndianness(groups), out size);
        return size == MaxWideSize ? value | ((ulong)Unsafe.Add(ref source, 8) << 56) : value;
    }

    /// <summary>Reads a number at the beginning of eight bytes, little-endian. Of one that goes on behind them, which has <see cref="MaxWideSize"/> bytes, the last is missing.</summary>
    public static ulong Gather(ulong groups, out int size)
    {
        ulong last = ~groups & Continues;
        ulong upToLast = last ^ (last - 1);
        size = last == 0 ? MaxWideSize : BitCount.Of(upToLast) / 8;
        groups &= upToLast & ~Continues;
        groups = (groups & 0x007F_007F_007F_007F) | ((groups & 0x7F00_7F00_7F00_7F00) >> 1);
        groups = (groups & 0x0000_3FFF_0000_3FFF) | ((groups & 0x3FFF_0000_3FFF_0000) >> 2);
        return (groups & 0x0FFF_FFFF) | ((groups & 0x0FFF_FFFF_0000_0000) >> 4);
    }

    /// <summary>Whether a varint ends within the eight bytes at its place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool EndsInWord(ref byte source) => (Unsafe.ReadUnaligned<ulong>(ref source) & Continues) != Continues;

    public static void Append(List<byte> bytes, uint value)
    {
        for (; value >= 0x80; value >>= 7)
        {
            bytes.Add((byte)(value | 0x80));
        }

        bytes.Add((byte)value);
    }

    /// <summary>The number at the beginning of bytes that were written or checked here.</summary>
    public static uint At(Span<byte> bytes, out int size)
    {
        uint value = 0;
        size = 0;
        byte next;
        do
        {
            next = bytes[size];
            value |= (uint)(next & 0x7F) << (7 * size++);
        }
        while (next >= 0x80);

        return value;
    }

    /// <summary>Puts the 56 lowest bits into the seven lowest of each byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Spread(ulong value)
    {
        ulong groups = value & 0x00FF_FFFF_FFFF_FFFF;
        groups = (groups & 0x0FFF_FFFF) | ((groups & ~0x0FFF_FFFFul) << 4);
        groups = (groups & 0x0000_3FFF_0000_3FFF) | ((groups & 0x0FFF_C000_0FFF_C000) << 2);
        return (groups & 0x007F_007F_007F_007F) | ((groups & 0x3F80_3F80_3F80_3F80) << 1);
    }

    private static void WriteLittleEndian(ref byte destination, ulong value) =>
        Unsafe.WriteUnaligned(ref destination, BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value));

    private static int WriteLong(ref byte destination, uint value)
    {
        int size = 0;
        while (value >= 0x80)
        {
            Unsafe.Add(ref destination, size++) = (byte)(value | 0x80);
            value >>= 7;
        }

        Unsafe.Add(ref destination, size++) = (byte)value;
        return size;
    }
}
