using Nino.Core.Formatters;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

internal sealed class LeafShape<T, TFormatter> : Shape
    where TFormatter : struct, IFormatter<T>
{
    // To name the type would keep all of its methods in native programs: of DateTime, its texts and time zones.
    private System.Type Type => GetType().GenericTypeArguments[0];

    public override string FormIn(SchemaBuilder schema) => default(TFormatter) is IFormInWords form ? form.FormIn(schema)
        : typeof(TFormatter).IsGenericType && typeof(TFormatter).GetGenericTypeDefinition() == typeof(RawFormatter<>) ? schema.Memory(typeof(T), default(TFormatter).FixedSize)
        : schema.Value(typeof(T));

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        if (trace.IsWalk && TrySkip(ref reader))
        {
            return;
        }

        trace.At(Type, reader.Position);
        reader.CheckStack<T>();

        Read(ref reader);
        trace.Reach(reader.Position);
    }

    public override bool AppendWireType(List<byte> into, int depth)
    {
        if (typeof(TFormatter) == typeof(StringFormatter) || typeof(TFormatter) == typeof(Utf8StringFormatter))
        {
            into.Add(WireTypes.Text);
            return true;
        }

        return WireTypes.AppendFixed(Type, default(TFormatter).FixedSize, into);
    }

    private static bool TrySkip(ref Reader reader)
    {
        if (default(TFormatter).FixedSize != 0)
        {
            reader.Take(default(TFormatter).FixedSize);
            return true;
        }

        return typeof(T) == typeof(string) && default(TFormatter) is not IFormatterOfUser && reader.TrySkipString();
    }

    // A frame of its own, which may be large.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Read(ref Reader reader) => default(TFormatter).Read(ref reader);
}
