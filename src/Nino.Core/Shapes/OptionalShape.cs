using System;
using System.Collections.Generic;
using Nino.Contract;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A presence byte, then a value (format.md §4).</summary>
internal sealed class OptionalShape(Type type, Func<Shape> value) : Shape
{
    /// <summary>The shape of the value.</summary>
    public Shape Value => value();

    public override bool AppendWireType(List<byte> into, int depth)
    {
        into.Add(WireTypes.Optional);
        return WireTypes.AppendFixedOnly(value(), into, depth);
    }

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Optional(Value.FormIn(schema));

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(type, reader.Position);
        if (reader.ReadPresence())
        {
            value().Trace(ref reader, trace);
            return;
        }

        trace.Reach(reader.Position);
    }
}
