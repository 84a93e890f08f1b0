using System.Globalization;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>An enum, in the form of its underlying type.</summary>
internal sealed class EnumNode(Type type, Node underlying) : Node
{
    private readonly Type _underlying = type.GetEnumUnderlyingType();

    public override Type Type => type;

    public override int FixedSize => underlying.FixedSize;

    public override bool IsCompactNumber => underlying.IsCompactNumber;

    public override Shape Shape => new NodeShape(this);

    public override string FormIn(SchemaBuilder schema) => underlying.Shape.FormIn(schema);

    public override ref byte Write(ref Writer writer, ref byte at, object? value) =>
        ref underlying.Write(ref writer, ref at, Convert.ChangeType(value, _underlying, CultureInfo.InvariantCulture));

    public override object Read(ref Reader reader, object? existing) => Enum.ToObject(type, underlying.Read(ref reader, null)!);
}
