using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>An enum, in the form of its underlying type.</summary>
internal sealed class EnumNode(Type type, Node underlying) : Node
{
    public override Type Type => type;

    public override int FixedSize => underlying.FixedSize;

    public override bool IsCompactNumber => underlying.IsCompactNumber;

    protected override Shape MakeShape() => new NodeShape(this);

    public override string FormIn(SchemaBuilder schema) => underlying.Shape.FormIn(schema);

    /// <remarks>The box of an enum is unboxed as its integer.</remarks>
    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref underlying.Write(ref writer, ref at, value);

    public override object Read(ref Reader reader, object? existing) => Enum.ToObject(type, underlying.Read(ref reader, null)!);
}
