using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Raw access to bytes whose bounds the caller has checked; for formatters and generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Wire
{
    /// <summary>The byte at <paramref name="offset"/> from <paramref name="start"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte At(ref byte start, int offset) => ref Unsafe.Add(ref start, offset);

    /// <summary>Writes a primitive or a struct of equal primitives, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Write<T>(ref byte destination, T value)
    {
        Unsafe.WriteUnaligned(ref destination, value);
        if (!BitConverter.IsLittleEndian)
        {
            Endianness.Reverse<T>(ref destination);
        }
    }

    /// <summary>Reads a primitive or a struct of equal primitives, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T Read<T>(ref byte source) =>
        BitConverter.IsLittleEndian ? Unsafe.ReadUnaligned<T>(ref source) : Endianness.ReadReversed<T>(ref source);

    /// <summary>Reads a number of 0 to 8 bytes, little-endian, and none behind them.</summary>
    internal static ulong ReadBytes(ref byte source, int size)
    {
        if (size >= 4)
        {
            return Read<uint>(ref source) | ((ulong)Read<uint>(ref At(ref source, size - 4)) << (8 * (size - 4)));
        }

        // Three bytes are two of two.
        return size == 0 ? 0 : size == 1 ? source : Read<ushort>(ref source) | ((ulong)Read<ushort>(ref At(ref source, size - 2)) << (8 * (size - 2)));
    }
}
