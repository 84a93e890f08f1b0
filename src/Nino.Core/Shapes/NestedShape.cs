using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A collection of a class of the user, which is a level of nesting (format.md §10).</summary>
internal sealed class NestedShape(Type type, Shape collection) : Shape
{
    public override Shape Of(Type other) => other == type ? this : new NestedShape(other, collection.Of(other));

    public override bool AppendWireType(List<byte> into, int depth) => WireTypes.Append(collection, into, depth);

    public override string FormIn(SchemaBuilder schema) => schema.OfCollection(type, collection);

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(type, reader.Position);
        trace.Enter(reader.Position);
        collection.Trace(ref reader, trace);
    }
}
