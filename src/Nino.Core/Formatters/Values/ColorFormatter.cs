using System.Drawing;

namespace Nino.Core.Formatters;

/// <summary><see cref="Color"/>: nothing, its channels, its number or its name (format.md §5.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ColorFormatter : IFormatter<Color>
{
    private const byte Empty = 0;
    private const byte Channels = 1;
    private const byte Known = 2;
    private const byte Named = 3;

    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, Color value)
    {
        if (value.IsEmpty)
        {
            return ref writer.WriteByte(ref at, Empty);
        }

        if (value.IsKnownColor)
        {
            at = ref writer.WriteByte(ref at, Known);
            return ref writer.WriteVarint(ref at, (uint)value.ToKnownColor());
        }

        if (value.IsNamedColor)
        {
            at = ref writer.WriteByte(ref at, Named);
            return ref writer.WriteText(ref at, value.Name);
        }

        at = ref writer.Room(ref at, 1 + sizeof(int));
        at = Channels;
        Wire.Write(ref Wire.At(ref at, 1), value.ToArgb());
        return ref Wire.At(ref at, 1 + sizeof(int));
    }

    public Color Read(ref Reader reader)
    {
        switch (reader.Take(1))
        {
            case Empty:
                return Color.Empty;
            case Channels:
                return Color.FromArgb(Wire.Read<int>(ref reader.Take(sizeof(int))));
            case Known:
                uint number = reader.ReadVarint();
                Color known = number <= short.MaxValue ? Color.FromKnownColor((KnownColor)number) : default;
                reader.Check(known.IsKnownColor);
                return known;
            case Named:
                string? name = reader.ReadString();
                reader.Check(name is not null);
                return Color.FromName(name!);
            case var head:
                reader.ThrowInvalid($"{head} is not the head of a color.");
                return default;
        }
    }

    public void ReadInto(ref Reader reader, ref Color value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<Color, ColorFormatter>();
}
