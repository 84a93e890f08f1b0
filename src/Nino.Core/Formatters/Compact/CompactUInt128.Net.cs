using System;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="UInt128"/>: a byte below 240, or the number of bytes and the bytes (format.md §11.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactUInt128 : ICompactForm<UInt128>
{
    private const int FirstSize = 240;

    public ref byte Write(ref Writer writer, ref byte at, UInt128 value)
    {
        if (value < FirstSize)
        {
            return ref writer.WriteByte(ref at, (byte)value);
        }

        int size = 0;
        for (UInt128 rest = value; rest != 0; rest >>= 8)
        {
            size++;
        }

        at = ref writer.Room(ref at, 1 + size);
        at = (byte)(FirstSize + size - 1);
        for (int i = 1; i <= size; i++, value >>= 8)
        {
            Wire.At(ref at, i) = (byte)value;
        }

        return ref Wire.At(ref at, 1 + size);
    }

    public UInt128 Read(ref Reader reader)
    {
        byte head = reader.Take(1);
        if (head < FirstSize)
        {
            return head;
        }

        int size = head - FirstSize + 1;
        ref byte source = ref reader.Take(size);
        UInt128 value = 0;
        for (int i = size - 1; i >= 0; i--)
        {
            value = (value << 8) | Wire.At(ref source, i);
        }

        return value;
    }
}
