using System.Collections.Generic;

namespace Nino.Fuzz.Inputs;

/// <summary>Varints as they stand in payloads (format.md §1).</summary>
internal static class Varints
{
    /// <summary>A value, as a wide varint where it takes more than 32 bits (format.md §11.1).</summary>
    public static void Add(List<byte> bytes, ulong value)
    {
        for (; value >= 0x80; value >>= 7)
        {
            bytes.Add((byte)(value | 0x80));
        }

        bytes.Add((byte)value);
    }

    /// <summary>The value that begins at a place, and the number of its bytes.</summary>
    public static (uint Value, int Length) At(byte[] bytes, int place)
    {
        uint value = 0;
        int length = 0;
        while (place + length < bytes.Length && length < 5)
        {
            byte next = bytes[place + length];
            value |= (uint)(next & 0x7F) << (7 * length);
            length++;
            if (next < 0x80)
            {
                break;
            }
        }

        return (value, length);
    }
}
