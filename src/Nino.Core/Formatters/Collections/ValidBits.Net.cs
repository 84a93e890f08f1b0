using System.Numerics;
using System.Runtime.CompilerServices;

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
        if (!Vector.IsHardwareAccelerated || last < 0 || !IsBounded<TFormatter>())
        {
            return false;
        }

        // A vector holds whole values, and so does the last one, which may overlap the one before.
        Vector<ulong> bits = Unsafe.ReadUnaligned<Vector<ulong>>(ref Wire.At(ref source, last));
        for (int i = 0; i < last; i += Unsafe.SizeOf<Vector<ulong>>())
        {
            bits |= Unsafe.ReadUnaligned<Vector<ulong>>(ref Wire.At(ref source, i));
        }

        int size = default(TFormatter).FixedSize;
        ref byte all = ref Unsafe.As<Vector<ulong>, byte>(ref bits);
        for (int i = size; i < Unsafe.SizeOf<Vector<ulong>>(); i++)
        {
            Wire.At(ref all, i % size) |= Wire.At(ref all, i);
        }

        return default(TFormatter).IsValid(ref all);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsBounded<TFormatter>() =>
        typeof(TFormatter) == typeof(BooleanFormatter) || typeof(TFormatter) == typeof(DateTimeFormatter) || typeof(TFormatter) == typeof(DecimalFormatter)
        || typeof(TFormatter) == typeof(DateOnlyFormatter) || typeof(TFormatter) == typeof(TimeOnlyFormatter);
}
