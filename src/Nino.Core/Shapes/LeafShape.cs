using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed class LeafShape<T, TFormatter> : Shape
    where TFormatter : struct, IFormatter<T>
{
    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(typeof(T), reader.Position);
        default(TFormatter).Read(ref reader);
    }
}
