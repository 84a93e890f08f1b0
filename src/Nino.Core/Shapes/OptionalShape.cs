using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed class OptionalShape<T, TFormatter> : Shape
    where T : struct
    where TFormatter : struct, IFormatter<T>
{
    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(typeof(T?), reader.Position);
        if (reader.ReadPresence())
        {
            ShapeOf<T, TFormatter>.Shape.Trace(ref reader, trace);
        }
    }
}
