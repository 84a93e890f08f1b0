using System;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Nino.Core.Buffers;

namespace Nino.Core.Formatters;

/// <summary>Raw access to bytes whose bounds the caller has checked; for formatters and generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Wire
{
    /// <summary>The byte at <paramref name="offset"/> from <paramref name="start"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte At(ref byte start, int offset) => ref Unsafe.Add(ref start, offset);

    /// <summary>Whether a value is <c>default</c>, bit by bit: a struct whose <c>Equals</c> says so may be another, as −0.0 and 0.00 are.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsDefault<T>(T value) =>
        !typeof(T).IsValueType ? value is null
        : Unsafe.SizeOf<T>() == sizeof(byte) ? Unsafe.As<T, byte>(ref value) == 0
        : Unsafe.SizeOf<T>() == sizeof(int) ? Unsafe.ReadUnaligned<int>(ref Unsafe.As<T, byte>(ref value)) == 0
        : Unsafe.SizeOf<T>() == sizeof(long) ? Unsafe.ReadUnaligned<long>(ref Unsafe.As<T, byte>(ref value)) == 0
        : AreZero(ref Unsafe.As<T, byte>(ref value), Unsafe.SizeOf<T>());

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

    // A reference and no span: Mono finds no indexer of spans where emitted code takes this in.
    private static bool AreZero(ref byte first, int count)
    {
        int i = 0;
        for (; i <= count - sizeof(long); i += sizeof(long))
        {
            if (Unsafe.ReadUnaligned<long>(ref Unsafe.Add(ref first, i)) != 0)
            {
                return false;
            }
        }

        for (; i < count; i++)
        {
            if (Unsafe.Add(ref first, i) != 0)
            {
                return false;
            }
        }

        return true;
    }
}
