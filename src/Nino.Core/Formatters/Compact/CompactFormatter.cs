using Nino.Contract;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>Makes a formatter of a compact form (format.md §11).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactFormatter<T, TForm> : IFormatter<T>, IFormInWords, ICompactNumber
    where T : struct
    where TForm : struct, ICompactForm<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, T value) => ref default(TForm).Write(ref writer, ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Read(ref Reader reader) => default(TForm).Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref T value) => value = default(TForm).Read(ref reader);

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.Compact(schema.Value(typeof(T)));

    public void Describe(ShapeBuilder shape) => shape.Leaf<T, CompactFormatter<T, TForm>>();
}
