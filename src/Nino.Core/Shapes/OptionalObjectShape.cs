using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>A nullable struct with an object head, which is 0 for null.</summary>
internal sealed class OptionalObjectShape<T, TFormatter> : Shape
    where T : struct
    where TFormatter : struct, IFormatter<T>
{
    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(typeof(T?), reader.Position);
        if (!reader.TryReadHead(0))
        {
            ShapeOf<T, TFormatter>.Shape.Trace(ref reader, trace);
        }
    }
}
