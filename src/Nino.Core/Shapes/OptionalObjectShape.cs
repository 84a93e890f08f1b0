using System;
using System.Collections.Generic;
using Nino.Contract;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A nullable struct with an object head, which is 0 for null.</summary>
internal sealed class OptionalObjectShape(Type type, Func<Shape> value) : Shape
{
    public override bool AppendWireType(List<byte> into, int depth) => WireTypes.Append(value(), into, depth);

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Optional(value().FormIn(schema));

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(type, reader.Position);
        if (!reader.TryReadHead(0))
        {
            value().Trace(ref reader, trace);
            return;
        }

        trace.Reach(reader.Position);
    }
}
