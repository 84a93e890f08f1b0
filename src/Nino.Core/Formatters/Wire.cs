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
        if (!Platform.MovesStructs && Unsafe.SizeOf<T>() > sizeof(ulong))
        {
            Copy<T>(ref Unsafe.As<T, byte>(ref value), ref destination);
        }
        else
        {
            Unsafe.WriteUnaligned(ref destination, value);
        }

        if (!BitConverter.IsLittleEndian)
        {
            Endianness.Reverse<T>(ref destination);
        }
    }

    /// <summary>Reads a primitive or a struct of equal primitives, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T Read<T>(ref byte source)
    {
        if (!Platform.MovesStructs && Unsafe.SizeOf<T>() > sizeof(ulong) && BitConverter.IsLittleEndian)
        {
            return ReadCopy<T>(ref source);
        }

        return BitConverter.IsLittleEndian ? Unsafe.ReadUnaligned<T>(ref source) : Endianness.ReadReversed<T>(ref source);
    }

    /// <summary>Copies a value of eight bytes or more by numbers, of which the last may overlap the one before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Copy<T>(ref byte source, ref byte destination)
    {
        Unsafe.WriteUnaligned(ref destination, Unsafe.ReadUnaligned<ulong>(ref source));
        if (Unsafe.SizeOf<T>() >= 2 * sizeof(ulong))
        {
            Unsafe.WriteUnaligned(ref At(ref destination, sizeof(ulong)), Unsafe.ReadUnaligned<ulong>(ref At(ref source, sizeof(ulong))));
        }

        for (int i = 2 * sizeof(ulong); i <= Unsafe.SizeOf<T>() - sizeof(ulong); i += sizeof(ulong))
        {
            Unsafe.WriteUnaligned(ref At(ref destination, i), Unsafe.ReadUnaligned<ulong>(ref At(ref source, i)));
        }

        if ((Unsafe.SizeOf<T>() & (sizeof(ulong) - 1)) != 0)
        {
            int last = Unsafe.SizeOf<T>() - sizeof(ulong);
            Unsafe.WriteUnaligned(ref At(ref destination, last), Unsafe.ReadUnaligned<ulong>(ref At(ref source, last)));
        }
    }

    /// <summary>Reads such a value, as it lies in memory.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T ReadCopy<T>(ref byte source)
    {
        T value = default!;
        Copy<T>(ref source, ref Unsafe.As<T, byte>(ref value));
        return value;
    }

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
