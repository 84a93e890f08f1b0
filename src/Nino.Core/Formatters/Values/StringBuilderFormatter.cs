using System.Text;

namespace Nino.Core.Formatters;

/// <summary><see cref="StringBuilder"/>: its string (format.md §5.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct StringBuilderFormatter : IFormatter<StringBuilder>
{
    /// <summary>What an empty one takes in memory.</summary>
    private const int Empty = 112;

    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, StringBuilder? value) => ref writer.WriteText(ref at, value?.ToString());

    public StringBuilder? Read(ref Reader reader)
    {
        if (reader.ReadString() is not { } text)
        {
            return null;
        }

        reader.Charge(Empty);
        return new StringBuilder(text);
    }

    /// <remarks>The builder keeps its instance; it is cleared and refilled.</remarks>
    public void ReadInto(ref Reader reader, ref StringBuilder? value)
    {
        if (value is null)
        {
            value = Read(ref reader);
        }
        else if (reader.ReadString() is not { } text)
        {
            value = null;
        }
        else
        {
            value.Clear().Append(text);
        }
    }

    public void Describe(ShapeBuilder shape) => shape.Leaf<StringBuilder, StringBuilderFormatter>();
}
