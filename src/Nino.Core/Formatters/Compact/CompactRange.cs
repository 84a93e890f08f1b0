using System;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="Range"/>: start, end (format.md §11.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactRange : ICompactForm<Range>
{
    public void Write(ref Writer writer, Range value)
    {
        default(CompactIndex).Write(ref writer, value.Start);
        default(CompactIndex).Write(ref writer, value.End);
    }

    public Range Read(ref Reader reader)
    {
        Index start = default(CompactIndex).Read(ref reader);
        return new Range(start, default(CompactIndex).Read(ref reader));
    }
}
