using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A pair or value tuple: its elements one after another (format.md §3); or a <see cref="Tuple"/>: an object whose members they are (format.md §7).</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal sealed class TupleNode : Node, IObjectNode
{
    private readonly Node[] _elements;
    private readonly Func<object, object?>[] _get;
    private readonly Func<object?[], object> _create;
    private readonly MembersShape _shape;
    private int _instanceSize;

    public TupleNode(Type type, Node[] elements)
    {
        Type = type;
        _elements = elements;
        ConstructorInfo constructor = FrameworkMembers.Constructor(type, type.GenericTypeArguments);
        _create = Invokers.Factory(constructor);
        string[] names = constructor.GetParameters().Select(parameter => char.ToUpperInvariant(parameter.Name![0]) + parameter.Name.Substring(1)).ToArray();
        _get = names.Select(name => type.GetField(name) is { } field ? field.GetValue : Invokers.Getter(FrameworkMembers.Getter(type, name))).ToArray();
        FixedSize = !IsObject && elements.All(element => element.FixedSize != 0) ? elements.Sum(element => element.FixedSize) : 0;
        MinSize = IsObject ? 1 : elements.Sum(element => element.MinSize);
        _shape = new MembersShape(type, hasHead: IsObject);
        for (int i = 0; i < elements.Length; i++)
        {
            Node element = elements[i];
            _shape.Add(new MemberShape(names[i], () => element.Shape));
        }
    }

    public override Type Type { get; }

    public override bool IsObject => !Type.IsValueType;

    public override int FixedSize { get; }

    public override int MinSize { get; }

    protected override Shape MakeShape() => _shape;

    public bool IsTolerant => false;

    public ReferenceUse References => ReferenceUse.Never;

    public bool KeepsUnknown => false;

    public NinoUnknownMembers? UnknownOf(object value) => null;

    public int MemberCount => _elements.Length;

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        if (!IsObject)
        {
            return ref WriteElements(ref writer, ref at, value!);
        }

        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (value.GetType() != Type)
        {
            return ref ObjectWriter.WriteDerived(ref writer, ref at, value);
        }

        return ref WriteBody(ref writer, ref at, value, Head.OfCount(_elements.Length));
    }

    public ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head)
    {
        at = ref writer.WriteByte(ref at, head);
        writer.Enter();
        at = ref WriteElements(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    /// <remarks>A tuple is replaced.</remarks>
    public override object? Read(ref Reader reader, object? existing)
    {
        if (!IsObject)
        {
            return _create(ReadElements(ref reader, _elements.Length));
        }

        byte head = reader.Take(1);
        return head == 0 ? null
            : Head.IsDerived(head) ? ObjectReader.ReadDerived(ref reader, head, Type, existing, isReferenced: false)
            : ReadMembers(ref reader, reader.ReadMemberCount(head), null);
    }

    /// <remarks>A tuple cannot be filled: it is replaced.</remarks>
    public object ReadMembers(ref Reader reader, int count, object? existing)
    {
        if (count > _elements.Length)
        {
            reader.ThrowTooManyMembers(count, _elements.Length);
        }

        if (count != _elements.Length)
        {
            reader.Charge(_instanceSize != 0 ? _instanceSize : _instanceSize = InstanceSize.Of(Type));
        }

        reader.Enter();
        object?[] values = ReadElements(ref reader, count);
        if (values is [_, _, _, _, _, _, _, null])
        {
            reader.ThrowInvalid("The rest of a tuple is missing.");
        }

        reader.Leave();
        return _create(values);
    }

    private ref byte WriteElements(ref Writer writer, ref byte at, object value)
    {
        for (int i = 0; i < _elements.Length; i++)
        {
            at = ref _elements[i].Write(ref writer, ref at, _get[i](value));
        }

        return ref at;
    }

    private object?[] ReadElements(ref Reader reader, int count)
    {
        object?[] values = new object?[_elements.Length];
        for (int i = 0; i < count; i++)
        {
            values[i] = _elements[i].Read(ref reader, null);
        }

        return values;
    }
}
