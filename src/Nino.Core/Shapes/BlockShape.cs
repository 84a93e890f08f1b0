using System.Collections.Generic;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A length, then a value with type indexes of its own (format.md §14).</summary>
internal sealed class BlockShape(Shape content) : Shape
{
    public override bool AppendWireType(List<byte> into, int depth)
    {
        into.Add(WireTypes.Block);
        return true;
    }

    public override string FormIn(SchemaBuilder schema) => content.FormIn(schema);

    public override void Trace(ref Reader reader, ReadTrace trace)
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
