using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A member of a version-tolerant type (format.md §14): a length, then a value with type indexes of its own, or the value alone.</summary>
/// <param name="content">The value.</param>
/// <param name="isBlock">Whether it stands behind a length.</param>
internal sealed class BlockShape(Shape content, bool isBlock) : Shape
{
    public bool IsBlock => isBlock;

    public override bool AppendWireType(List<byte> into, int depth)
    {
        if (!isBlock)
        {
            return content.AppendWireType(into, depth);
        }

        into.Add(WireTypes.Block);
        return true;
    }

    public override string FormIn(SchemaBuilder schema) => content.FormIn(schema);

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        if (isBlock)
        {
            TraceBlock(ref reader, trace);
        }
        else
        {
            content.Trace(ref reader, trace);
        }
    }

    /// <summary>Reads the value where it stands alone, whether it still does or not.</summary>
    public void TraceContent(ref Reader reader, ReadTrace trace) => content.Trace(ref reader, trace);

    /// <summary>Reads the value where it stands behind a length, whether it still does or not.</summary>
    public void TraceBlock(ref Reader reader, ReadTrace trace)
    {
        if (trace.IsWalk)
        {
            reader.SkipBlock();
            return;
        }

        Reader part = reader.BeginBlock();
        content.Trace(ref part, trace);
        reader.EndBlock(ref part);
    }
}
