using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><c>double</c>: a short decimal fraction where that is exact (format.md §11.3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactDouble : ICompactForm<double>
{
    public ref byte Write(ref Writer writer, ref byte at, double value) => ref CompactReals.Write(ref writer, ref at, value);

    public double Read(ref Reader reader) => CompactReals.ReadDouble(ref reader);
}
