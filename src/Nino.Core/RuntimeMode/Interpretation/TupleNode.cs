using System;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A pair or value tuple: its elements one after another (format.md §3).</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal sealed class TupleNode : Node
{
    private readonly Node[] _elements;
    private readonly Func<object, object?>[] _get;
    private readonly ConstructorInfo _create;
    private readonly MembersShape _shape;

    public TupleNode(Type type, Node[] elements)
    {
        Type = type;
        _elements = elements;
        _create = FrameworkMembers.Constructor(type, type.GenericTypeArguments);
        string[] names = _create.GetParameters().Select(parameter => char.ToUpperInvariant(parameter.Name![0]) + parameter.Name.Substring(1)).ToArray();
        _get = names.Select(name => type.GetField(name) is { } field ? field.GetValue : Invokers.Getter(FrameworkMembers.Getter(type, name))).ToArray();
        FixedSize = elements.All(element => element.FixedSize != 0) ? elements.Sum(element => element.FixedSize) : 0;
        _shape = new MembersShape(type, hasHead: false);
        for (int i = 0; i < elements.Length; i++)
        {
            Node element = elements[i];
            _shape.Add(new MemberShape(names[i], () => element.Shape));
        }
    }

    public override Type Type { get; }

    public override int FixedSize { get; }

    public override Shape Shape => _shape;

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        for (int i = 0; i < _elements.Length; i++)
        {
            at = ref _elements[i].Write(ref writer, ref at, _get[i](value!));
        }

        return ref at;
    }

    /// <remarks>A tuple is replaced.</remarks>
    public override object Read(ref Reader reader, object? existing)
    {
        object?[] values = new object?[_elements.Length];
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = _elements[i].Read(ref reader, null);
        }

        return _create.Invoke(values);
    }
}
