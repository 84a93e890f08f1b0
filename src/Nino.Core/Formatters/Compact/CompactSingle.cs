using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><c>float</c>: a short decimal fraction where that is exact (format.md §11.3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactSingle : ICompactForm<float>
{
    public ref byte Write(ref Writer writer, ref byte at, float value) => ref CompactReals.Write(ref writer, ref at, value);

    public float Read(ref Reader reader) => CompactReals.ReadSingle(ref reader);
}
