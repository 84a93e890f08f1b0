namespace Nino.Core.Formatters;

/// <summary>Strings in the ASCII or UTF-8 form, for <see cref="NinoUtf8Attribute"/> (format.md §5).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Utf8StringFormatter : IFormatter<string>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, string? value) => ref writer.WriteTextAsUtf8(ref at, value);

    public string? Read(ref Reader reader) => reader.ReadTextAsUtf8();

    public void ReadInto(ref Reader reader, ref string? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<string, Utf8StringFormatter>();
}
