using Nino.Contract;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A count, then elements, whose shape is looked up late because types may be recursive.</summary>
internal sealed class SequenceShape(Type type, int minSize, Func<Shape> elements) : Shape
{
    public override Shape Of(Type derived) => derived == type ? this : new SequenceShape(derived, minSize, elements);

    public override bool AppendWireType(List<byte> into, int depth)
    {
        into.Add(WireTypes.Sequence);
        return WireTypes.Append(elements(), into, depth);
    }

    public override string FormIn(SchemaBuilder schema) => SchemaForms.List(elements().FormIn(schema));

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        int start = reader.Position;
        trace.At(type, start);
        bool isNull = !reader.TryReadCount(minSize, out int count);
        trace.Reach(reader.Position);
        if (isNull || trace.TryWalkParts(this, ref reader, count))
        {
            return;
        }

        Shape element = elements();
        for (int i = 0; i < count; i++)
        {
            trace.Entry(type, start, reader.Position);
            trace.Push(i);
            element.Trace(ref reader, trace);
            trace.Pop();
        }
    }

    public override void TracePart(ref Reader reader, ReadTrace trace, int index) => elements().Trace(ref reader, trace);
}
