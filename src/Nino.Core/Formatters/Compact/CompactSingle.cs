namespace Nino.Core.Formatters;

/// <summary><c>float</c>: a short decimal fraction where that is exact (format.md §11.3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactSingle : ICompactForm<float>, ICompactRun
{
    public int Size => sizeof(float);

    public bool IsMemory => true;

    public bool HasScale => true;

    public ref byte Write(ref Writer writer, ref byte at, float value) => ref CompactReals.Write(ref writer, ref at, value);

    public float Read(ref Reader reader) => CompactReals.ReadSingle(ref reader);

    public int WidthOf(ref byte source, int count, out byte scale) => PackedFractions<float>.WidthOf(ref source, count, out scale);

    public void Narrow(ref byte source, ref byte destination, int count, int width, byte scale) => PackedFractions<float>.Narrow(ref source, ref destination, count, width, scale);

    public bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale) => PackedFractions<float>.TryWiden(ref source, ref destination, count, width, scale);
}
