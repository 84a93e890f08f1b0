using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A member of a version-tolerant type: in its own form where the bytes tell how to skip it, otherwise in a block (format.md §14).</summary>
internal sealed class BlockNode(Node content) : Node
{
    // 0 while it is not known. Threads that find it out together find the same; a bool? has two parts.
    private byte _form;

    public override Type Type => content.Type;

    protected override Shape MakeShape() => new BlockShape(content.Shape, IsBlock);

    // Known once all types are composed.
    private bool IsBlock
    {
        get
        {
            byte form = _form;
            if (form == 0)
            {
                _form = form = Formatters.ShapeBuilder.IsBlock(content.Shape) ? (byte)2 : (byte)1;
            }

            return form == 2;
        }
    }

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        if (!IsBlock)
        {
            return ref content.Write(ref writer, ref at, value);
        }

        Writer part = writer.BeginBlock();
        return ref writer.EndBlock(ref at, ref part, ref content.Write(ref part, ref part.Here, value));
    }

    public override object? Read(ref Reader reader, object? existing) => IsBlock ? ReadBlock(content, ref reader, existing) : content.Read(ref reader, existing);

    /// <summary>Reads a value that stands in a block, whether its form is one or was.</summary>
    public static object? ReadBlock(Node content, ref Reader reader, object? existing)
    {
        Reader part = reader.BeginBlock();
        object? value = content.Read(ref part, existing);
        reader.EndBlock(ref part);
        return value;
    }
}
