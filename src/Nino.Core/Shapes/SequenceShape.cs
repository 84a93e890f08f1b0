using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed class SequenceShape<T, TElement, TElementFormatter> : Shape
    where TElementFormatter : struct, IFormatter<TElement>
{
    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        int start = reader.Position;
        trace.At(typeof(T), start);
        if (!reader.TryReadCount(default(TElementFormatter).MinSize, out int count))
        {
            return;
        }

        Shape element = ShapeOf<TElement, TElementFormatter>.Shape;
        for (int i = 0; i < count; i++)
        {
            trace.Entry(typeof(T), start, reader.Position);
            trace.Push(i);
            element.Trace(ref reader, trace);
            trace.Pop();
        }
    }
}
