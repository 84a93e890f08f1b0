namespace Nino.Core.Formatters;

/// <summary>Strings in their shortest form (format.md §5).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct StringFormatter : IFormatter<string>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, string? value) => ref writer.WriteText(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? Read(ref Reader reader) => reader.TryReadNullOrOneChar(out string? text) ? text : reader.ReadString();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref string? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<string, StringFormatter>();
}
