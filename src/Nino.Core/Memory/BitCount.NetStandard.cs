namespace Nino.Core.Memory;

/// <summary>The number of bits that are set.</summary>
internal static class BitCount
{
    public static int Of(ulong bits)
    {
        bits -= (bits >> 1) & 0x5555_5555_5555_5555;
        bits = (bits & 0x3333_3333_3333_3333) + ((bits >> 2) & 0x3333_3333_3333_3333);
        return (int)((((bits + (bits >> 4)) & 0x0F0F_0F0F_0F0F_0F0F) * 0x0101_0101_0101_0101) >> 56);
    }
}
