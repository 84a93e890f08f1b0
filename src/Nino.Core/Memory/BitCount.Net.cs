using System.Numerics;

namespace Nino.Core.Memory;

/// <summary>Counts bits.</summary>
internal static class BitCount
{
    /// <summary>The number of bits that are set.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Of(ulong bits) => BitOperations.PopCount(bits);

    /// <summary>The place of the highest bit that is set; 0 where there is none.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Log2(ulong bits) => BitOperations.Log2(bits);

    /// <summary>The place of the lowest bit that is set, of which there is one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Lowest(uint bits) => BitOperations.TrailingZeroCount(bits);
}
