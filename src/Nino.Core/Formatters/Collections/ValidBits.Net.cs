using System;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Nino.Core.Formatters;

/// <summary>Checks runs of values that are valid up to a bound: with all bits that occur in the run, a value is at least as large as each, so that one compare tells for all.</summary>
internal static class ValidBits
{
    /// <summary>Whether the values are valid; false where that has to be asked of each.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool AreValid<TValue, TFormatter>(ref byte source, int count)
        where TFormatter : struct, IFormatter<TValue>
    {
        int length = count * default(TFormatter).FixedSize;
        int last = length - Unsafe.SizeOf<Vector<ulong>>();
        if (!BitConverter.IsLittleEndian || !Vector.IsHardwareAccelerated || last < 0 || !IsBounded<TFormatter>())
        {
            return false;
        }

        // A vector holds whole values, and so does the last one, which may overlap the one before.
        Vector<ulong> bits = Unsafe.ReadUnaligned<Vector<ulong>>(ref Wire.At(ref source, last));
        for (int i = 0; i < last; i += Unsafe.SizeOf<Vector<ulong>>())
        {
            bits |= Unsafe.ReadUnaligned<Vector<ulong>>(ref Wire.At(ref source, i));
        }

        ulong even = 0;
        ulong odd = 0;
        for (int i = 0; i < Vector<ulong>.Count; i += 2)
        {
            even |= bits[i];
            odd |= bits[i + 1];
        }

        // Down to the size of a value.
        int size = default(TFormatter).FixedSize;
        even |= size < 16 ? odd : 0;
        even |= size < 8 ? even >> 32 : 0;
        even |= size < 4 ? even >> 16 : 0;
        even |= size < 2 ? even >> 8 : 0;
        Vector128<ulong> all = Vector128.Create(even, odd);
        return default(TFormatter).IsValid(ref Unsafe.As<Vector128<ulong>, byte>(ref all));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsBounded<TFormatter>() =>
        typeof(TFormatter) == typeof(BooleanFormatter) || typeof(TFormatter) == typeof(DateTimeFormatter) || typeof(TFormatter) == typeof(DecimalFormatter)
        || typeof(TFormatter) == typeof(DateOnlyFormatter) || typeof(TFormatter) == typeof(TimeOnlyFormatter);
}
