using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed class MapShape<T, TKey, TKeyFormatter, TValue, TValueFormatter> : Shape
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        int start = reader.Position;
        trace.At(typeof(T), start);
        if (!reader.TryReadCount(default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize, out int count))
        {
            return;
        }

        Shape key = ShapeOf<TKey, TKeyFormatter>.Shape;
        Shape value = ShapeOf<TValue, TValueFormatter>.Shape;
        for (int i = 0; i < count; i++)
        {
            trace.Entry(typeof(T), start, reader.Position);
            trace.Push(i);
            trace.Push("Key");
            trace.Key(typeof(TKey), reader.Position);
            key.Trace(ref reader, trace);
            trace.Pop();
            trace.Push("Value");
            value.Trace(ref reader, trace);
            trace.Pop();
            trace.Pop();
        }
    }
}
