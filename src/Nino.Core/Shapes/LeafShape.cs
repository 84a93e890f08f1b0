using System.Runtime.CompilerServices;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed class LeafShape<T, TFormatter> : Shape
    where TFormatter : struct, IFormatter<T>
{
    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(typeof(T), reader.Position);
        reader.CheckStack<T>();

        Read(ref reader);
        trace.Reach(reader.Position);
    }

    // A frame of its own, which may be large.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Read(ref Reader reader) => default(TFormatter).Read(ref reader);
}
