using System.Numerics;
using System.Runtime.CompilerServices;

namespace Nino.Core.Memory;

/// <summary>The number of bits that are set.</summary>
internal static class BitCount
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Of(ulong bits) => BitOperations.PopCount(bits);
}
