namespace Nino.Core.Memory;

/// <summary>Counts bits.</summary>
internal static class BitCount
{
    /// <summary>The number of bits that are set.</summary>
    public static int Of(ulong bits)
    {
        bits -= (bits >> 1) & 0x5555_5555_5555_5555;
        bits = (bits & 0x3333_3333_3333_3333) + ((bits >> 2) & 0x3333_3333_3333_3333);
        return (int)((((bits + (bits >> 4)) & 0x0F0F_0F0F_0F0F_0F0F) * 0x0101_0101_0101_0101) >> 56);
    }

    /// <summary>The place of the highest bit that is set; 0 where there is none.</summary>
    public static int Log2(ulong bits)
    {
        bits |= bits >> 1;
        bits |= bits >> 2;
        bits |= bits >> 4;
        bits |= bits >> 8;
        bits |= bits >> 16;
        bits |= bits >> 32;
        return Of(bits >> 1);
    }

    /// <summary>The place of the lowest bit that is set, of which there is one.</summary>
    public static int Lowest(uint bits) => Of((bits & (0 - bits)) - 1);
}
