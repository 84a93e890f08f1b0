namespace Nino.Core.Formatters;

/// <summary>What stands before packed elements (format.md §11.2).</summary>
/// <param name="count">How many elements there are.</param>
/// <param name="present">How many of them are present.</param>
/// <param name="width">The bytes of one.</param>
/// <param name="scale">What the integers count.</param>
/// <param name="bits">Where the presence bits of nullable elements stand.</param>
/// <param name="bitsSize">How many bytes they take.</param>
internal readonly struct PackedHead(int count, int present, int width, byte scale, int bits, int bitsSize)
{
    public int Count => count;

    public int Present => present;

    public int Width => width;

    public byte Scale => scale;

    public int Bits => bits;

    public int BitsSize => bitsSize;
}
