using System.Globalization;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary><see cref="CultureInfo"/>: its name (format.md §5.1). What a program changed in a culture of its own is not written.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CultureInfoFormatter : IFormatter<CultureInfo>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, CultureInfo? value) => ref writer.WriteText(ref at, value?.Name);

    public CultureInfo? Read(ref Reader reader)
    {
        if (reader.ReadString() is not { } name)
        {
            return null;
        }

        try
        {
            return Platform.CultureOf(name);
        }
        catch (CultureNotFoundException error)
        {
            throw new NinoException("The string is not the name of a culture that this machine has.", error);
        }
    }

    public void ReadInto(ref Reader reader, ref CultureInfo? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<CultureInfo, CultureInfoFormatter>();
}
