using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><c>double</c>: a short decimal fraction where that is exact (format.md §11.3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactDouble : ICompactForm<double>, ICompactRun
{
    public int Size => sizeof(double);

    public bool IsMemory => true;

    public bool HasScale => true;

    public ref byte Write(ref Writer writer, ref byte at, double value) => ref CompactReals.Write(ref writer, ref at, value);

    public double Read(ref Reader reader) => CompactReals.ReadDouble(ref reader);

    public int WidthOf(ref byte source, int count, out byte scale) => PackedDoubles.WidthOf(ref source, count, out scale);

    public void Narrow(ref byte source, ref byte destination, int count, int width, byte scale) => PackedDoubles.Narrow(ref source, ref destination, count, width, scale);

    public bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale) => PackedDoubles.TryWiden(ref source, ref destination, count, width, scale);
}
