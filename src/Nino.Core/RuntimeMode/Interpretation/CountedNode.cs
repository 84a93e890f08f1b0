using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A collection that may hold itself: each one is a level of nesting (format.md §10).</summary>
/// <param name="inner">The collection.</param>
/// <param name="element">Its elements, where it is a struct: as a member of a version-tolerant object that is a block (format.md §14).</param>
internal sealed class CountedNode(Node inner, Node? element = null) : Node
{
    public override System.Type Type => inner.Type;

    protected override Shape MakeShape() => element is null ? new NestedShape(Type, inner.Shape)
        : element.Present is not null ? new NodeShape(this)
        : new PartsShape(new NodeShape(this), CountParts, _ => element.Shape);

    public override string FormIn(SchemaBuilder schema) => inner.Shape.FormIn(schema);

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

    private int CountParts(ref Reader reader, ReadTrace trace)
    {
        trace.Enter(reader.Position);
        return reader.TryReadCount(element!.MinSize, out int count) ? count : 0;
    }
}
