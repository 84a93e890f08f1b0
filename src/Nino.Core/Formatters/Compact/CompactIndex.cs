namespace Nino.Core.Formatters;

/// <summary><see cref="Index"/>: the value, or its complement from the end, as an <c>int</c> (format.md §11.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactIndex : ICompactForm<Index>
{
    public ref byte Write(ref Writer writer, ref byte at, Index value) => ref default(CompactSigned<int>).Write(ref writer, ref at, value.IsFromEnd ? ~value.Value : value.Value);

    public Index Read(ref Reader reader)
    {
        int value = default(CompactSigned<int>).Read(ref reader);
        return value < 0 ? new Index(~value, fromEnd: true) : new Index(value);
    }
}
