using Nino.Core.Shapes;
using Nino.Core.Versions;

namespace Nino.Core.RuntimeMode;

/// <summary>A value whose parts are not told apart: it is read to find where reading fails.</summary>
internal sealed class NodeShape(Node node) : Shape
{
    public override bool AppendWireType(List<byte> into, int depth) => WireTypes.AppendFixed(node.Type, node.FixedSize, into);

    public override string FormIn(SchemaBuilder schema) => node.FormIn(schema);

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(node.Type, reader.Position);
        node.Read(ref reader, null);
        trace.Reach(reader.Position);
    }
}
