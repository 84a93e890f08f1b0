using Nino.Core.Runtime;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>The shape of a type that is bound at run time, looked up late.</summary>
internal sealed class BoundShape<T> : Shape
{
    public override bool AppendWireType(List<byte> into, int depth) => WireTypes.Append(FormatterOf<T>.Binding.Shape, into, depth);

    public override string FormIn(SchemaBuilder schema) => FormatterOf<T>.Binding.Shape.FormIn(schema);

    public override void Trace(ref Reader reader, ReadTrace trace) => FormatterOf<T>.Binding.Shape.Trace(ref reader, trace);
}
