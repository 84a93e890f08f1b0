namespace Nino.Core.Formatters;

/// <summary>There are no vector instructions here: nothing is done, and the loops of <see cref="Packing"/> do the rest.</summary>
internal static class PackingVectors
{
    public static int Combine(ref byte source, int count, int size, bool signed, out ulong bits)
    {
        bits = 0;
        return 0;
    }

    public static int Narrow(ref byte source, ref byte destination, int count, int size, int width) => 0;

    public static int Widen(ref byte source, ref byte destination, int count, int width, int size, bool signed) => 0;
}
