using Nino.Contract;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A presence byte, then a value; or a struct with an object head, which is 0 for null (format.md §4).</summary>
internal sealed class OptionalShape(Type type, Func<Shape> value, bool isObject) : Shape
{
    /// <summary>The shape of the value.</summary>
    public Shape Value => value();

    public override bool AppendWireType(List<byte> into, int depth)
    {
        if (isObject)
        {
            return WireTypes.Append(Value, into, depth);
        }

        into.Add(WireTypes.Optional);
        return WireTypes.AppendFixedOnly(Value, into, depth);
    }

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Optional(Value.FormIn(schema));

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(type, reader.Position);
        if (isObject ? !reader.TryReadHead(0) : reader.ReadPresence())
        {
            Value.Trace(ref reader, trace);
            return;
        }

        trace.Reach(reader.Position);
    }
}
