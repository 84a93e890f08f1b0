using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A collection that holds itself: its node is known once it is composed.</summary>
internal sealed class RecursiveNode(Type type) : Node
{
    private Node? _node;

    public override Type Type => type;

    public override Node? Present => _node!.Present;

    protected override Shape MakeShape() => _node!.Shape;

    public Node? Complete(Node? node) => _node = node;

    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref _node!.Write(ref writer, ref at, value);

    public override object? Read(ref Reader reader, object? existing) => _node!.Read(ref reader, existing);
}
