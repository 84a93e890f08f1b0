using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Nino.Core.Formatters;

/// <summary>Runs of integers in the narrowest width (format.md §11.2): the head, and the bytes.</summary>
internal static class Packed<T, TForm>
    where T : unmanaged
    where TForm : struct, ICompactInteger<T>
{
    private static int Size
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>();
    }

    public static ref byte Write(ref Writer writer, ref byte at, ReadOnlySpan<T> elements) =>
        ref Write(ref writer, ref at, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(elements)), elements.Length);

    /// <param name="writer">The writer.</param>
    /// <param name="at">Where the head goes.</param>
    /// <param name="source">The first of <paramref name="count"/> elements in the byte order of the machine, wherever they lie.</param>
    /// <param name="count">How many there are.</param>
    public static ref byte Write(ref Writer writer, ref byte at, ref byte source, int count)
    {
        int width = WidthOf(Packing.Combine(ref source, count, Size, default(TForm).IsSigned));
        at = ref writer.WriteVarint(ref at, 1 + ((ulong)count << 2) + CodeOf(width));
        at = ref writer.RoomForMany(ref at, 0, count, width);
        Packing.Narrow(ref source, ref at, count, Size, width);
        ToggleOrder(ref at, count, width);
        return ref Wire.At(ref at, count * width);
    }

    /// <summary>Reads the head; false for null. Elements that the bytes that are left cannot hold are an error.</summary>
    public static bool TryReadHead(ref Reader reader, out int count, out int width)
    {
        ulong head = reader.ReadWideVarint();
        width = 1 << (int)((head - 1) & 3);
        ulong elements = (head - 1) >> 2;
        count = (int)elements;
        if (head == 0)
        {
            return false;
        }

        if (width > Size)
        {
            reader.ThrowInvalid($"Elements of {Size} bytes are not packed into {width}.");
        }

        if (elements > (uint)reader.Remaining / (uint)width)
        {
            reader.ThrowEnd((long)elements * width, $"The input claims {elements} elements of {width} bytes, which do not fit in the {reader.Remaining} bytes that are left.");
        }

        return true;
    }

    /// <summary>Reads elements, whose bytes <see cref="TryReadHead"/> found to be there, into memory for <paramref name="count"/> of them.</summary>
    public static void Read(ref Reader reader, ref T destination, int count, int width)
    {
        ref byte source = ref reader.TakeMany(count, width);
        ref byte elements = ref Unsafe.As<T, byte>(ref destination);
        if (BitConverter.IsLittleEndian || width == 1)
        {
            Packing.Widen(ref source, ref elements, count, width, Size, default(TForm).IsSigned);
            return;
        }

        byte[] reversed = MemoryMarshal.CreateReadOnlySpan(ref source, count * width).ToArray();
        ref byte copy = ref MemoryMarshal.GetReference(reversed.AsSpan());
        ToggleOrder(ref copy, count, width);
        Packing.Widen(ref copy, ref elements, count, width, Size, default(TForm).IsSigned);
    }

    private static int WidthOf(ulong combined)
    {
        int spare = default(TForm).IsSigned ? 1 : 0;
        return combined >> (8 - spare) == 0 ? 1 : combined >> (16 - spare) == 0 ? 2 : combined >> (32 - spare) == 0 ? 4 : 8;
    }

    private static uint CodeOf(int width) => width switch { 1 => 0, 2 => 1, 4 => 2, _ => 3 };

    /// <summary>From the byte order of the machine to that of the wire, or back.</summary>
    private static void ToggleOrder(ref byte bytes, int count, int width)
    {
        if (!BitConverter.IsLittleEndian)
        {
            Memory.Endianness.Reverse(MemoryMarshal.CreateSpan(ref bytes, count * width), width);
        }
    }
}
