using System.Text;

namespace Nino.Core.Formatters;

/// <summary><see cref="Rune"/>: a Unicode scalar value (format.md §2).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct RuneFormatter : IFormatter<Rune>
{
    public int FixedSize => 4;

    public int MinSize => 4;

    public FixedLayout Layout => MemoryLayout.OfRune.Layout;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, Rune value) => ref writer.WriteFixed<Rune, RuneFormatter>(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Rune Read(ref Reader reader) => reader.ReadFixed<Rune, RuneFormatter>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref Rune value) => value = Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, Rune value) => Wire.Write(ref destination, value.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Rune ReadFixed(ref byte source) => new(Wire.Read<int>(ref source));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => Rune.IsValid(Wire.Read<int>(ref source));

    public void Describe(ShapeBuilder shape) => shape.Leaf<Rune, RuneFormatter>();
}
