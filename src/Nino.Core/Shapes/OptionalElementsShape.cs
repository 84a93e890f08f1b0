using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A count, then presence bits and the elements that are present (format.md §6).</summary>
/// <param name="type">The collection.</param>
/// <param name="size">The least number of bytes of an element that is present.</param>
/// <param name="elements">The shape of an element that tells by itself whether it is present.</param>
internal sealed class OptionalElementsShape(Type type, int size, Func<Shape> elements) : Shape
{
    public override Shape Of(Type derived) => derived == type ? this : new OptionalElementsShape(derived, size, elements);

    public override bool AppendWireType(List<byte> into, int depth)
    {
        into.Add(WireTypes.OptionalSequence);
        return WireTypes.AppendFixedOnly(((OptionalShape)elements()).Value, into, depth);
    }

    public override string FormIn(SchemaBuilder schema) => SchemaForms.List(elements().FormIn(schema));

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        int start = reader.Position;
        trace.At(type, start);
        if (!reader.TryReadCount(0, out int count))
        {
            return;
        }

        trace.Reach(reader.Position);
        trace.Entry(type, start, reader.Position);
        trace.At(type, reader.Position);
        ref byte bits = ref PresenceBits.TakeAndCheck(ref reader, count, size, out int present);
        if (trace.TryWalkParts(this, ref reader, present))
        {
            return;
        }

        Shape value = ((OptionalShape)elements()).Value;
        for (int i = 0; i < count; i++)
        {
            if (PresenceBits.IsSet(ref bits, i))
            {
                trace.Push(i);
                value.Trace(ref reader, trace);
                trace.Pop();
            }
        }
    }

    /// <remarks>The parts are the elements that are present.</remarks>
    public override void TracePart(ref Reader reader, ReadTrace trace, int index) => ((OptionalShape)elements()).Value.Trace(ref reader, trace);
}
