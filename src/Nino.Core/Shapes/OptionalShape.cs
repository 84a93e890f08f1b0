using System;

namespace Nino.Core.Runtime;

/// <summary>A presence byte, then a value (format.md §4).</summary>
internal sealed class OptionalShape(Type type, Func<Shape> value) : Shape
{
    /// <summary>The shape of the value.</summary>
    public Shape Value => value();

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(type, reader.Position);
        if (reader.ReadPresence())
        {
            value().Trace(ref reader, trace);
        }
    }
}
