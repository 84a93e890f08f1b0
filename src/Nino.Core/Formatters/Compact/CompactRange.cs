namespace Nino.Core.Formatters;

/// <summary><see cref="Range"/>: start, end (format.md §11.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactRange : ICompactForm<Range>
{
    public ref byte Write(ref Writer writer, ref byte at, Range value)
    {
        at = ref default(CompactIndex).Write(ref writer, ref at, value.Start);
        return ref default(CompactIndex).Write(ref writer, ref at, value.End);
    }

    public Range Read(ref Reader reader)
    {
        Index start = default(CompactIndex).Read(ref reader);
        return new Range(start, default(CompactIndex).Read(ref reader));
    }
}
