using System.Linq;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary><see cref="IGrouping{TKey,TElement}"/>: its elements, then its key (format.md §6).</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class GroupingNode(Type type, Node key, Node element, Node array) : Node
{
    private readonly EnumeratedNodes _enumerated = new(element.Type, element);
    private readonly Func<object, object?> _key = Invokers.Getter(FrameworkMembers.Getter(type, "Key"));
    private readonly Func<object?[], object> _create = Invokers.Factory(typeof(Grouping<,>).MakeGenericType(type.GenericTypeArguments).GetConstructors()[0]);

    public override Type Type => type;

    protected override Shape MakeShape() => new PartsShape(new NodeShape(this), PartsShape.UnlessNull(2), index => index == 0 ? array.Shape : key.Shape);

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Group(key.Shape.FormIn(schema), element.Shape.FormIn(schema));

    /// <summary>The key of a group.</summary>
    public object? KeyOf(object group) => _key(group);

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        at = ref _enumerated.Write(ref writer, ref at, value);
        if (value is not null)
        {
            at = ref key.Write(ref writer, ref at, KeyOf(value));
        }

        return ref at;
    }

    public override object? Read(ref Reader reader, object? existing) =>
        array.Read(ref reader, null) is { } read ? _create([key.Read(ref reader, null), read]) : null;
}
