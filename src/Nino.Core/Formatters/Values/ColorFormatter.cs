using System.ComponentModel;
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

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(Color value, out long size)
    {
        size = 0;
        return false;
    }

    public void Write(ref Writer writer, Color value)
    {
        if (value.IsEmpty)
        {
            writer.Reserve(1) = Empty;
        }
        else if (value.IsKnownColor)
        {
            writer.Reserve(1) = Known;
            writer.WriteVarint((uint)value.ToKnownColor());
        }
        else if (value.IsNamedColor)
        {
            writer.Reserve(1) = Named;
            writer.Write(value.Name);
        }
        else
        {
            ref byte destination = ref writer.Reserve(1 + sizeof(int));
            destination = Channels;
            Wire.Write(ref Wire.At(ref destination, 1), value.ToArgb());
        }
    }

    public ref byte WriteAt(ref Writer writer, ref byte at, Color value) => ref writer.WriteThrough<Color, ColorFormatter>(ref at, value);

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
