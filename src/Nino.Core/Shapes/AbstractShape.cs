using Nino.Core.Formatters;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>A value declared as an abstract class, an interface or <c>object</c>: null or a derived type.</summary>
internal sealed class AbstractShape(Type type, bool isTolerant) : Shape
{
    public override bool AppendWireType(List<byte> into, int depth)
    {
        into.Add(WireTypes.Object);
        return isTolerant;
    }

    public override string FormIn(SchemaBuilder schema) => schema.Base(type);

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(type, reader.Position);
        byte head = reader.Take(1);
        if (head == 0)
        {
            trace.Reach(reader.Position);
        }
        else if (!(Head.IsReference(head) && trace.IsBackReference(ref reader, ref head)))
        {
            trace.Derived(ref reader, head, type);
        }
    }

    /// <remarks>Reading refuses it there, too. To walk on would take what follows for a value, as deep as the input is long.</remarks>
    public override void TraceBody(ref Reader reader, ReadTrace trace, int count) => throw Errors.NoInstances(type);
}
