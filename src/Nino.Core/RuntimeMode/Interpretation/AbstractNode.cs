using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A type without instances of its own: null, or a value of a derived type (format.md §7).</summary>
internal sealed class AbstractNode(Type type) : Node
{
    public override Type Type => type;

    public override bool IsObject => true;

    protected override Shape MakeShape() => new AbstractShape(type, DeclaredRules.Of(type) is { IsTolerant: true });

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        return ref ObjectWriter.WriteDerived(ref writer, ref at, value);
    }

    public override object? Read(ref Reader reader, object? existing) => ObjectReader.ReadAbstract(ref reader, type, existing);
}
