using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A collection that may hold itself: each one is a level of nesting (format.md §10).</summary>
internal sealed class CountedNode(Node inner) : Node
{
    public override System.Type Type => inner.Type;

    public override Shape Shape => new NestedShape(Type, inner.Shape);

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        writer.Enter();
        at = ref inner.Write(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    public override object? Read(ref Reader reader, object? existing)
    {
        reader.Enter();
        object? value = inner.Read(ref reader, existing);
        reader.Leave();
        return value;
    }
}
