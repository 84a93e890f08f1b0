using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><c>float</c>: a short decimal fraction where that is exact (format.md §11.3).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactSingle : ICompactForm<float>
{
    public void Write(ref Writer writer, float value) => CompactReals.Write(ref writer, value);

    public float Read(ref Reader reader) => CompactReals.ReadSingle(ref reader);
}
