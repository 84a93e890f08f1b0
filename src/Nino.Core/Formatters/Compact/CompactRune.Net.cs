using System.Text;

namespace Nino.Core.Formatters;

/// <summary><see cref="Rune"/>: the scalar value as a varint (format.md §11.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactRune : ICompactForm<Rune>
{
    public ref byte Write(ref Writer writer, ref byte at, Rune value) => ref writer.WriteVarint(ref at, (uint)value.Value);

    public Rune Read(ref Reader reader)
    {
        uint value = reader.ReadVarint();
        reader.Check(Rune.IsValid(value));
        return new Rune(value);
    }
}
