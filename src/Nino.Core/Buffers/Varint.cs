using System.Runtime.CompilerServices;

namespace Nino.Core.Buffers;

/// <summary>Unsigned LEB128 (format.md §1).</summary>
internal static class Varint
{
    public const int MaxSize = 5;

    public static int Size(uint value) => value switch
    {
        < 1u << 7 => 1,
        < 1u << 14 => 2,
        < 1u << 21 => 3,
        < 1u << 28 => 4,
        _ => 5,
    };

    /// <summary>Writes at <paramref name="destination"/>, where <see cref="MaxSize"/> bytes are available, and returns the size.</summary>
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
