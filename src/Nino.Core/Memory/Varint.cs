using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Nino.Core.Memory;

/// <summary>Unsigned LEB128 (format.md §1).</summary>
internal static class Varint
{
    /// <summary>The ninth byte of a wide varint holds eight bits.</summary>
    private const int MaxWideSize = 9;

    /// <summary>From here on the head of a collection with so many elements takes more than a byte.</summary>
    public const int OneByteCount = 0x7F;

    public static int Size(uint value) => value switch
    {
        < 1u << 7 => 1,
        < 1u << 14 => 2,
        < 1u << 21 => 3,
        < 1u << 28 => 4,
        _ => 5,
    };

    /// <summary>The size of the head of a collection with so many elements; −1 is null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int SizeOfCount(int count) => count < OneByteCount ? 1 : Size((uint)count + 1);

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
    public static int WideSize(ulong value)
    {
        int size = 1;
        for (; value >= 0x80 && size < MaxWideSize; value >>= 7)
        {
            size++;
        }

        return size;
    }

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
