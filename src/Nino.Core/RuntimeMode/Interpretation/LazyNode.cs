using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary><see cref="Lazy{T}"/>: a presence byte and its value (format.md §4). Writing makes the value; reading gives one that is made.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal sealed class LazyNode(Type type, Node value) : Node
{
    private readonly Func<object, object?> _get = Invokers.Getter(FrameworkMembers.Getter(type, "Value"));

    // By its name: one of bool has two constructors that take a bool.
    private readonly Func<object?[], object> _create = Invokers.Factory(FrameworkMembers.Kept(Array.Find(type.GetConstructors(), constructor => constructor.GetParameters() is [{ Name: "value" }]), type, "constructor"));

    public override Type Type => type;

    protected override Shape MakeShape() => new PartsShape(new NodeShape(this), static (ref Reader reader, ReadTrace _) => reader.ReadPresence() ? 1 : 0, _ => value.Shape);

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Lazy(value.Shape.FormIn(schema));

    public override ref byte Write(ref Writer writer, ref byte at, object? lazy)
    {
        if (lazy is null)
        {
            return ref writer.WriteNull(ref at);
        }

        object? inner = _get(lazy);
        at = ref writer.WriteByte(ref at, 1);
        return ref value.Write(ref writer, ref at, inner);
    }

    public override object? Read(ref Reader reader, object? existing) => reader.ReadPresence() ? Create(ref reader) : null;

    private object Create(ref Reader reader)
    {
        reader.Charge(MemorySizes.Lazy);
        return _create([value.Read(ref reader, null)]);
    }
}
